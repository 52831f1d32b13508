import { type QueueOrder, type QueueTab, queueOrders, queueTabs } from '../../calls/referrals'
import { oneOf, searchParams } from '../shell/searchParams'

export interface UnderwritingRoute {
  /** the quote that the address names; null for the first one of the queue */
  readonly contactId: string | null
  readonly tab: QueueTab
  readonly order: QueueOrder
}

/** `/usw`, or `/usw/<contact id>` for one quote; `?show=decided&by=event` for another tab in another order. */
const search = searchParams({ show: oneOf(queueTabs, 'waiting'), by: oneOf(queueOrders, 'age') })

export function underwritingRouteIn(address: string): UnderwritingRoute {
  const { show, by } = search.read(address)
  return { contactId: (address.split('?')[0] ?? '').split('/')[2] || null, tab: show, order: by }
}

export const underwritingAddressOf = ({ contactId, tab, order }: UnderwritingRoute): string =>
  search.write(contactId ? `/usw/${contactId}` : '/usw', { show: tab, by: order })
