import { quoteStore } from '../../../machines/customer/quote/quote.storage'
import { type Address, base } from '../../shared/browser/route'

/** When one page cleared what this browser held, for all of them. It stays, so that what is older is known by it. */
export const clearedAt = 'marquee.cleared'

/** Whether that is what a page is about to tell. */
export const isCleared = (search: string) => new URLSearchParams(search).has('cleared')

/** Where the page is once it is cleared. Whose link one came by, and how the page is framed, is no secret. */
export function afterwards(params: URLSearchParams) {
  const remaining = [...params].filter(([name]) => name === 'partner' || name === 'isFooter')
  return `${base}?${new URLSearchParams([...remaining, ['cleared', '1']])}`
}

/** Whether the back button led here, and no link. */
export const wasLedBack = ({ performance }: Pick<Window, 'performance'>) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/**
 * An entry of the history from before the clearing still names the quote, and would open it: it is written over. What was
 * opened since is kept here, so that the back button leads to it as ever.
 */
export function overwriteCleared(address: Address, storage: Storage, isLedBack: boolean) {
  const params = new URLSearchParams(address.now().search)
  const id = params.get('id')
  if (!isLedBack || id === null || storage.getItem(clearedAt) === null) return
  if (quoteStore(storage).read(id) === null) address.navigator.replace(afterwards(params))
}
