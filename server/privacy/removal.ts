import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { array, assert, type Infer, string, type } from 'superstruct'
import { hashOf } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { JobHandler } from '../platform/jobs/handler'
import { storedContent } from '../platform/mail/content'
import { letterEnding, outbox } from '../platform/mail/folder'
import type { Services } from '../platform/services/services'
import { textOutbox } from '../platform/sms/transport'
import { dataMap, tables } from './dataMap'
import { columnsOf, everyRow, type Row, type RowCondition, rowsOf, type Sought } from './rows'

const removalPayload = type({
  /** keys in the file store */
  keys: array(string()),
  /** keys of the content of mail, which names the attachments */
  contents: array(string()),
  /** the ends of file names, where a folder stands in for a mail server */
  letters: array(string()),
  /** hashes of phone numbers, where a folder stands in for a text message provider */
  texts: array(string()),
})
type Removal = Infer<typeof removalPayload>

/** The files of the rows that are about to be erased. */
export async function removalOf(db: Db, sought: Sought, isMeant: RowCondition = everyRow): Promise<Removal> {
  const keys: string[] = []
  for (const [name, table] of tables.filter(([name]) => name !== 'mail_log')) {
    const columns = columnsOf(table, ['file'])
    if (columns.length === 0) continue
    const rows = await rowsOf(db, [name, table], sought, isMeant)
    keys.push(...rows.flatMap((row) => columns.flatMap((column) => keysIn(row[column]))))
  }
  const mail = await rowsOf(db, ['mail_log', dataMap.mail_log], sought, isMeant)
  const history = await rowsOf(db, ['audit', dataMap.audit], sought, isMeant)
  return {
    keys,
    contents: mail.flatMap(({ content_key }) => keysIn(content_key)),
    letters: mail.map(({ message_id }) => letterEnding(String(message_id))),
    texts: history.flatMap(phonesIn).map(hashOf),
  }
}

/** The history has the recipients of a text message. */
function phonesIn({ after }: Row): string[] {
  const { recipients } = (after ?? {}) as { recipients?: readonly string[] }
  return (recipients ?? []).filter((recipient) => recipient.startsWith('+'))
}

/** The keys in a column: one, or those of a list of files. */
export function keysIn(value: Row[string]): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? (value as readonly { key: string }[]).map(({ key }) => key) : []
}

/** Queues the removal, in the transaction that erases the rows. */
export async function queueRemoval({ jobs }: Services, removal: Removal): Promise<void> {
  if (Object.values(removal).some((each) => each.length > 0)) await jobs.enqueue('erasure', removal)
}

/** Removes the files of erased rows. */
export const removeErased: JobHandler = async (services, payload) => {
  assert(payload, removalPayload)
  const { files, config } = services
  for (const key of payload.contents) {
    const content = await storedContent(files, key)
    for (const attachment of content?.attachments ?? []) if (attachment.key) await files.remove(attachment.key)
    await files.remove(key)
  }
  for (const key of payload.keys) await files.remove(key)
  await removeFrom(outbox(config.dataFolder), (name) => payload.letters.some((ending) => name.endsWith(` ${ending}`)))
  await removeFrom(textOutbox(config.dataFolder), (name) => payload.texts.includes(hashOf(name.split(' ')[0]!)))
}

/** A server with a mail server, or with a provider of text messages, has no such folder. */
async function removeFrom(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isMeant)) await rm(path.join(folder, name), { force: true })
}
