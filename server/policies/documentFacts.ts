import { checkUrlOf } from '../documents/file'
import { documentRows } from '../documents/record'
import { purchasePurpose } from '../payments/payment'
import type { CertificateKind } from '../pdf/facts/kinds'
import type { PurchasedPolicy } from '../pdf/facts/policy'
import type { Services } from '../platform/services/services'
import { conditionsOf } from '../quotes/terms'
import { policyOf } from './policy'
import { signerOfDrawing } from './signer'

/**
 * The current policy of a contact and its documents in order, rendered or not, without replaced ones. Throws where
 * there is no policy.
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
    .select(['kind', 'code', 'issued', 'replaced', 'signed_with', 'holder_words', 'description_of_operations'])
    .where('policy_number', '=', policy.policy_number)
    .where('policy_version', '=', policy.version)
    .orderBy('issued')
    .execute()
  const codes: Partial<Record<CertificateKind, string>> = Object.fromEntries(
    certificates.filter(({ replaced }) => replaced === null).map(({ kind, code }) => [kind, code]),
  )
  /** the facts of each certificate's own document, by its code */
  const own: Record<string, Pick<PurchasedPolicy, 'codes' | 'issued' | 'signedBy' | 'words'>> = {}
  for (const { kind, code, issued, signed_with, holder_words, description_of_operations } of certificates)
    own[code] = {
      codes: { ...codes, [kind]: code },
      issued,
      signedBy: await signerOfDrawing(db, signed_with),
      words: { description: description_of_operations, holder: holder_words },
    }
  return {
    policy,
    quoteNumber: quote_number,
    codes,
    issued: certificates[0]?.issued ?? policy.created,
    signedBy: await signerOfDrawing(db, certificates[0]?.signed_with ?? null),
    certificates: own,
    conditions: conditionsOf(words.offered_terms),
    words: { description: words.description_of_operations, holder: words.holder_words },
    checkUrl: checkUrlOf(config),
    payment,
    rows: await documentRows(db, contactId),
  }
}
