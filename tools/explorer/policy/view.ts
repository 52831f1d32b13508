import { centsOf } from '../../../domain/common/money'
import type { Charge } from '../money/processor'
import { bankCentsOf, payableCentsOf, sumOf, writtenCentsOf } from '../money/sums'
import type { Row } from '../tables/syntax'
import { holder, owner, priceCents } from './bought'
import type { PolicyBounds } from './bounds'
import type { PolicyState, Shown } from './state'
import { type Upkeep, upkeepOf } from './upkeep'

/** A state as someone who audits the policy would look at it. Promises read it and nothing else. */
export interface PolicyView extends Upkeep {
  readonly isCancelled: boolean
  /** the contact and the policy say the same */
  readonly isAgreed: boolean
  /** whether one person may refund no more than the rule */
  readonly isLimited: boolean
  /** requests that another person than the requester has approved, and other approved ones */
  readonly approvals: number
  readonly ownApprovals: number
  /** records of approvals in the history */
  readonly approvalAudits: number
  /** cancellations that were made */
  readonly cancels: number
  readonly cancelAudits: number
  /** cents of the price that the policy keeps */
  readonly retainedCents: number
  readonly chargedCents: number
  readonly bookCents: number
  readonly bankCents: number
  readonly writtenCents: number
  /** cents of all refunds that were decided */
  readonly decidedCents: number
  readonly payableCents: number
  /** cents that the bank has refunded */
  readonly refundedCents: number
  /** cents of refunds to the card that are recorded as made */
  readonly madeToCardCents: number
  /** refunds to the card that nobody has paid out or reported to staff */
  readonly pendingRefunds: number
  readonly failedRefunds: number
  readonly madeRefunds: number
  readonly refundAudits: number
  /** entries of refunds in the books */
  readonly refundEntries: number
  readonly creditMemos: number
  /** whether the insured and the certificate holder have the mail about the cancellation */
  readonly hasOwnerLetter: boolean
  readonly hasHolderLetter: boolean
  /** addresses that follow the certificate, and those of them that were told that it has ended */
  readonly subscribers: number
  readonly subscriberLetters: number
  readonly refundLetters: number
  /** letters of a cancellation that tell another refund than the one decided */
  readonly wrongLetters: number
  readonly windows: readonly WindowView[]
}

interface WindowView {
  readonly shown: Shown
  /** cents of the refund that it was told */
  readonly refundCents: number | null
  /** the cancellation that it asked for was made */
  readonly isOwn: boolean
}

/** @returns the view of a world with these limits of one person */
export const viewOf =
  ({ soleAuthority }: PolicyBounds) =>
  (state: PolicyState, charges: readonly Charge[], disturbances: number): PolicyView => {
    const { tables, windows, letters } = state
    const of = (table: string) => tables.rows(table)
    const [policy, contact] = [of('policy')[0]!, of('contact')[0]!]
    const made = of('policy_change').filter(({ state }) => state === 'made')
    const [ledger, refunds, audit] = [of('ledger'), of('refund'), of('audit')]
    const isCancelled = policy['cancelled'] !== null
    const last = made.at(-1)?.['price'] as { pricing_detail: { amount_due: number } } | undefined
    const madeRefunds = refunds.filter(({ state }) => state === 'made')
    const toCard = refunds.filter(({ payment_id }) => payment_id !== null)
    const mail = [...letters.values()]
    const cancelled = mail.filter(({ kind }) => kind === 'policyCancelled')
    const refundCents = sumOf(refunds, 'amount_cents')
    const approved = of('approval_request').filter(({ state }) => state === 'approved')
    const isOwn = ({ requested_by, decided_by }: Row) => requested_by === decided_by
    const hasLetter = (kind: string, to: string) => mail.some((letter) => letter.kind === kind && letter.to === to)
    return {
      isCancelled,
      isLimited: soleAuthority !== undefined,
      approvals: approved.filter((request) => !isOwn(request)).length,
      ownApprovals: approved.filter(isOwn).length,
      approvalAudits: audit.filter(({ action }) => action === 'approval.approved').length,
      isAgreed: isCancelled === (contact['quote_status'] === 'cancelled'),
      cancels: made.length,
      cancelAudits: audit.filter(({ action }) => action === 'policy.cancelled').length,
      retainedCents: last ? centsOf(last.pricing_detail.amount_due) : priceCents,
      chargedCents: sumOf(ledger, 'charged_cents'),
      bookCents: sumOf(ledger, 'paid_cents'),
      bankCents: bankCentsOf(charges),
      writtenCents: writtenCentsOf(of('written_premium')),
      decidedCents: refundCents,
      payableCents: payableCentsOf(refunds),
      refundedCents: charges.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
      madeToCardCents: sumOf(
        toCard.filter(({ state }) => state === 'made'),
        'amount_cents',
      ),
      pendingRefunds: toCard.filter(({ state }) => state === 'owed').length,
      failedRefunds: refunds.filter(({ state }) => state === 'failed').length,
      madeRefunds: madeRefunds.length,
      refundAudits: audit.filter(({ action, entity }) => action === 'refund.made' && entity === 'refund').length,
      refundEntries: ledger.filter(({ kind }) => kind === 'issueRefund').length,
      creditMemos: ledger.filter(({ kind }) => kind === 'creditMemo').length,
      hasOwnerLetter: hasLetter('policyCancelled', owner),
      hasHolderLetter: hasLetter('certificateCancelled', holder),
      subscribers: of('certificate_subscription').length,
      subscriberLetters: mail.filter(({ kind }) => kind === 'certificateNews').length,
      refundLetters: mail.filter(({ kind }) => kind === 'refunded').length,
      wrongLetters: cancelled.filter(({ text }) => amountIn(text) !== refundCents).length,
      ...upkeepOf(state, disturbances),
      windows: windows.map(({ shown, refundCents: shownCents, key }) => ({
        shown,
        refundCents: shownCents,
        isOwn: made.some(({ idempotency_key }) => idempotency_key === key),
      })),
    }
  }

/** The cents that a letter of a cancellation tells, by card and by check. */
function amountIn(text: string): number {
  const { toCard, byCheck } = JSON.parse(text) as Record<string, string | null>
  return [toCard, byCheck].reduce(
    (sum, dollars) => sum + (dollars ? centsOf(Number(dollars.replace(/[$,]/g, ''))) : 0),
    0,
  )
}
