import type { PolicyDocument, Purchase } from '../../contract/client'
import { contactEmail } from '../../domain/application/payload'
import type { Db } from '../db/database'
import { documentsOf } from './documents'
import { makePolicyLink } from './links'
import { boughtAnswers, policyOf } from './rows'

/** What a buyer is told: the policy, where its documents will be, and a signed link of its own to manage it. */
export async function purchaseOf(db: Db, contactId: string, now: Date): Promise<Purchase> {
  const policy = await policyOf(db, contactId)
  if (!policy) throw new Error('a payment was captured and there is no policy')
  const answers = boughtAnswers(policy)
  const documents = await documentsOf(db, contactId)
  const link = await makePolicyLink(db, { contactId, lastDay: answers.event_end_date, now })
  return {
    policy_number: policy.policy_number,
    sales_receipt_url: urlOf(documents, 'receipt'),
    coi_url: urlOf(documents, 'certificate'),
    coi_ec_url: urlOf(documents, 'cancellationCertificate'),
    policy_ec_url: urlOf(documents, 'cancellationPolicy'),
    policy_sel_url: urlOf(documents, 'policy'),
    email: contactEmail(answers) ?? '',
    contact: { id: contactId, policy_number: policy.policy_number },
    amount_due: policy.price.pricing_detail.amount_due,
    transaction_id: policy.transaction_id,
    manage_policy_link: link.path,
  }
}

const urlOf = (documents: readonly PolicyDocument[], kind: PolicyDocument['kind']) =>
  documents.find((document) => document.kind === kind)?.url ?? null
