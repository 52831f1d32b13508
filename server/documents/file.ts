import { sql } from 'kysely'
import type { Services } from '../platform/services/services'
import { type DocumentRow, fileNameOf } from './record'

/** The public page that checks certificates; the code is appended. */
export const checkUrlOf = ({ baseUrl }: Services['config']): string => `${baseUrl}/quote/certificate`

type FileLookup =
  | { readonly state: 'made'; readonly bytes: Buffer; readonly fileName: string }
  | { readonly state: 'coming' }

/** The file of a document's address; null for an unknown address. */
export async function findFile(services: Services, token: string): Promise<FileLookup | null> {
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
 * The replacement of a document whose file was never rendered or is lost. The earlier version's content is no longer
 * known, so its address serves the current one.
 */
async function behindNext(
  services: Services,
  { policy_number, kind, holder_words }: DocumentRow,
): Promise<FileLookup | null> {
  const next = await services.db.q
    .selectFrom('document')
    .select('token')
    .where('policy_number', '=', policy_number)
    .where('kind', '=', kind)
    .where('holder_words', 'is not distinct from', holder_words)
    .where('replaced', 'is', null)
    .executeTakeFirst()
  return next ? findFile(services, next.token) : null
}

/** Queues one job however many requests come: only the request that clears the mark does so. */
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
