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

/** A refund that was decided, and how much of it is made by what staff pay out now. */
export interface Taken {
  readonly refund: Refund
  readonly cents: Cents
}

/** What an amount is made up of that goes back. */
export interface GoingBack {
  /** of what waits for staff */
  readonly taken: readonly Taken[]
  /** more than the rule gives back: it is credited first */
  readonly excessCents: Cents
}

type RefundForm = Pick<Form, 'amountCents' | 'note'>

/**
 * Of what an amount consists: first what waits for staff, those that are `nearer` before the others; then what is paid for
 * nothing; then more than the rule gives.
 * @throws Problem 422 for more than was paid, and for more than the rule gives without a note (decision 49)
 */
export function refundableOf(
  balance: AccountBalance,
  { amountCents, note }: RefundForm,
  nearer: (refund: Refund) => boolean,
): GoingBack {
  const { mostBackCents, creditCents, byRuleCents } = balance
  if (amountCents > mostBackCents)
    throw wrongAnswers({ amount: `No more than ${dollars(dollarsOf(mostBackCents))} was paid and is still here` })
  const waiting = balance.payableRefunds.filter(waitsForStaff)
  const taken: Taken[] = []
  let rest = amountCents
  for (const refund of [...waiting.filter(nearer), ...waiting.filter((one) => !nearer(one))]) {
    const cents = Math.min(rest, refund.amount_cents)
    if (cents > 0) taken.push({ refund, cents })
    rest -= cents
  }
  const excessCents = Math.max(0, rest - Math.max(0, creditCents))
  if (excessCents > 0 && note === null)
    throw wrongAnswers({ note: `More than the ${dollars(dollarsOf(byRuleCents))} that is owed: say why` })
  return { taken, excessCents }
}

/**
 * What the processor refused may be paid in another way only while nobody asks it again: the job stays locked until this
 * transaction ends, and finds the refund gone by then.
 * @throws Problem 409 while it is asked
 */
export async function lockRefundJobs(db: Db, taken: readonly Taken[]): Promise<void> {
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

/** Staff give back more than is owed: the charge is taken back with it, so that it is not due again. */
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
