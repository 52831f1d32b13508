/** The record of a run: each call of a client with its answer, and the state of the system after the last one. */

/** A call of a client. Instants are milliseconds since the run began. */
export interface Operation {
  readonly call: Call
  /** the id of the quote, which is also the policy's */
  readonly quote: string
  readonly began: number
  /** when its answer arrived, or when the client gave up */
  readonly ended: number
  /** the idempotency key; operations under one key count once */
  readonly key?: string
  /** the values that it stores */
  readonly writes?: Fields
  /** If-Match: the version that the client wants to change */
  readonly ifMatch?: number
  /** HTTP's status; 0 where no answer came */
  readonly status: number
  readonly answer: Answer
}

export type Call = 'begin' | 'save' | 'read' | 'sign' | 'purchase' | 'status' | 'change' | 'cancel' | 'policy'

/** The fields whose values are followed: two answers, and whether the quote is `open`, `inForce` or `cancelled`. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>
export const fieldNames = ['event_name', 'event_location_name', 'status'] as const
export type FieldName = (typeof fieldNames)[number]

/** A state that a client was shown. */
export interface Shown {
  /** counts the changes of a quote, or of a policy */
  readonly of: 'quote' | 'policy'
  readonly version: number
  readonly fields: Fields
}

export type Answer =
  /** no answer, or an error of the server: the call may have had its effect, or may have it later */
  | { readonly kind: 'unknown' }
  /** a payment is on its way, of this key or another one */
  | { readonly kind: 'pending' }
  /** the call had no effect */
  | { readonly kind: 'refused' }
  | { readonly kind: 'shown'; readonly shown: Shown }
  /** done, without a state */
  | { readonly kind: 'done' }
  /** the purchase, change or cancellation is made; `text` is the whole response; `cents` is less than 0 for a refund */
  | { readonly kind: 'made'; readonly policyNumber: string; readonly cents: number; readonly text: string }
  /** nothing was charged under this key, and nothing will be */
  | { readonly kind: 'notCharged'; readonly text: string }

/** All that the system says of a quote after the run, whole cents. */
export interface Remains {
  readonly shown: Shown
  readonly policies: readonly string[]
  readonly payments: readonly RemainingPayment[]
  readonly ledger: readonly { readonly kind: string; readonly chargedCents: number; readonly paidCents: number }[]
  /** the keys of the changes and cancellations that are made */
  readonly changes: readonly string[]
  /** the number of mails of each kind that were sent */
  readonly mails: Readonly<Record<string, number>>
}

interface RemainingPayment {
  readonly key: string
  readonly isSettled: boolean
  /** at the processor */
  readonly chargedCents: number
  readonly refundedCents: number
}

export interface History {
  readonly operations: readonly Operation[]
  readonly remains: ReadonlyMap<string, Remains>
  /** charges at the processor that belong to no payment */
  readonly strayCharges: number
}

export interface Anomaly {
  readonly quote: string
  readonly kind: string
  readonly details: string
}

/** Adds an anomaly of the quote at hand. */
export type Report = (kind: string, details: string) => void

/** The items of each key, in their order. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
