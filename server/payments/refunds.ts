import { randomUUID } from 'node:crypto'
import type { Cents } from '../../domain/common/money'
import { addMoneyDocument } from '../documents/record'
import { booksOf, enter } from '../ledger/ledger'
import type { Services } from '../platform/services/services'
import { chargesFor, policyCharges } from './balance'
import type { Payment } from './payment'
import { addRefund, type NewRefund, payableTo } from './refundRow'

type RefundServices = Pick<Services, 'db' | 'jobs' | 'now'>

export interface Owing {
  readonly contactId: string
  /** more than 0, and no more than we hold of the contact and do not owe already */
  readonly amountCents: Cents
  /** in words, for who reads the books */
  readonly reason: string
  /** the change of the policy that it comes of; null where it comes of none */
  readonly changeId: string | null
  readonly actor: string
}

export interface AccruedRefund {
  /** of the credit memo */
  readonly ledgerId: number
  readonly transactionId: string
  /** of the credit memo's document */
  readonly token: string
  /** the newest charge's first; one without a payment is paid out by staff */
  readonly refundIds: readonly string[]
}

/**
 * Money is to go back, in a transaction that has locked the contact: it is credited at once, and moves when the job
 * `refund` has asked the processor (server/payments/refundJob).
 * @throws for more than we hold and do not owe already
 */
export async function accrueRefund(services: RefundServices, owing: Owing): Promise<AccruedRefund> {
  const { db, jobs } = services
  const { contactId, amountCents, reason, changeId, actor } = owing
  const memo = await enter(db, {
    contactId,
    kind: 'creditMemo',
    purpose: changeId === null ? 'refund' : `change:${changeId}`,
    chargedCents: -amountCents,
    paidCents: 0,
    description: reason,
    actor,
  })
  const { token } = await addMoneyDocument(db, { contactId, kind: 'creditMemo', ledgerId: memo.id })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${memo.id}`)
  const refundIds = await accrueAgainstCharges(services, owing, await policyCharges(db, contactId))
  return { ledgerId: memo.id, transactionId: memo.transactionId, token, refundIds }
}

type Charges = Awaited<ReturnType<typeof chargesFor>>

/**
 * The same of what was credited already. The amount is spread over what was charged to cards for it, the newest charge
 * first, what each has left, and never over what staff charged beside it; what came by check has no payment, and stays owed
 * until staff pay it out.
 */
async function accrueAgainstCharges(
  services: RefundServices,
  owing: Owing,
  charges: Charges,
): Promise<readonly string[]> {
  const { db } = services
  const { contactId, amountCents } = owing
  const { paidCents } = await booksOf(db, contactId)
  if (!(amountCents > 0) || amountCents > paidCents - (await payableTo(db, contactId)))
    throw new Error(`${amountCents} cannot be owed of ${paidCents}`)
  const parts: Part[] = []
  let rest = amountCents
  for (const { id, left: remaining } of charges) {
    const part = Math.min(rest, remaining)
    if (part > 0) parts.push({ paymentId: id, amountCents: part })
    rest -= part
  }
  if (rest > 0) parts.push({ paymentId: null, amountCents: rest })
  const ids: string[] = []
  for (const part of parts) ids.push(await add(services, { ...owing, ...part, id: randomUUID() }))
  return ids
}

/** What came for an order that ended without a policy: to the cards that paid it, and the rest by check. */
export async function accrueReceived(services: RefundServices, owing: Owing, purpose: string): Promise<void> {
  const charges = await chargesFor(services.db, owing.contactId, (entry) => entry.purpose === purpose)
  await accrueAgainstCharges(services, owing, charges)
}

/** What a charge was for cannot be had, and the processor did not give it back when it was asked: staff will see to it. */
export async function accrueCharge(services: RefundServices, payment: Payment, actor: string): Promise<void> {
  await add(services, {
    // under which it was asked already
    id: payment.id,
    contactId: payment.contact_id,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    reason: 'What was charged for could not be made',
    changeId: null,
    actor,
  })
}

type Part = Pick<NewRefund, 'paymentId' | 'amountCents'>

async function add(services: RefundServices, refund: NewRefund): Promise<string> {
  const { id, contactId, paymentId } = refund
  await addRefund(services.db, services.now(), refund)
  if (paymentId !== null) await services.jobs.enqueue('refund', { contactId, refundId: id }, `refund:${id}`)
  return id
}
