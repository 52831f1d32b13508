import type { Services } from '../services/services'
import { newToken } from './seal'

type Stores = Pick<Services, 'db' | 'files' | 'newId'>

/** the keys that this process has read */
const known = new WeakMap<Services['files'], Map<string, string>>()

/**
 * The key that encrypts secrets of the database. It is a file of the file store, which all nodes share, so a copy of the
 * database alone opens nothing. Two nodes that begin at the same time agree on the file that the database names.
 * @throws if its file is missing
 */
export async function storedKey({ db, files, newId }: Stores, purpose: string): Promise<string> {
  const keys = known.get(files) ?? new Map<string, string>()
  known.set(files, keys)
  const named = async () =>
    (await db.q.selectFrom('encryption_key').select('file').where('purpose', '=', purpose).executeTakeFirst())?.file
  const file = (await named()) ?? (await made({ db, files, newId }, purpose)) ?? (await named())!
  const read = keys.get(file) ?? (await files.get(file))?.toString('utf8')
  if (!read) throw new Error(`The file store lacks ${file}, the key of ${purpose}`)
  keys.set(file, read)
  return read
}

/** @returns null if another node was faster */
async function made({ db, files, newId }: Stores, purpose: string): Promise<string | null> {
  const file = `secrets/${newId()}.key`
  await files.put(file, Buffer.from(newToken()))
  const row = await db.q
    .insertInto('encryption_key')
    .values({ purpose, file })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .returning('file')
    .executeTakeFirst()
  return row?.file ?? null
}
