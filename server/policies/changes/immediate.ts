import { sql } from 'kysely'
import type { MadeChange, Price } from '../../../contract/client'
import { centsOf } from '../../../domain/common/money'
import { addMoneyDocument } from '../../documents/record'
import { enter } from '../../ledger/ledger'
import { policyMoneyOf, unpaidForPolicy } from '../../payments/balance'
import { paymentNotMade } from '../../payments/problems'
import { accrueCredited, accrueRefund } from '../../payments/refunds'
import type { PurchaseServices } from '../../payments/services'
import { seal, unseal } from '../../platform/crypto/seal'
import type { Db } from '../../platform/db/database'
import type { Change } from '../changeHistory'
import { type ChangeToApply, makeChange } from './apply'
import { changeOf } from './change'
import { madeChange } from './confirmation'

interface AtOnce extends Omit<ChangeToApply, 'price' | 'transactionId' | 'paymentId'> {
  /** as sent by the caller; it seals the answer */
  readonly key: string
}

/** Makes a change without a payment: applies it and accrues any refund in one transaction. */
export async function makeAtOnce(services: PurchaseServices, { key, ...making }: AtOnce): Promise<Change> {
  const { db } = services
  const { change } = making
  const transactionId =
    change.difference_cents < 0 ? await refundDifference(services, making) : await nextTransaction(db)
  await creditUnpaid(services, making)
  await makeChange(services, { ...making, price: change.price, transactionId })
  const made = (await changeOf(db, change.id))!
  const answer = seal(JSON.stringify(await madeChange(services, made)), key)
  await db.q.updateTable('policy_change').set({ answer }).where('id', '=', change.id).execute()
  return { ...made, answer }
}

/**
 * A cancellation also refunds what was credited before and not paid out, and credits the rest only.
 * @returns the transaction id of the credit memo; a new one where nothing more is credited
 */
async function refundDifference(services: PurchaseServices, { contact, policy, change, actor }: Omit<AtOnce, 'key'>) {
  const { db } = services
  const isCancellation = change.type === 'cancel'
  const creditedCents = isCancellation ? (await policyMoneyOf(db, contact.id)).credit : 0
  const owing = {
    contactId: contact.id,
    amountCents: -change.difference_cents,
    creditedCents,
    reason: `Policy ${policy.policy_number} ${isCancellation ? 'canceled' : 'changed'}`,
    changeId: change.id,
    actor,
  }
  if (owing.amountCents > creditedCents) return (await accrueRefund(services, owing)).transactionId
  await accrueCredited(services, owing)
  return nextTransaction(db)
}

/**
 * Credits the part of a never paid charge that a lower price takes off, such as after a returned check: nothing is
 * refunded for it, and nothing stays due for it.
 */
async function creditUnpaid({ db }: PurchaseServices, { contact, policy, change, actor }: Omit<AtOnce, 'key'>) {
  const lower = dueIn(policy.price) - dueIn(change.price) + Math.min(0, change.difference_cents)
  const cents = Math.min(lower, await unpaidForPolicy(db, contact.id))
  if (cents <= 0) return
  const { id: ledgerId } = await enter(db, {
    contactId: contact.id,
    kind: 'creditMemo',
    purpose: `change:${change.id}`,
    chargedCents: 0 - cents,
    paidCents: 0,
    description: `Policy ${policy.policy_number} ${change.type === 'cancel' ? 'canceled' : 'changed'}: not paid`,
    actor,
  })
  await addMoneyDocument(db, { contactId: contact.id, kind: 'creditMemo', ledgerId })
}

const dueIn = ({ pricing_detail }: Price) => centsOf(pricing_detail.amount_due)

/** A change without a payment has no ledger entry, but still gets a transaction id (decision 39). */
async function nextTransaction(db: Db): Promise<string> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('transaction_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return `T-${number}`
}

/** The first answer, to the byte. @throws Problem 402 for a change that was never made */
export function replayed({ answer }: Change, key: string): MadeChange {
  if (answer === null) throw paymentNotMade()
  return JSON.parse(unseal(answer, key))
}
