import type { Price } from '../../../contract/client'
import type { Contact } from '../../contacts/contact'
import { addMoneyDocument } from '../../documents/record'
import type { Eligibility, PaymentPurpose } from '../../payments/purpose'
import type { PurchaseServices } from '../../payments/services'
import { Problem } from '../../platform/problems/problem'
import { policyOf } from '../policy'
import { makeChange } from './apply'
import { changeOf } from './change'
import { madeChange } from './confirmation'
import { assertChangeUnstopped } from './moratorium'
import { policyChanged } from './problems'
import { workOut } from './quote'

/** Payment purpose of a change that costs more than was paid so far. */
export const changePurpose = (changeId: string): PaymentPurpose<Price> => ({
  permit: (services, contact, amountCents, at) => eligibilityFor(services, changeId, { contact, amountCents, at }),

  async admit({ db, now }, contact) {
    const [change, policy] = [await changeOf(db, changeId), await policyOf(db, contact.id)]
    if (change && policy) await assertChangeUnstopped(db, policy, change, now())
  },

  requester: async ({ db }) => (await changeOf(db, changeId))?.actor,

  async bind(services, { contact, payment, transactionId, ledgerId, actor, price }) {
    const { db } = services
    const [change, policy] = [await changeOf(db, changeId), await policyOf(db, contact.id)]
    if (!change || !policy) throw new Error('a change was paid for that nobody asked for')
    await makeChange(services, { contact, policy, change, price, transactionId, paymentId: payment.id, actor })
    await addMoneyDocument(db, { contactId: contact.id, kind: 'receipt', ledgerId })
  },

  async answer(services) {
    const change = await changeOf(services.db, changeId)
    if (!change) throw new Error('a change was paid for that nobody asked for')
    return madeChange(services, change)
  },
})

interface Paid {
  readonly contact: Contact
  readonly amountCents: number
  readonly at: Date
}

/** Recomputes the change from the current policy; trusts nothing from before the payment. */
async function eligibilityFor(
  { db }: PurchaseServices,
  changeId: string,
  { contact, amountCents, at }: Paid,
): Promise<Eligibility> {
  const [change, policy] = [await changeOf(db, changeId), await policyOf(db, contact.id)]
  if (!change || !policy || change.contact_id !== contact.id) return { ok: false, problem: policyChanged() }
  if (change.state !== 'asked' || change.policy_version !== policy.version)
    return { ok: false, problem: policyChanged() }
  try {
    const wanted = { type: change.type, given: change.answers }
    const { difference, price } = await workOut(db, { contact, policy, wanted, at })
    return difference === amountCents ? { ok: true, price } : { ok: false, problem: policyChanged() }
  } catch (problem) {
    if (problem instanceof Problem) return { ok: false, problem }
    throw problem
  }
}
