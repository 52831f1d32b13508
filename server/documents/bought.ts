import type { Selectable } from 'kysely'
import type { DocumentTable } from '../db/schema'
import { purchasePurpose } from '../payments/rows'
import { policyOf } from '../policies/rows'
import type { Services } from '../services'
import { type DocumentKind, documentKinds } from './kinds'

export type DocumentRow = Selectable<DocumentTable>

/** What was bought with a quote, and its documents in order, made or not. Throws where there is no policy. */
export async function boughtBy({ db }: Services, contactId: string) {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('This contact has no policy')
  const found: DocumentRow[] = await db.q
    .selectFrom('document')
    .selectAll()
    .where('policy_number', '=', policy.policy_number)
    .execute()
  const rows = found.sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind))
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
  const tokens: Partial<Record<DocumentKind, string>> = Object.fromEntries(rows.map(({ kind, token }) => [kind, token]))
  return { policy, quoteNumber: quote_number, tokens, payment, rows }
}

/** As a download or an attachment is called. */
export const fileNameOf = ({ name, policy_number }: Pick<DocumentRow, 'name' | 'policy_number'>) =>
  `${name} ${policy_number}.pdf`
