import type { Cents } from '../../domain/common/money'
import { addMoneyDocument } from '../documents/record'
import { booksOf, enter } from '../ledger/ledger'
import type { Services } from '../platform/services/services'
import { chargesFor, policyCharges } from './balance'
import type { Payment } from './payment'
import { addRefund, type NewRefund, payableTo } from './refundRow'

type RefundServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>

export interface RefundToAccrue {
  readonly contactId: string
  /** more than 0, and at most the cents we hold for the contact and do not owe already */
  readonly amountCents: Cents
  /** the part of it that a credit memo covers already, less than the whole; 0 by default */
  readonly creditedCents?: Cents
  /** shown in the ledger */
  readonly reason: string
  /** the change of the policy that causes the refund; null for any other cause */
  readonly changeId: string | null
  readonly actor: string
}

export interface AccruedRefund {
  /** ledger entry of the credit memo */
  readonly ledgerId: number
  readonly transactionId: string
  /** document token of the credit memo */
  readonly token: string
  /** the refund of the newest charge comes first; a refund without a payment is paid out by staff */
  readonly refundIds: readonly string[]
}

/**
 * Accrues a refund in a transaction that has locked the contact. The credit is immediate; the money moves when the job
 * `refund` reaches the processor (refundJob.ts).
 * @throws for more cents than we hold and do not owe already
 */
export async function accrueRefund(services: RefundServices, owing: RefundToAccrue): Promise<AccruedRefund> {
  const { db, jobs } = services
  const { contactId, amountCents, creditedCents = 0, reason, changeId, actor } = owing
  const memo = await enter(db, {
    contactId,
    kind: 'creditMemo',
    purpose: changeId === null ? 'refund' : `change:${changeId}`,
    chargedCents: creditedCents - amountCents,
    paidCents: 0,
    description: reason,
    actor,
  })
  const { token } = await addMoneyDocument(db, { contactId, kind: 'creditMemo', ledgerId: memo.id })
  await jobs.enqueue('documents', { contactId }, `documents:ledger:${memo.id}`)
  const refundIds = await accrueCredited(services, owing)
  return { ledgerId: memo.id, transactionId: memo.transactionId, token, refundIds }
}

/** Accrues the refund of an amount that earlier credit memos cover: to the cards that paid, the rest by check. */
export const accrueCredited = async (services: RefundServices, owing: RefundToAccrue): Promise<readonly string[]> =>
  accrueAgainstCharges(services, owing, await policyCharges(services.db, owing.contactId))

type Charges = Awaited<ReturnType<typeof chargesFor>>

/**
 * Accrues refunds for an amount already credited. It spreads the amount over the card charges of the policy, newest
 * first, up to what remains of each, and never over other staff charges. Money that came by check has no payment and
 * stays payable until staff pay it out.
 */
async function accrueAgainstCharges(
  services: RefundServices,
  owing: RefundToAccrue,
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
  for (const part of parts) ids.push(await add(services, { ...owing, ...part, id: services.newId() }))
  return ids
}

/** Accrues the refund of an order that ended without a policy: to the cards that paid, the rest by check. */
export async function accrueReceived(services: RefundServices, owing: RefundToAccrue, purpose: string): Promise<void> {
  const charges = await chargesFor(services.db, owing.contactId, (entry) => entry.purpose === purpose)
  await accrueAgainstCharges(services, owing, charges)
}

/** Accrues the refund of a charge whose purchase failed after the processor refused to refund it. Staff resolve it. */
export async function accrueCharge(services: RefundServices, payment: Payment, actor: string): Promise<void> {
  await add(services, {
    // the id under which the processor was already asked
    id: payment.id,
    contactId: payment.contact_id,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    reason: 'The charged order could not be completed',
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
