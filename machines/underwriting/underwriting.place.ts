/** What of the underwriters' is looked at: who waits, who was referred and did not ask, and what was decided on. */
export const shelves = ['waiting', 'unsubmitted', 'decided'] as const
export type Shelf = (typeof shelves)[number]

/** By what a shelf is in order: its own time, or whose event comes first. */
export const queueOrders = ['age', 'event'] as const
export type QueueOrder = (typeof queueOrders)[number]

export interface UnderwritingPlace {
  /** whom the address names; null: the first of the queue */
  readonly contactId: string | null
  readonly shelf: Shelf
  readonly order: QueueOrder
}

const known = <Name extends string>(names: readonly [Name, ...Name[]], said: string | null): Name =>
  names.find((name) => name === said) ?? names[0]

/** `/usw`, or `/usw/<contact id>` for one of them; `?show=decided&by=event` for another shelf, and its other order. */
export function underwritingPlaceIn(address: string): UnderwritingPlace {
  const [path = '', search] = address.split('?')
  const said = new URLSearchParams(search)
  return {
    contactId: path.split('/')[2] || null,
    shelf: known(shelves, said.get('show')),
    order: known(queueOrders, said.get('by')),
  }
}

/** The way back from a place to its address. */
export function underwritingAddressOf({ contactId, shelf, order }: UnderwritingPlace): string {
  const said = new URLSearchParams({
    ...(shelf !== shelves[0] && { show: shelf }),
    ...(order !== queueOrders[0] && { by: order }),
  })
  return `/usw${contactId ? `/${contactId}` : ''}${said.size > 0 ? `?${said}` : ''}`
}
