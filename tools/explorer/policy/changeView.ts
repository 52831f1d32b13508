import { centsOf } from '../../../domain/common/money'
import type { Charge } from '../money/processor'
import {
  bankCentsOf,
  chargesBeside,
  payableCentsOf,
  repeated,
  sumOf,
  timesSettled,
  writtenCentsOf,
} from '../money/sums'
import { isLive } from '../money/view'
import type { Row } from '../tables/syntax'
import { chargeReference, holder, owner, priceCents } from './bought'
import type { PolicyState, Shown } from './state'
import { type Upkeep, upkeepOf } from './upkeep'

/** A changed policy as an auditor would look at it. */
export interface ChangeView extends Upkeep {
  /** changes that were made, and the versions that they gave the policy */
  readonly made: number
  readonly versions: number
  readonly changeAudits: number
  /** the policy, its quote and the last change have the same answers and the same price */
  readonly isAgreed: boolean
  /** made changes of another version of the policy than the one they were worked out for */
  readonly outdatedChanges: number
  /** cents of the policy’s price, of what a canceled one keeps of it, and of the purchase with all made changes */
  readonly policyCents: number
  readonly retainedCents: number
  readonly agreedCents: number
  readonly chargedCents: number
  readonly bookCents: number
  readonly bankCents: number
  readonly writtenCents: number
  readonly payableCents: number
  /** payments on their way */
  readonly live: number
  /** captured payments of changes that were not made, and made changes without their captured payment */
  readonly unmatched: number
  /** charges of another amount than their payment */
  readonly otherAmounts: number
  /** charges of ended payments that stand, without a refund that is recorded */
  readonly forgotten: number
  /** refunded charges of made changes of a policy that goes on, and refunds without a recorded cause */
  readonly wrongRefunds: number
  readonly pendingRefunds: number
  readonly failedRefunds: number
  readonly enteredTwice: number
  /** settled payments with another number of audit records than one */
  readonly unaudited: number
  /** letters about a change, to the buyer and to the holder of the certificate */
  readonly ownerLetters: number
  readonly holderLetters: number
  readonly subscribers: number
  readonly subscriberLetters: number
  readonly windows: readonly ChangeWindow[]
}

interface ChangeWindow {
  readonly shown: Shown
  /** its change was made */
  readonly isMade: boolean
  /** a charge of its stands that nobody will refund */
  readonly isCharged: boolean
}

export function changeViewOf(state: PolicyState, charges: readonly Charge[], disturbances: number): ChangeView {
  const { tables, letters } = state
  const of = (table: string) => tables.rows(table)
  const [policy, contact] = [of('policy')[0]!, of('contact')[0]!]
  const [payments, ledger, audit, refunds] = [of('payment'), of('ledger'), of('audit'), of('refund')]
  const all = of('policy_change').filter(({ state }) => state === 'made')
  const made = all.filter(({ type }) => type === 'change')
  const cancellation = all.find(({ type }) => type === 'cancel')
  const own = charges.filter(({ reference }) => reference !== chargeReference)
  const { paymentOf, otherAmounts, forgotten, isCharged } = chargesBeside(payments, refunds, own)
  const captured = payments.filter(({ state, purpose }) => state === 'captured' && purpose !== 'purchase')
  const isCaptured = (id: unknown) => captured.some((payment) => payment['id'] === id)
  const isUnbindable = ({ id }: Row) =>
    audit.some(({ action, entity_id }) => action === 'payment.unbindable' && entity_id === id)
  const mail = [...letters.values()]
  const lettersTo = (kind: string, to: string) =>
    mail.filter((letter) => letter.kind === kind && letter.to === to).length
  const last = made.findLast(() => true)
  return {
    ...upkeepOf(state, disturbances),
    made: made.length,
    versions: Number(policy['version']) - 1,
    changeAudits: audit.filter(({ action }) => action === 'policy.changed').length,
    isAgreed: sameText(policy['price'], contact['price']) && (!last || sameText(policy['answers'], last['answers'])),
    outdatedChanges: made.filter(({ policy_version }, n) => policy_version !== n + 1).length,
    policyCents: dueIn(policy['price']),
    retainedCents: dueIn((cancellation ?? policy)['price']),
    agreedCents: priceCents + sumOf(made, 'difference_cents'),
    chargedCents: sumOf(ledger, 'charged_cents'),
    bookCents: sumOf(ledger, 'paid_cents'),
    bankCents: bankCentsOf(charges),
    writtenCents: writtenCentsOf(of('written_premium')),
    payableCents: payableCentsOf(refunds),
    live: payments.filter(isLive).length,
    unmatched:
      captured.filter(({ id }) => !made.some(({ payment_id }) => payment_id === id)).length +
      made.filter(({ payment_id }) => !isCaptured(payment_id)).length,
    otherAmounts,
    forgotten,
    wrongRefunds: own.filter(({ reference, refundedCents }) => {
      const payment = paymentOf(reference)!
      return refundedCents > 0 && (isCaptured(payment['id']) ? !cancellation : !isUnbindable(payment))
    }).length,
    pendingRefunds: refunds.filter(({ state }) => state === 'owed').length,
    failedRefunds: refunds.filter(({ state }) => state === 'failed').length,
    enteredTwice: repeated(ledger.map(({ payment_id, kind }) => `${payment_id} ${kind}`)),
    unaudited: payments.filter(
      (payment) =>
        payment['purpose'] !== 'purchase' &&
        !isLive(payment) &&
        payment['gateway_ref'] !== null &&
        timesSettled(audit, payment) !== 1,
    ).length,
    ownerLetters: lettersTo('policyChanged', owner),
    holderLetters: lettersTo('certificateChanged', holder),
    subscribers: of('certificate_subscription').length,
    subscriberLetters: mail.filter(({ kind }) => kind === 'certificateNews').length,
    windows: state.windows.map(({ shown, key }) => ({
      shown,
      isMade: all.some(({ idempotency_key }) => idempotency_key === key),
      isCharged: isCharged(key),
    })),
  }
}

const sameText = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
const dueIn = (price: unknown) =>
  centsOf((price as { pricing_detail: { amount_due: number } }).pricing_detail.amount_due)
