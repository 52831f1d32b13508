import type { MadeChange } from '../../../contract/client'
import { signedDollars } from '../../../domain/common/formats'
import { dollarsOf } from '../../../domain/common/money'
import { lockContact } from '../../contacts/contact'
import { pay } from '../../payments/pay'
import type { PurchaseServices } from '../../payments/services'
import { idempotencyKeyReused, notFound } from '../../platform/problems/problem'
import type { Change } from '../changeHistory'
import { boughtAnswers, policyOf } from '../policy'
import { addChange, changePurposeName, changeUnder, dropRequested, hasLiveChange } from './change'
import { assertOwnRefund } from './eligibility'
import { makeAtOnce, replayed } from './immediate'
import { assertChangeUnstopped } from './moratorium'
import { changeInProgress, differenceChanged } from './problems'
import { workOut } from './quote'
import { type OrderedChange, readWanted } from './request'

/** the purpose of a status request for an unknown key: it charges nothing, and nothing can be bought under the key later */
const nothingOrdered = 'change:none'

/**
 * Changes or cancels a policy, once per key (decision 39).
 *
 * A change that costs more follows the payment protocol: the quoted change is stored, and applied in the transaction
 * that settles its payment. Any other change is applied at once, with its refund accrued. So a crash leaves a policy
 * that is changed and paid, or neither.
 *
 * @throws Problem as `readWanted`, `workOut` and `pay` do; 409 where the difference has changed since it was shown, or
 * another change is being paid for; 422 where the key belongs to another order
 */
export async function submitChange(
  services: PurchaseServices,
  order: OrderedChange,
  actor: string,
): Promise<MadeChange> {
  const known = await changeUnder(services.db, order.keyHash)
  // `isAsking`: a status request; the page makes one only for a change that costs more
  if (!known && order.isAsking && order.differenceCents > 0) return paidFor(services, nothingOrdered, order, actor)
  const change = known ?? (await begin(services, order, actor))
  if (!isSameOrder(change, order) || change.actor !== actor) throw idempotencyKeyReused()
  if (change.difference_cents <= 0) return replayed(change, order.key)
  return paidFor(services, changePurposeName(change), { ...order, amountCents: change.difference_cents }, actor)
}

const paidFor = async (services: PurchaseServices, purpose: string, order: OrderedChange, actor: string) =>
  (await pay(services, purpose, order, actor)) as MadeChange

/** After a reload, a status request no longer has the form, so only the policy must match. */
const isSameOrder = (change: Change, order: OrderedChange) =>
  change.contact_id === order.contactId && (order.isAsking || change.request_hash === order.requestHash)

function begin(services: PurchaseServices, order: OrderedChange, actor: string): Promise<Change> {
  const { db, now } = services
  return db.tx(async () => {
    const contact = await lockContact(db, order.contactId)
    const policy = contact && (await policyOf(db, contact.id))
    if (!contact || !policy) throw notFound('policy')
    // a concurrent call with the same key was faster
    const known = await changeUnder(db, order.keyHash)
    if (known) return known
    if (await hasLiveChange(db, contact.id)) throw changeInProgress()
    const wanted = readWanted(order.form, boughtAnswers(policy))
    const worked = await workOut(db, { contact, policy, wanted, at: now() })
    if (actor === 'customer') await assertOwnRefund(db, contact.id, worked.difference)
    if (worked.difference !== order.differenceCents)
      throw differenceChanged(worked.price, signedDollars(dollarsOf(worked.difference)))
    await assertChangeUnstopped(db, policy, worked, now())
    await dropRequested(db, contact.id)
    const { keyHash, requestHash } = order
    const { reason } = wanted
    const change = await addChange(db, { policy, worked, keyHash, requestHash, reason, actor, now: now() })
    if (!change) throw idempotencyKeyReused()
    return worked.difference > 0 ? change : makeAtOnce(services, { contact, policy, change, key: order.key, actor })
  })
}
