import { sql } from 'kysely'
import type { Price } from '../../contract/client'
import { countedAnswers } from '../../domain/application/applicable'
import { move, readStatus } from '../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../contacts/contact'
import { addMoneyDocument } from '../documents/record'
import { audit } from '../platform/audit/audit'
import type { Services } from '../platform/services/services'
import { wholeAnswers } from '../quotes/answers'
import { listedOf } from '../quotes/listing'
import { quoteFacts } from '../quotes/quoteFacts'
import { recordEvent } from '../webhooks/record'
import { addPolicyDocuments } from './documents'
import { writePremium } from './written'

export interface Binding {
  /** locked by the surrounding transaction */
  readonly contact: Contact
  /** computed from the contact's answers, and paid */
  readonly price: Price
  readonly transactionId: string
  /** ledger entry of the payment, or of its last part */
  readonly ledgerId: number
  readonly actor: string
}

/**
 * Issues the policy in the transaction that settles its payment: policy number, purchased answers and price, document
 * addresses, and the jobs that render and mail the documents.
 * @throws where the quote's status does not allow a purchase; the eligibility check has excluded that
 */
export async function bindPolicy(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  binding: Binding,
): Promise<void> {
  const { contact, price, transactionId, ledgerId, actor } = binding
  const moved = move(readStatus(contact.quote_status), { type: 'quote.purchased' })
  if (!moved.ok) throw new Error(`a ${moved.from} quote was about to be bound`)
  const policyNumber = await nextPolicyNumber(db)
  const facts = quoteFacts(contact)
  const answers = wholeAnswers(contact.answers, facts)
  const priceJson = JSON.stringify(price)
  await db.q
    .insertInto('policy')
    .values({
      policy_number: policyNumber,
      contact_id: contact.id,
      created: now(),
      // includes the facts from the quote's version and partner that the decision used
      answers: JSON.stringify({ ...contact.answers, ...facts }),
      price: priceJson,
      transaction_id: transactionId,
    })
    .execute()
  await db.q
    .updateTable('contact')
    .set({
      quote_status: moved.status,
      policy_number: policyNumber,
      price: priceJson,
      transaction_ids: JSON.stringify([transactionId]),
      version: contact.version + 1,
      edited: now(),
      ...listedOf([contact.quote_number, policyNumber], answers),
    })
    .where('id', '=', contact.id)
    .execute()
  const after = { answers: { ...contact.answers, ...facts }, price }
  await writePremium(db, { kind: 'issued', contactId: contact.id, policyNumber, before: null, after, at: now() })
  const { coverage_type: coverageType } = countedAnswers(answers)
  const contactId = contact.id
  await addPolicyDocuments(db, { contactId, policyNumber, version: 1, coverageType, at: now() })
  await addMoneyDocument(db, { contactId, kind: 'receipt', ledgerId })
  await jobs.enqueue('documents', { contactId }, `documents:${policyNumber}`)
  await jobs.enqueue('mail', { kind: 'purchase', contactId }, `mail:purchase:${policyNumber}`)
  await audit(db, {
    actor,
    entity: 'contact',
    entityId: contact.id,
    action: 'quote.purchased',
    before: { quote_status: contact.quote_status },
    after: { quote_status: moved.status, policy_number: policyNumber },
  })
  await audit(db, {
    actor,
    entity: 'policy',
    entityId: policyNumber,
    contactId,
    action: 'policy.bound',
    after: { contact_id: contact.id, transaction_id: transactionId, amount_due: price.pricing_detail.amount_due },
  })
  await recordEvent({ db, jobs, now }, contact, 'policy.purchased')
}

/** MQE- and seven digits. A failed transaction leaves a gap. */
async function nextPolicyNumber(db: Services['db']): Promise<string> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('policy_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return `MQE-${String(number).padStart(7, '0')}`
}
