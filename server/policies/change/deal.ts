import type { Price } from '../../../contract/client'
import type { Deal, Verdict } from '../../payments/deal'
import type { Contact } from '../../payments/rows'
import type { PurchaseServices } from '../../payments/services'
import { Problem } from '../../problem'
import { addMoneyDocument } from '../documents'
import { policyOf } from '../rows'
import { makeChange } from './make'
import { policyChanged } from './problems'
import { changeOf } from './rows'
import { madeChange } from './told'
import { workOut } from './workOut'

/** A change that costs more than was paid so far, as the protocol of payments sees it. */
export const changeDeal = (changeId: string): Deal<Price> => ({
  permit: (services, contact, amountCents, at) => verdictOn(services, changeId, { contact, amountCents, at }),

  async bind(services, { contact, payment, transactionId, ledgerId, actor, price }) {
    const { db } = services
    const [change, policy] = [await changeOf(db, changeId), await policyOf(db, contact.id)]
    if (!change || !policy) throw new Error('a change was paid for that nobody asked for')
    await makeChange(services, { contact, policy, change, price, transactionId, paymentId: payment.id, actor })
    const version = policy.version + 1
    const { policy_number: policyNumber } = policy
    await addMoneyDocument(db, { contactId: contact.id, policyNumber, kind: 'receipt', ledgerId, version })
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

/** Works the change out again from what the policy is by now: nothing that was said before it was paid is believed. */
async function verdictOn(
  { db }: PurchaseServices,
  changeId: string,
  { contact, amountCents, at }: Paid,
): Promise<Verdict> {
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
