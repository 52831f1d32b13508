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
import { owner } from './bought'
import type { PolicyBounds } from './bounds'
import { answersOf } from './quote'
import type { PolicyState, Shown } from './state'
import { type Upkeep, upkeepOf } from './upkeep'

/** A quote that is ordered or bought, as an auditor would look at it. */
export interface QuoteView extends Upkeep {
  readonly policies: number
  readonly orders: number
  readonly openOrders: number
  readonly status: string
  /** the quote names its policy, and is purchased exactly then */
  readonly isAgreed: boolean
  /** cents: the price of the policy, of its order or else of the quote, and of the open order */
  readonly policyCents: number
  readonly agreedCents: number
  readonly openOrderCents: number
  readonly chargedCents: number
  readonly bookCents: number
  /** cents that checks have brought */
  readonly receivedCents: number
  readonly bankCents: number
  readonly writtenCents: number
  readonly payableCents: number
  /** payments on their way */
  readonly live: number
  readonly captured: number
  readonly otherAmounts: number
  readonly forgotten: number
  readonly causelessRefunds: number
  readonly pendingRefunds: number
  readonly failedRefunds: number
  readonly enteredTwice: number
  readonly unaudited: number
  /** recorded payments of orders without their audit record */
  readonly unauditedReceipts: number
  readonly boundAudits: number
  /** policies whose answers no underwriter has seen, where one had to */
  readonly soldUnseen: number
  /** it is approved with such answers */
  readonly isApprovedUnseen: boolean
  readonly approvals: number
  readonly lapsedOrders: number
  readonly withdrawnOrders: number
  readonly orderLetters: number
  readonly lapsedLetters: number
  readonly withdrawnLetters: number
  readonly purchaseLetters: number
  readonly decisionLetters: number
  readonly windows: readonly QuoteWindow[]
}

interface QuoteWindow {
  readonly shown: Shown
  readonly kind: string
  /** a charge of its stands that nobody will refund, or its order was placed */
  readonly isCharged: boolean
  readonly isPlaced: boolean
}

export const quoteViewOf =
  (bounds: PolicyBounds) =>
  (state: PolicyState, charges: readonly Charge[], disturbances: number): QuoteView => {
    const { tables, letters } = state
    const of = (table: string) => tables.rows(table)
    const [contact] = of('contact') as [Row]
    const [policies, orders, payments, ledger, audit, refunds] = [
      of('policy'),
      of('purchase_order'),
      of('payment'),
      of('ledger'),
      of('audit'),
      of('refund'),
    ]
    const [policy] = policies
    const open = orders.filter((order) => order['state'] === 'open')
    const paid = orders.find((order) => order['state'] === 'paid')
    const { otherAmounts, forgotten, isCharged } = chargesBeside(payments, refunds, charges)
    const mail = [...letters.values()]
    const lettersOf = (kind: string) => mail.filter((letter) => letter.kind === kind && letter.to === owner).length
    const audits = (action: string) => audit.filter((row) => row['action'] === action).length
    const receipts = ledger.filter(({ kind }) => kind === 'receivePayment')
    const seen = seenLastDays(state.windows, bounds)
    const isUnseen = (answers: unknown) => needsReview(answers) && !seen.includes(lastDayOf(answers))
    return {
      ...upkeepOf(state, disturbances),
      policies: policies.length,
      orders: orders.length,
      openOrders: open.length,
      status: String(contact['quote_status']),
      isAgreed:
        (contact['quote_status'] === 'purchased') === policies.length > 0 &&
        (contact['policy_number'] ?? null) === (policy?.['policy_number'] ?? null),
      policyCents: policy ? dueIn(policy['price']) : 0,
      agreedCents: policy ? dueIn((paid ?? contact)['price']) : 0,
      openOrderCents: sumOf(open, 'amount_cents'),
      chargedCents: sumOf(ledger, 'charged_cents'),
      bookCents: sumOf(ledger, 'paid_cents'),
      receivedCents: sumOf(receipts, 'paid_cents'),
      bankCents: bankCentsOf(charges),
      writtenCents: writtenCentsOf(of('written_premium')),
      payableCents: payableCentsOf(refunds),
      live: payments.filter(isLive).length,
      captured: payments.filter(({ state: is }) => is === 'captured').length,
      otherAmounts,
      forgotten,
      causelessRefunds: charges.filter(
        ({ reference, refundedCents }) =>
          refundedCents > 0 &&
          !audit.some(({ action, entity_id }) => action === 'payment.unbindable' && reference === `sb_${entity_id}`),
      ).length,
      pendingRefunds: refunds.filter(({ state: is }) => is === 'owed').length,
      failedRefunds: refunds.filter(({ state: is }) => is === 'failed').length,
      enteredTwice: repeated(
        ledger.filter(({ payment_id }) => payment_id !== null).map(({ payment_id, kind }) => `${payment_id} ${kind}`),
      ),
      unaudited: payments.filter(
        (payment) => !isLive(payment) && payment['gateway_ref'] !== null && timesSettled(audit, payment) !== 1,
      ).length,
      unauditedReceipts: Math.abs(receipts.length - audits('payment.received')),
      boundAudits: audits('policy.bound'),
      soldUnseen: policies.filter(({ answers }) => isUnseen(answers)).length,
      isApprovedUnseen: contact['quote_status'] === 'approved' && isUnseen(contact['answers']),
      approvals: audits('quote.approved'),
      lapsedOrders: audits('order.lapsed'),
      withdrawnOrders: audits('order.withdrawn'),
      orderLetters: mail.filter(({ kind }) => kind === 'orderPlaced').length,
      lapsedLetters: lettersOf('orderLapsed'),
      withdrawnLetters: lettersOf('orderWithdrawn'),
      purchaseLetters: lettersOf('purchase'),
      decisionLetters: lettersOf('approved'),
      windows: state.windows.map(({ shown, key }, w) => ({
        shown,
        kind: bounds.windows[w]!.work.kind,
        isCharged: isCharged(key),
        isPlaced: orders.some(({ idempotency_key }) => idempotency_key === key),
      })),
    }
  }

const dueIn = (price: unknown) =>
  centsOf((price as { pricing_detail: { amount_due: number } }).pricing_detail.amount_due)

const lastDayOf = (answers: unknown) => (answers as { event_end_date: string }).event_end_date
/** Only the distance of the event decides in these worlds. */
const needsReview = (answers: unknown) => lastDayOf(answers).endsWith('2029')

/** The last days of the events that an underwriter has approved with them on the screen. */
function seenLastDays(windows: PolicyState['windows'], { quote, windows: wanted }: PolicyBounds): readonly unknown[] {
  const approved = windows.filter((_, w) => {
    const { work } = wanted[w]!
    return work.kind === 'decide' && work.status === 'approved'
  })
  return [...(quote === 'approved' ? [lastDayOf(answersOf(quote))] : []), ...approved.map(({ lastDay }) => lastDay)]
}
