import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { enter } from '../ledger/ledger'
import type { Refund } from '../payments/refundRow'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type AccountBalance, waitsForStaff } from './balance'
import { addEntryDocument } from './document'
import type { Form } from './transactionForm'
import { staffPurposes } from './voidable'

/** A payable refund, and the cents of it that staff pay out now. */
export interface PayoutRequest {
  readonly refund: Refund
  readonly cents: Cents
}

/** The parts of an amount to refund. */
export interface RefundSplit {
  /** parts of refunds that wait for staff */
  readonly taken: readonly PayoutRequest[]
  /** cents above the rule, which are credited first */
  readonly excessCents: Cents
}

type RefundForm = Pick<Form, 'amountCents' | 'note'>
/** Whether a payout settles a refund before the others. */
export type IsFirst = (refund: Refund, balance: AccountBalance) => boolean

/**
 * Splits an amount to refund: first refunds that wait for staff, beginning with those of `isFirst`; then
 * the credit of the account; then the excess over the rule.
 * @throws Problem 422 for more than was paid, and for more than the rule allows without a note (decision 49)
 */
export function refundableOf(
  balance: AccountBalance,
  { amountCents, note }: RefundForm,
  isFirst: IsFirst,
): RefundSplit {
  const { mostBackCents, creditCents, byRuleCents } = balance
  if (amountCents > mostBackCents)
    throw wrongAnswers({ amount: `No more than ${dollars(dollarsOf(mostBackCents))} can be refunded` })
  const taken = waitingRefunds(balance, amountCents, isFirst)
  const rest = amountCents - taken.reduce((sum, { cents }) => sum + cents, 0)
  const excessCents = Math.max(0, rest - Math.max(0, creditCents))
  if (excessCents > 0 && note === null)
    throw wrongAnswers({ note: `More than the ${dollars(dollarsOf(byRuleCents))} that is due: give a reason` })
  return { taken, excessCents }
}

/** The parts of refunds that wait for staff, up to an amount in cents, beginning with those of `isFirst`. */
export function waitingRefunds(
  balance: AccountBalance,
  amountCents: Cents,
  isFirst: IsFirst,
): readonly PayoutRequest[] {
  const waiting = balance.payableRefunds.filter(waitsForStaff)
  const [first, others] = [true, false].map((is) => waiting.filter((refund) => isFirst(refund, balance) === is))
  const taken: PayoutRequest[] = []
  let rest = amountCents
  for (const refund of [...first!, ...others!]) {
    const cents = Math.min(rest, refund.amount_cents)
    if (cents > 0) taken.push({ refund, cents })
    rest -= cents
  }
  return taken
}

/**
 * A refused refund may be paid another way only while no job retries it. The job stays locked until this transaction
 * ends, and then finds the refund gone.
 * @throws Problem 409 while it is being retried
 */
export async function lockRefundJobs(db: Db, taken: readonly PayoutRequest[]): Promise<void> {
  const keys = taken.filter(({ refund }) => refund.payment_id !== null).map(({ refund }) => `refund:${refund.id}`)
  if (keys.length === 0) return
  const jobs = await db.q
    .selectFrom('job')
    .select(['done', 'dead'])
    .where('dedupe_key', 'in', keys)
    .forUpdate()
    .execute()
  if (jobs.some(({ done, dead }) => done === null && dead === null))
    throw new Problem(409, 'The payment processor is being asked about this refund. Try again in a minute')
}

interface Excess {
  readonly contactId: string
  readonly cents: Cents
  readonly note: string | null
  readonly actor: string
  readonly isElsewhere?: boolean
  readonly dated?: string | null
}

/** Credits the excess that staff refund above the rule, so that it does not become due again. */
export async function creditExcess(services: Pick<Services, 'db' | 'jobs'>, excess: Excess): Promise<void> {
  const { contactId, cents, note, actor, isElsewhere = false, dated = null } = excess
  if (cents === 0) return
  const { id, transactionId } = await enter(services.db, {
    contactId,
    kind: 'creditMemo',
    purpose: staffPurposes.creditMemo,
    chargedCents: 0 - cents,
    paidCents: 0,
    description: 'Refund',
    actor,
    note,
    isElsewhere,
    dated,
  })
  if (!isElsewhere) await addEntryDocument(services, contactId, 'creditMemo', id)
  await audit(services.db, {
    actor,
    entity: 'transaction',
    entityId: transactionId,
    contactId,
    action: 'creditMemo.entered',
    after: { transaction_id: transactionId, amount_cents: cents, note },
  })
}
