import { type QueueOrder, type QueueTab, queueOrders, queueTabs } from '../../calls/referrals'

export interface UnderwritingRoute {
  /** the contact in the address; null for the first of the queue */
  readonly contactId: string | null
  readonly tab: QueueTab
  readonly order: QueueOrder
}

const known = <Name extends string>(names: readonly [Name, ...Name[]], param: string | null): Name =>
  names.find((name) => name === param) ?? names[0]

/** `/usw`, or `/usw/<contact id>` for one referral; `?show=decided&by=event` for another tab and order. */
export function underwritingRouteIn(address: string): UnderwritingRoute {
  const [path = '', search] = address.split('?')
  const param = new URLSearchParams(search)
  return {
    contactId: path.split('/')[2] || null,
    tab: known(queueTabs, param.get('show')),
    order: known(queueOrders, param.get('by')),
  }
}

/** Turns a route into its address. */
export function underwritingAddressOf({ contactId, tab, order }: UnderwritingRoute): string {
  const param = new URLSearchParams({
    ...(tab !== queueTabs[0] && { show: tab }),
    ...(order !== queueOrders[0] && { by: order }),
  })
  return `/usw${contactId ? `/${contactId}` : ''}${param.size > 0 ? `?${param}` : ''}`
}
