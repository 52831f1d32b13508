import { quoteStore } from '../../../machines/customer/quote/quote.storage'
import { type Address, base } from '../../shared/browser/route'

/**
 * The time at which a page cleared this browser's data, for all its pages. It is never deleted, so that older data can
 * be recognized.
 */
export const clearedAt = 'marquee.cleared'

/** Whether the page opens to report that the data was cleared. */
export const isCleared = (search: string) => new URLSearchParams(search).has('cleared')

/** The address after the clearing. The partner and the frame settings are no secret and stay. */
export function addressAfterClearing(params: URLSearchParams) {
  const remaining = [...params].filter(([name]) => name === 'partner' || name === 'isFooter')
  return `${base}?${new URLSearchParams([...remaining, ['cleared', '1']])}`
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
