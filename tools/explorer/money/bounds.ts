/** The size of a world, and how often something may go wrong in it. */
export interface Bounds {
  /** browser windows on the payment step of the same quote; each has a server of its own */
  readonly windows: number
  /** `transaction`: nobody comes between the statements of one; `statement`: others may */
  readonly grain: 'statement' | 'transaction'
  /** how often each window may press Pay */
  readonly pays: number
  /** servers that die, with everything they were doing */
  readonly deaths: number
  /** answers to a window that are lost while its server goes on */
  readonly lostAnswers: number
  /** calls to the processor that fail, before or after they took effect */
  readonly lostCalls: number
  readonly reloads: number
  /** cardholders who may also fail at the bank, and not only approve */
  readonly bankFails: number
  /** customers who cancel a payment that waits at the bank */
  readonly givenUp: number
  /** windows that are closed while they wait */
  readonly closed: number
  /** changes of the quote's price while a payment is under way */
  readonly repriced: number
  /** the processor's webhooks arrive at any time, in any order, any number of times */
  readonly webhooks: boolean
  /** the windows share their idempotency key, like two windows of one browser */
  readonly isOneKey: boolean
  /** windows whose card the bank declines */
  readonly declined: readonly number[]
  /** windows whose card's bank wants to hear from its cardholder first (3-D Secure) */
  readonly authenticated: readonly number[]
  /** windows whose card takes no refund */
  readonly keepsCharges: readonly number[]
  /** how often the bank begins to take refunds after all */
  readonly relents: number
  /** unique indexes that the database lacks */
  readonly without: readonly string[]
}

export const leastBounds: Bounds = {
  windows: 1,
  grain: 'transaction',
  pays: 1,
  deaths: 0,
  lostAnswers: 0,
  lostCalls: 0,
  reloads: 0,
  bankFails: 0,
  givenUp: 0,
  closed: 0,
  repriced: 0,
  webhooks: false,
  isOneKey: false,
  declined: [],
  authenticated: [],
  keepsCharges: [],
  relents: 0,
  without: [],
}

/** faults and acts that a world has a limited number of */
export const limited = [
  'deaths',
  'lostAnswers',
  'lostCalls',
  'reloads',
  'bankFails',
  'givenUp',
  'closed',
  'repriced',
  'relents',
] as const
export type Limited = (typeof limited)[number]
