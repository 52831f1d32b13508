import { terms } from '../../domain/application/terms'
import { electronicRecords } from '../../domain/quote/electronicRecords'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { SignedTerms } from '../platform/db/schema'

/**
 * Stores the signer's consent to electronic records (ESIGN Act, 15 U.S.C. 7001(c)) with its text, in the transaction of
 * the signature. The edition of the terms names the text, because the text is a part of them.
 */
export async function storeConsent(
  db: Db,
  { contactId, signed, actor }: { readonly contactId: string; readonly signed: SignedTerms; readonly actor: string },
): Promise<void> {
  const { name, version, signed: agreed, answersHash } = signed
  await db.q
    .insertInto('electronic_consent')
    .values({
      contact_id: contactId,
      version,
      text: electronicRecords().join('\n'),
      answer: terms.fields.terms_agreed.label,
      name,
      answers_hash: answersHash,
      agreed,
    })
    .execute()
  await audit(db, {
    actor,
    entity: 'contact',
    entityId: contactId,
    action: 'consent.given',
    after: { version, name, agreed },
  })
}
