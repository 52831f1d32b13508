import type { Selectable } from 'kysely'
import type { DocumentTable } from '../db/schema'
import { purchasePurpose } from '../payments/rows'
import { policyOf } from '../policies/rows'
import { conditionsOf } from '../quotes/terms'
import type { Services } from '../services'
import { signerBehind } from '../signatures/signing'
import { checkUrlOf } from './checkUrl'
import type { Signer } from './facts/types'
import { type CertificateKind, type DocumentKind, inOrder, isPolicyKind } from './kinds'

export type DocumentRow = Selectable<DocumentTable>

/**
 * What was bought with a quote, as the policy is now, and its documents in order, made or not, without those that were
 * replaced. Throws where there is no policy.
 */
export async function boughtBy({ db, config }: Pick<Services, 'db' | 'config'>, contactId: string) {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('This contact has no policy')
  const { quote_number, ...words } = await db.q
    .selectFrom('contact')
    .select(['quote_number', 'description_of_operations', 'holder_words', 'offered_terms'])
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
    .select(['kind', 'code', 'issued', 'replaced', 'signed_with'])
    .where('policy_number', '=', policy.policy_number)
    .where('policy_version', '=', policy.version)
    .orderBy('issued')
    .execute()
  const codes: Partial<Record<CertificateKind, string>> = Object.fromEntries(
    certificates.filter(({ replaced }) => replaced === null).map(({ kind, code }) => [kind, code]),
  )
  const reissued: Partial<Record<CertificateKind, Date>> = Object.fromEntries(
    certificates.map(({ kind, issued }) => [kind, issued]),
  )
  const signers: Partial<Record<CertificateKind, Signer>> = {}
  for (const { kind, signed_with } of certificates) signers[kind] = await signerBehind(db, signed_with)
  return {
    policy,
    quoteNumber: quote_number,
    codes,
    issued: certificates[0]?.issued ?? policy.created,
    signedBy: await signerBehind(db, certificates[0]?.signed_with ?? null),
    signers,
    /** of each certificate, which may have been made anew since then */
    reissued,
    conditions: conditionsOf(words.offered_terms),
    words: { description: words.description_of_operations, holder: words.holder_words },
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
