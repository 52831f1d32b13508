import type { Selectable } from 'kysely'
import type { DocumentTable } from '../db/schema'
import { hasten } from '../jobs/queue'
import { policyOf } from '../policies/rows'
import { purchasePurpose } from '../payments/rows'
import type { Services } from '../services'
import { factsOf } from './facts'

type DocumentRow = Selectable<DocumentTable>

/**
 * Makes the files of a policy that are not made yet. A file lies under a key of its own for each version of the policy,
 * and its row is marked once it is there, so a repeated job writes the same again or has nothing to do.
 */
export async function makeDocuments(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const contactId = String(payload['contactId'])
  const { db, files, now } = services
  const bought = await boughtBy(services, contactId)
  // the renderer takes a while to load, and a server that only answers calls does without it
  const { renderDocument } = await import('./render')
  for (const row of bought.rows.filter(({ made }) => made === null)) {
    const key = `documents/${row.policy_number}/${bought.policy.version}/${row.kind}.pdf`
    await files.put(key, await renderDocument(row.kind, factsOf(bought)))
    await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()
  }
  await hasten(db, 'mail', contactId)
}

async function boughtBy({ db }: Services, contactId: string) {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('There is no policy to make documents of')
  const rows: DocumentRow[] = await db.q
    .selectFrom('document')
    .selectAll()
    .where('policy_number', '=', policy.policy_number)
    .orderBy('kind')
    .execute()
  const { quote_number } = await db.q
    .selectFrom('contact')
    .select('quote_number')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const payment = await db.q
    .selectFrom('payment')
    .select(['card_type', 'cc_last_digits'])
    .where('contact_id', '=', contactId)
    .where('purpose', '=', purchasePurpose)
    .where('state', '=', 'captured')
    .executeTakeFirst()
  const certificateToken = rows.find(({ kind }) => kind === 'certificate')?.token ?? policy.policy_number
  return { policy, quoteNumber: quote_number, certificateToken, payment, rows }
}
