import { quoteStore } from '../../../machines/customer/quote/quote.storage'
import type { ClearingReason } from '../../../machines/shared/session/session.machine'
import { type Address, base } from '../../shared/browser/route'

/**
 * The time at which a page cleared this browser's data, for all its pages. It is never deleted, so that older data can
 * be recognized.
 */
export const clearedAt = 'marquee.cleared'

/** Why the data was cleared that the page opens to report on; null if it was not. */
export function clearingIn(search: string): ClearingReason | null {
  const reason = new URLSearchParams(search).get('cleared')
  if (reason === null) return null
  return reason === 'idle' ? 'idle' : 'asked'
}

/** The address after the clearing. The partner and the frame settings are no secret and stay. */
export function addressAfterClearing(params: URLSearchParams, reason: ClearingReason = 'asked') {
  const remaining = [...params].filter(([name]) => name === 'partner' || name === 'isFooter')
  return `${base}?${new URLSearchParams([...remaining, ['cleared', reason === 'idle' ? 'idle' : '1']])}`
}

/** Whether the back button opened this page, and not a link. */
export const isBackNavigation = ({ performance }: Pick<Window, 'performance'>) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/**
 * Replaces a history entry from before the clearing, because it still names the quote and would open it. Entries made
 * since the clearing are recorded, so that back still leads to them.
 */
export function overwriteCleared(address: Address, storage: Storage, isLedBack: boolean) {
  const params = new URLSearchParams(address.now().search)
  const id = params.get('id')
  if (!isLedBack || id === null || storage.getItem(clearedAt) === null) return
  if (quoteStore(storage).read(id) === null) address.navigator.replace(addressAfterClearing(params))
}
