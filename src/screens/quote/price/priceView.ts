import { whatCounts } from '../../../../domain/application/applicable'
import {
  type Snapshot,
  selectAmountDue,
  selectAnswers,
  selectIsWithheld,
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectQuoteOutcome,
  selectReasons,
} from '../../../../machines/customer/quote/quote.select'

export type BillView = 'unpriced' | 'working' | 'priced' | 'approved' | 'withheld' | 'waiting' | 'failed'

/**
 * What the bill shows. While the typing settles it keeps what it said, but a price that is no longer that of the
 * answers is shown as being worked out.
 */
export function selectBillView(snapshot: Snapshot): BillView {
  const state = selectPriceState(snapshot)
  const outcome = selectQuoteOutcome(snapshot)
  if (state === 'recalculating') return 'working'
  if (outcome === 'approved') return 'approved'
  if (state === 'settling' && selectReasons(snapshot).length === 0) {
    return selectLastPrice(snapshot) ? 'working' : 'unpriced'
  }
  if (state === 'priced' && selectPrice(snapshot) === null) return 'working'
  if (selectIsWithheld(snapshot)) return 'withheld'
  return state === 'priced' || state === 'waiting' || state === 'failed' ? state : 'unpriced'
}

/** What one waits for where an amount is not known yet; null where nothing is on its way. */
export function selectAwaited(snapshot: Snapshot): string | null {
  const state = selectPriceState(snapshot)
  if (selectAmountDue(snapshot) !== null || selectIsWithheld(snapshot)) return null
  if (state === 'waiting') return 'Waiting for the connection …'
  return state === 'settling' || state === 'recalculating' ? 'Working out the price …' : null
}

/** The price whose lines are shown: that of these answers, or the one before it while there is none. */
export const selectShownPrice = (snapshot: Snapshot) => selectPrice(snapshot) ?? selectLastPrice(snapshot)

/** The covers that are bought; null while that is not answered. */
export const selectCoverage = (snapshot: Snapshot) => whatCounts(selectAnswers(snapshot)).coverage_type ?? null
