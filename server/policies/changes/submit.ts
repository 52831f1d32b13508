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
import { makeAtOnce, replayed } from './immediate'
import { changeInProgress, differenceChanged } from './problems'
import { workOut } from './quote'
import { type OrderedChange, readWanted } from './request'

/** of what is asked about and was never ordered: it only closes the key */
const nothingOrdered = 'change:none'

/**
 * Makes a change of a policy, or cancels it, once under its key (decision 39).
 *
 * What costs more follows the protocol of payments: the change is written down as it was worked out, and made in the
 * transaction that settles its payment. What costs nothing, or gives money back, is made at once with what is owed for it.
 * So a server that dies leaves a policy that is changed and paid, or neither.
 *
 * @throws Problem what `readWanted`, `workOut` and `pay` say; 409 where the difference is not the one that was shown, or
 * another change is being paid for; 422 where the key is another order's
 */
export async function submitChange(
  services: PurchaseServices,
  order: OrderedChange,
  actor: string,
): Promise<MadeChange> {
  const known = await changeUnder(services.db, order.keyHash)
  if (!known && order.isAsking && order.differenceCents > 0) return paidFor(services, nothingOrdered, order, actor)
  const change = known ?? (await begin(services, order, actor))
  if (!isSameOrder(change, order) || change.actor !== actor) throw idempotencyKeyReused()
  if (change.difference_cents <= 0) return replayed(change, order.key)
  return paidFor(services, changePurposeName(change), { ...order, amountCents: change.difference_cents }, actor)
}

const paidFor = async (services: PurchaseServices, purpose: string, order: OrderedChange, actor: string) =>
  (await pay(services, purpose, order, actor)) as MadeChange

/** Who asks after a reload no longer knows what stood in the form; whose policy it is about has to be right. */
const isSameOrder = (change: Change, order: OrderedChange) =>
  change.contact_id === order.contactId && (order.isAsking || change.request_hash === order.requestHash)

function begin(services: PurchaseServices, order: OrderedChange, actor: string): Promise<Change> {
  const { db, now } = services
  return db.tx(async () => {
    const contact = await lockContact(db, order.contactId)
    const policy = contact && (await policyOf(db, contact.id))
    if (!contact || !policy) throw notFound('policy')
    // the same call was a moment faster
    const known = await changeUnder(db, order.keyHash)
    if (known) return known
    if (await hasLiveChange(db, contact.id)) throw changeInProgress()
    const wanted = readWanted(order.form, boughtAnswers(policy))
    const worked = await workOut(db, { contact, policy, wanted, at: now() })
    if (worked.difference !== order.differenceCents)
      throw differenceChanged(worked.price, signedDollars(dollarsOf(worked.difference)))
    await dropRequested(db, contact.id)
    const { keyHash, requestHash } = order
    const { reason } = wanted
    const change = await addChange(db, { policy, worked, keyHash, requestHash, reason, actor, now: now() })
    if (!change) throw idempotencyKeyReused()
    return worked.difference > 0 ? change : makeAtOnce(services, { contact, policy, change, key: order.key, actor })
  })
}
