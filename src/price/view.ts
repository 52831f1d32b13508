import { whatCounts } from '../../domain/application/asked'
import {
  type Snapshot,
  selectAnswers,
  selectIsWithheld,
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectReasons,
  selectStanding,
} from '../../machines/quote/quote.select'

export type BillView = 'unpriced' | 'working' | 'priced' | 'approved' | 'withheld' | 'failed'

/**
 * What the bill shows. While the typing settles it keeps what it said, but a price that is no longer that of the
 * answers is shown as being worked out.
 */
export function selectBillView(snapshot: Snapshot): BillView {
  const state = selectPriceState(snapshot)
  const standing = selectStanding(snapshot)
  if (state === 'recalculating') return 'working'
  if (standing === 'approved') return 'approved'
  if (state === 'settling' && selectReasons(snapshot).length === 0) {
    return selectLastPrice(snapshot) ? 'working' : 'unpriced'
  }
  if (state === 'priced' && selectPrice(snapshot) === null) return 'working'
  if (selectIsWithheld(snapshot)) return 'withheld'
  return state === 'priced' || state === 'failed' ? state : 'unpriced'
}

/** The price whose lines are shown: that of these answers, or the one before it while there is none. */
export const selectShownPrice = (snapshot: Snapshot) => selectPrice(snapshot) ?? selectLastPrice(snapshot)

/** The covers that are bought; null while that is not answered. */
export const selectCoverage = (snapshot: Snapshot) => whatCounts(selectAnswers(snapshot)).coverage_type ?? null
