import type { Selectable } from 'kysely'
import type { DocumentTable } from '../db/schema'
import { purchasePurpose } from '../payments/rows'
import { policyOf } from '../policies/rows'
import type { Services } from '../services'
import { checkUrlOf } from './checkUrl'
import { type CertificateKind, type DocumentKind, inOrder, isPolicyKind } from './kinds'

export type DocumentRow = Selectable<DocumentTable>

/**
 * What was bought with a quote, as the policy is now, and its documents in order, made or not, without those that were
 * replaced. Throws where there is no policy.
 */
export async function boughtBy({ db, config }: Pick<Services, 'db' | 'config'>, contactId: string) {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('This contact has no policy')
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
  const certificates = await db.q
    .selectFrom('certificate')
    .select(['kind', 'code', 'issued'])
    .where('policy_number', '=', policy.policy_number)
    .where('policy_version', '=', policy.version)
    .execute()
  const codes: Partial<Record<CertificateKind, string>> = Object.fromEntries(
    certificates.map(({ kind, code }) => [kind, code]),
  )
  return {
    policy,
    quoteNumber: quote_number,
    codes,
    issued: certificates[0]?.issued ?? policy.created,
    checkUrl: checkUrlOf(config),
    payment,
    rows: await documentRows(db, contactId),
  }
}

/** In the order in which they are listed, without those that were replaced. */
export async function documentRows(db: Services['db'], contactId: string): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = await db.q
    .selectFrom('document')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('replaced', 'is', null)
    .execute()
  return inOrder(rows)
}

interface Named {
  readonly name: string
  readonly kind: DocumentKind
  readonly policy_number: string | null
}

/** As a download or an attachment is called. A paper of money has its number in its name. */
export const fileNameOf = ({ name, kind, policy_number }: Named) =>
  `${isPolicyKind(kind) ? `${name} ${policy_number}` : name}.pdf`
