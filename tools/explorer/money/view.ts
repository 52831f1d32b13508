import type { Row } from '../tables/syntax'
import { awaitedIn, chargesIn } from './processor'
import type { State } from './state'
import { bankCentsOf, chargesBeside, payableCentsOf, repeated, sumOf, timesSettled } from './sums'
import type { Names } from './texts'
import type { Shown } from './window'

/** A state as a risk officer would look at it. Properties read it and nothing else. */
export interface View {
  /** charges at the bank that were not refunded in full */
  readonly charges: number
  readonly bankCents: number
  readonly bookCents: number
  /** cents that the books owe to customers */
  readonly payableCents: number
  /** refunds that nobody has paid out or reported to staff */
  readonly pendingRefunds: number
  /** refunds that are recorded as made, though the bank has refunded nothing */
  readonly unpaidRefunds: number
  readonly policies: number
  /** policies sold at another price than the quote's */
  readonly soldAtOtherPrice: number
  /** policies whose ledger entry is missing */
  readonly unbooked: number
  /** payments that are neither made nor ended */
  readonly live: number
  readonly captured: number
  /** ledger entries that say the same of one payment */
  readonly enteredTwice: number
  /** charges that differ from the amount of their order */
  readonly otherAmounts: number
  /** charges of payments that ended without a policy, of which nobody recorded a refund */
  readonly forgotten: number
  /** refunds at the bank of a payment that was captured for a policy */
  readonly refundsOfPolicies: number
  /** refunds at the bank without a recorded reason */
  readonly causelessRefunds: number
  /** refunds at the bank that exceed their charge */
  readonly excessRefunds: number
  /** settled payments whose charge still waits for its cardholder at the processor */
  readonly openAtTheBank: number
  /** settled payments that do not have exactly one audit record of it */
  readonly unaudited: number
  /** transactions that hold locks while their task asks the processor */
  readonly lockedWhileAsking: number
  /** no server is at work */
  readonly isQuiet: boolean
  readonly windows: readonly WindowView[]
}

export interface WindowView {
  readonly shown: Shown
  /** a charge of this window stands at the bank */
  readonly isCharged: boolean
}

export const isLive = ({ state }: Row) => state === 'created' || state === 'confirming'
export function viewOf({ tables, facts, tasks, windows }: State, names: Names): View {
  const [payments, ledger, policies, audit] = ['payment', 'ledger', 'policy', 'audit'].map((name) =>
    tables.rows(name),
  ) as [Row[], Row[], Row[], Row[]]
  const refunds = tables.rows('refund')
  const charges = chargesIn(facts)
  const { unrefunded, paymentOf, otherAmounts, forgotten } = chargesBeside(payments, refunds, charges)
  const refunded = charges.filter(({ refundedCents }) => refundedCents > 0)
  const isUnbindable = ({ reference }: { reference: string }) =>
    audit.some(({ action, entity_id }) => action === 'payment.unbindable' && reference === `sb_${entity_id}`)
  const priced = policies.map((policy) => ({
    policy,
    entry: ledger.find(({ transaction_id }) => transaction_id === policy['transaction_id']),
  }))
  return {
    charges: unrefunded.length,
    bankCents: bankCentsOf(charges),
    bookCents: sumOf(ledger, 'paid_cents'),
    payableCents: payableCentsOf(refunds),
    pendingRefunds: refunds.filter(({ state }) => state === 'owed').length,
    unpaidRefunds: refunds.filter(
      ({ state, payment_id }) =>
        state === 'made' && !refunded.some(({ reference }) => reference === `sb_${payment_id}`),
    ).length,
    policies: policies.length,
    soldAtOtherPrice: priced.filter(({ policy, entry }) => entry && Number(policy['price']) !== entry['paid_cents'])
      .length,
    unbooked: priced.filter(({ entry }) => !entry).length,
    live: payments.filter(isLive).length,
    captured: payments.filter(({ state }) => state === 'captured').length,
    enteredTwice: repeated(ledger.map(({ payment_id, kind }) => `${payment_id} ${kind}`)),
    otherAmounts,
    forgotten,
    refundsOfPolicies: refunded.filter(({ reference }) => paymentOf(reference)?.['state'] === 'captured').length,
    causelessRefunds: refunded.filter((charge) => !isUnbindable(charge)).length,
    excessRefunds: charges.filter(({ cents, refundedCents }) => refundedCents > cents).length,
    unaudited: payments.filter(
      (payment) => !isLive(payment) && payment['gateway_ref'] !== null && timesSettled(audit, payment) !== 1,
    ).length,
    openAtTheBank: awaitedIn(facts).filter((reference) => !isLive(paymentOf(reference)!)).length,
    lockedWhileAsking: tasks.filter(({ name, trail }) => trail.request.kind === 'call' && tables.isInTransaction(name))
      .length,
    isQuiet: tasks.length === 0,
    windows: windows.map(({ shown }, w) => {
      const isOwn = (reference: string) => reference.startsWith(`sb_p-${names.key(w)}-`)
      return {
        shown,
        isCharged: unrefunded.some(({ reference }) => isOwn(reference)),
      }
    }),
  }
}
