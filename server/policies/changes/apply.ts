import type { Price } from '../../../contract/client'
import { type Answers, blankAnswers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { move, readStatus } from '../../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../../contacts/contact'
import { audit } from '../../platform/audit/audit'
import type { Services } from '../../platform/services/services'
import { picked } from '../../quotes/approval'
import { listedOf } from '../../quotes/listing'
import { recordEvent } from '../../webhooks/record'
import { announceCertificates } from '../certificateNews'
import type { Change } from '../changeHistory'
import { addPolicyDocuments } from '../documents'
import type { Policy } from '../policy'
import { writePremium } from '../written'

type MakeServices = Pick<Services, 'db' | 'jobs' | 'now'>

export interface ChangeToApply {
  /** locked by the surrounding transaction */
  readonly contact: Contact
  readonly policy: Policy
  readonly change: Change
  readonly price: Price
  /** transaction id of the ledger entry; a new one where no money moves */
  readonly transactionId: string
  readonly paymentId?: string
  readonly actor: string
}

/** Applies a requested change in the transaction that settles its payment. */
export async function makeChange(services: MakeServices, making: ChangeToApply): Promise<void> {
  const { db, jobs } = services
  const { contact, policy, change } = making
  if (change.type === 'cancel') await cancel(services, making)
  else await replace(services, making)
  await db.q
    .updateTable('policy_change')
    .set({
      state: 'made',
      number: change.type === 'cancel' ? null : policy.changes + 1,
      payment_id: making.paymentId ?? null,
      transaction_id: making.transactionId,
      made: services.now(),
    })
    .where('id', '=', change.id)
    .execute()
  await writePremium(db, {
    kind: change.type === 'cancel' ? 'cancelled' : 'changed',
    contactId: contact.id,
    policyNumber: policy.policy_number,
    before: policy,
    after: { answers: change.type === 'cancel' ? policy.answers : change.answers, price: making.price },
    at: services.now(),
  })
  await jobs.enqueue('documents', { contactId: contact.id }, `documents:change:${change.id}`)
  await announceCertificates(services, { contactId: contact.id, occasion: change.id })
  await recordEvent(services, contact, change.type === 'cancel' ? 'policy.canceled' : 'policy.changed')
  const kind = change.type === 'cancel' ? 'policyCancelled' : 'policyChanged'
  await jobs.enqueue('mail', { kind, contactId: contact.id, changeId: change.id }, `mail:${kind}:${change.id}`)
}

/** Creates a new policy version with its own documents, and updates the contact to the new coverage. */
async function replace({ db, now }: MakeServices, making: ChangeToApply): Promise<void> {
  const { contact, policy, change, price, transactionId, actor } = making
  const whole: Answers = { ...blankAnswers, ...change.answers }
  const version = policy.version + 1
  const answers = JSON.stringify(change.answers)
  await db.q
    .updateTable('policy')
    .set({ version, answers, price: JSON.stringify(price), changes: policy.changes + 1 })
    .where('policy_number', '=', policy.policy_number)
    .execute()
  const { catalogue: _, is_hcc: __, ...answered } = change.answers
  await db.q
    .updateTable('contact')
    .set({
      answers: JSON.stringify(answered),
      price: JSON.stringify(price),
      transaction_ids: JSON.stringify([...idsOf(contact, policy), transactionId]),
      version: contact.version + 1,
      edited: now(),
      ...listedOf([contact.quote_number, policy.policy_number], whole),
    })
    .where('id', '=', contact.id)
    .execute()
  const { coverage_type: coverageType } = countedAnswers(whole)
  const { policy_number: policyNumber } = policy
  await addPolicyDocuments(db, { contactId: contact.id, policyNumber, version, coverageType, at: now() })
  const fields = change.what.map(({ field }) => field)
  await audit(db, {
    actor,
    entity: 'policy',
    entityId: policyNumber,
    contactId: contact.id,
    action: 'policy.changed',
    before: { version: policy.version, amount_due: dueIn(policy.price), answers: picked(policy.answers, fields) },
    after: {
      version,
      amount_due: dueIn(price),
      answers: picked(change.answers, fields),
      transaction_id: transactionId,
    },
  })
}

const dueIn = ({ pricing_detail }: Price) => pricing_detail.amount_due

/** The purchase's id comes before those of the changes. */
const idsOf = ({ transaction_ids: ids }: Contact, { transaction_id }: Policy) =>
  ids.length > 0 ? ids : [transaction_id]

/** The canceled policy keeps its answers. Links stay valid, so that its documents remain readable. */
async function cancel({ db, now }: MakeServices, { contact, policy, change, ...making }: ChangeToApply): Promise<void> {
  const moved = move(readStatus(contact.quote_status), { type: 'policy.cancelled' })
  if (!moved.ok) throw new Error(`a ${moved.from} policy was about to be canceled`)
  await db.q.updateTable('policy').set({ cancelled: now() }).where('policy_number', '=', policy.policy_number).execute()
  await db.q
    .updateTable('contact')
    .set({ quote_status: moved.status, version: contact.version + 1, edited: now() })
    .where('id', '=', contact.id)
    .execute()
  await audit(db, {
    actor: making.actor,
    entity: 'policy',
    entityId: policy.policy_number,
    contactId: contact.id,
    action: 'policy.cancelled',
    before: { quote_status: contact.quote_status, amount_due: dueIn(policy.price) },
    after: {
      quote_status: moved.status,
      amount_due: dueIn(making.price),
      reason: change.reason,
      transaction_id: making.transactionId,
    },
  })
}
