import { applicableAnswers } from '../../../../domain/application/applicable'
import {
  type Snapshot,
  selectAmountDue,
  selectAnswers,
  selectIsBought,
  selectIsWithheld,
  selectLastPrice,
  selectPrice,
  selectPriceState,
  selectQuoteOutcome,
  selectReasons,
} from '../../../../machines/customer/quote/quote.select'

export type BillView = 'unpriced' | 'starting' | 'working' | 'priced' | 'approved' | 'withheld' | 'waiting' | 'failed'

/**
 * The content of the price panel. It does not change while the customer types, but a price of older answers shows as
 * being recalculated.
 */
export function selectBillView(snapshot: Snapshot): BillView {
  const state = selectPriceState(snapshot)
  const outcome = selectQuoteOutcome(snapshot)
  if (state === 'recalculating') return 'working'
  if (outcome === 'approved') return 'approved'
  if (state === 'settling' && selectReasons(snapshot).length === 0) {
    return selectLastPrice(snapshot) || snapshot.context.startingPrice ? 'working' : 'unpriced'
  }
  if (state === 'priced' && selectPrice(snapshot) === null) return 'working'
  if (selectIsWithheld(snapshot)) return 'withheld'
  if (state === 'unfinished') return 'starting'
  return state === 'priced' || state === 'waiting' || state === 'failed' ? state : 'unpriced'
}

/** The pending step before an unknown amount; null where nothing is pending. */
export function selectAwaited(snapshot: Snapshot): string | null {
  const state = selectPriceState(snapshot)
  if (selectAmountDue(snapshot) !== null || selectIsWithheld(snapshot)) return null
  if (state === 'waiting') return 'Waiting for the connection …'
  return state === 'settling' || state === 'recalculating' ? 'Working out the price …' : null
}

/** The name of the total: nothing is due for a quote that is bought. */
export const selectAmountName = (snapshot: Snapshot) =>
  selectIsBought(snapshot) ? 'Premium, taxes and fees' : 'Amount due'

/** The price whose lines are shown: the price of these answers, or else the last one. */
export const selectShownPrice = (snapshot: Snapshot) => selectPrice(snapshot) ?? selectLastPrice(snapshot)

/** The chosen coverage; null while the question has no answer. */
export const selectCoverage = (snapshot: Snapshot) => applicableAnswers(selectAnswers(snapshot)).coverage_type ?? null

/** Whether a quote that has never had a price here is being priced. */
export const selectIsFirstPriceComing = (snapshot: Snapshot): boolean =>
  selectAwaited(snapshot) !== null && selectBillView(snapshot) !== 'waiting' && selectShownPrice(snapshot) === null

/** The title of the lowest total that depends on the whole premium. */
export const selectStartingFeesTitle = (snapshot: Snapshot): string =>
  applicableAnswers(selectAnswers(snapshot)).tria_accepted === 'True'
    ? 'Terrorism coverage, fee and tax'
    : 'Fee and tax'

/** Whether the shown price offers terrorism coverage that is neither accepted nor declined. */
export const selectIsTerrorismUndecided = (snapshot: Snapshot): boolean =>
  selectBillView(snapshot) === 'priced' && applicableAnswers(selectAnswers(snapshot)).tria_accepted === null
