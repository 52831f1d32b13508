import { sql } from 'kysely'
import type { Services } from '../platform/services/services'
import { type DocumentRow, fileNameOf } from './record'

/** The page where anybody checks a certificate, to which its code is added. */
export const checkUrlOf = ({ baseUrl }: Services['config']): string => `${baseUrl}/quote/certificate`

type FileLookup =
  | { readonly state: 'made'; readonly bytes: Buffer; readonly fileName: string }
  | { readonly state: 'coming' }

/** The file behind a document's address; null where the address is nobody's. */
export async function fileBehind(services: Services, token: string): Promise<FileLookup | null> {
  const { db, files, log } = services
  const row = await db.q.selectFrom('document').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) return null
  if (row.made !== null && row.file_key !== null) {
    const bytes = await files.get(row.file_key)
    if (bytes) return { state: 'made', bytes, fileName: fileNameOf(row) }
    log.error({ policy: row.policy_number, kind: row.kind }, 'a made document is gone from the store')
  }
  if (row.replaced !== null) return behindNext(services, row)
  if (row.made !== null) await makeAgain(services, token, row.contact_id)
  return { state: 'coming' }
}

/**
 * Of a version that was replaced before its file was made, or whose file is lost: what that version said is known no
 * longer, so its address leads to what stands in its place.
 */
async function behindNext(services: Services, { policy_number, kind }: DocumentRow): Promise<FileLookup | null> {
  const next = await services.db.q
    .selectFrom('document')
    .select('token')
    .where('policy_number', '=', policy_number)
    .where('kind', '=', kind)
    .where('replaced', 'is', null)
    .executeTakeFirst()
  return next ? fileBehind(services, next.token) : null
}

/** Once, however many ask meanwhile: only who takes the mark away queues the job. */
async function makeAgain({ db, jobs }: Services, token: string, contactId: string): Promise<void> {
  await db.tx(async () => {
    const taken = await db.q
      .updateTable('document')
      .set({ made: null, file_key: null })
      .where('token', '=', token)
      .where('made', 'is not', null)
      .returning(sql<number>`1`.as('one'))
      .executeTakeFirst()
    if (taken) await jobs.enqueue('documents', { contactId })
  })
}
