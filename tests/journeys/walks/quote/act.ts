import type { EventObject } from 'xstate'
import type { Answers, FieldName } from '../../../../domain/application'
import type { QuoteEvent, QuoteInput, QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { type Snapshot, selectDialog } from '../../../../machines/customer/quote/quote.select'
import type { Answer, CallName } from '../world'
import { cameBack, lengthOf, passed } from './chart'
import type { QuotePage } from './page'

/** The quote on the server, as far as the chart depends on it. */
export interface Server {
  readonly answers: Partial<Answers>
  readonly status: 'draft' | 'referred' | 'approved' | 'declined' | 'expired' | 'quoted'
  readonly isReviewed: boolean
  readonly signedBy: string | null
  readonly isOrdered: boolean
  readonly isBought: boolean
  /** a partner’s customer, with the second provider */
  readonly isSecond: boolean
  /** an attempt to pay was refused, and the response was lost */
  readonly isRefused: boolean
  /** the server has a newer version than the page */
  readonly isAhead: boolean
}

/** The position of a walk: the chart's snapshot and the state around it. */
export interface Now {
  readonly chart: Snapshot
  readonly server: Server
  readonly isOffline: boolean
  /** the answers of the last save request */
  readonly sent: Answers
  /** the entries of the browser's history, and the current one */
  readonly entries: readonly string[]
  readonly at: number
  /** the field with the focus, while the customer types */
  readonly focus: FieldName | null
}

/** An event of the chart, and how to cause it. */
export interface Move {
  /** null: the event cannot be caused here, and the act is skipped */
  readonly hears: (now: Now) => EventObject | readonly EventObject[] | null
  readonly does?: (page: QuotePage, now: Now) => Promise<unknown>
  readonly server?: (now: Now) => Partial<Server>
  readonly isOffline?: boolean
  /** the chart restarts with this input */
  readonly anew?: (now: Now) => QuoteInput
  /** moves by this number of entries in the browser's history */
  readonly by?: 1 | -1
  /** the field with the focus from now on, until it is left */
  readonly focus?: FieldName
}

/** An action, with its effects on the chart. */
export interface Act {
  readonly name: string
  /** whether it can be done here and has an effect */
  readonly when: (now: Now) => boolean
  readonly moves: readonly Move[]
}

export const act = (name: string, when: Act['when'], ...moves: readonly Move[]): Act => ({ name, when, moves })

type Does = NonNullable<Move['does']>
/** An action of a person, with the event that it causes. */
export const person = (
  hears: QuoteEvent | readonly QuoteEvent[] | ((now: Now) => QuoteEvent | readonly QuoteEvent[] | null),
  does: Does,
  more: Partial<Move> = {},
): Move => ({ hears: typeof hears === 'function' ? hears : () => hears, does, ...more })

const calls: Readonly<Record<string, CallName>> = {
  openContact: 'openContact',
  compareContact: 'openContact',
  createContact: 'createContact',
  patchContact: 'patchContact',
  recalculate: 'recalculate',
  currentDate: 'currentDate',
  getCity: 'getCity',
  getPartner: 'getPartner',
  sendQuoteEmail: 'sendQuoteEmail',
  sendPurchaseLink: 'sendPurchaseLink',
  applyCoupon: 'applyCoupon',
  signTerms: 'signTerms',
  submitForReview: 'submitForReview',
  purchase: 'purchase',
  askPurchase: 'purchase',
  placeOrder: 'purchase',
}

/**
 * A response of the server to a call; offline there is none. `truly` is the server's own response, maybe after a change
 * of its data.
 */
export const answers = (
  child: string,
  fact: (now: Now) => QuoteOutcome,
  answer: Answer = 'truly',
  { meanwhile, ...more }: Partial<Move> & { readonly meanwhile?: Does } = {},
): Move => ({
  hears: (now) =>
    isAsked(now, child) && (!now.isOffline || answer === 'lost') ? cameBack(ids[child] ?? child, fact(now)) : null,
  does: async (page, now) => {
    await meanwhile?.(page, now)
    if (child === 'windowReturn') await page.comeBack()
    else await page.world.answer(calls[child]!, answer)
  },
  ...more,
})

/** Time that passes for a state with a delay. */
export const time = (delay: string): Move => ({
  hears: ({ chart }) => passed(chart, delay),
  does: (page) => page.world.pass(lengthOf(delay)),
})

/** Time that passes once the page is ready, and an event that the page causes by itself as its answer. */
export const timeThen = (delay: string, then: QuoteEvent, ready: Does): Move => ({
  hears: ({ chart }) => [passed(chart, delay), then].filter((event) => event !== null),
  does: async (page, now) => {
    await ready(page, now)
    await page.world.pass(lengthOf(delay))
  },
})

/** Whether a call is pending; the child of an attempt to pay is called `purchase` for all of its calls. */
export const isAsked = ({ chart: { _nodes } }: Now, child: string): boolean =>
  (_nodes as unknown as readonly { readonly invoke: readonly { readonly id: string; readonly src: unknown }[] }[]).some(
    ({ invoke }) => invoke.some(({ id, src }) => id === (ids[child] ?? child) && (!(child in ids) || src === child)),
  )
const ids: Readonly<Record<string, string>> = { askPurchase: 'purchase', purchase: 'purchase' }

type Region = Exclude<keyof Extract<Snapshot['value'], { quoting: unknown }>['quoting'], 'memory' | 'store' | 'toasts'>

/**
 * A region's state, such as `coverage.editing` of the steps; for `screen` the page's own; empty where the region is not
 * active.
 */
export function leafOf({ chart: { value } }: Now, region: Region | 'screen'): string {
  if (typeof value === 'string') return region === 'screen' ? value : ''
  return region === 'screen' ? 'quoting' : nameOf(value.quoting[region])
}
const nameOf = (value: string | object): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, below]) => `${key}.${nameOf(below as string | object)}`)
        .join()

/** Whether a region is in one of these states. */
export const isIn = (now: Now, region: Region | 'screen', ...leaves: readonly string[]) =>
  leaves.includes(leafOf(now, region))

/** Whether a busy overlay covers the step, or a payment is uncertain. */
export const hasDraft = (now: Now) =>
  /leaving|emailing|linking|saving|signing|paying|ordering|uncertain|asking/.test(leafOf(now, 'steps'))

/** A dialog may be due, which opens as the step is left. */
export const hasNoDialog = ({ chart }: Now) => selectDialog(chart) === 'closed'

/** Whether no request is pending except, at most, a save, and nothing covers the page. */
const isFree = (now: Now): boolean =>
  isIn(now, 'screen', 'quoting') &&
  isIn(now, 'price', 'priced', 'unfinished', 'withheld', 'unpriced') &&
  hasNoDialog(now) &&
  isIn(now, 'coupon', ...settledCoupons) &&
  !/storing|submitting|looking/.test(leafOf(now, 'decision')) &&
  !/leaving|emailing|linking|saving|signing|paying|ordering/.test(leafOf(now, 'steps')) &&
  !now.isOffline
/** The states in which no code is on its way. */
export const settledCoupons = ['idle', 'rejected', 'removed', 'refused'] as const
const settled = ['saved', 'unsaved', 'rejected'] as const
/** The same, with nothing to save. */
export const isCalm = (now: Now) => isFree(now) && isIn(now, 'record', ...settled)
/** The same, or with a save that waits until typing stops. */
export const isStill = (now: Now) => isFree(now) && isIn(now, 'record', ...settled, 'changed')
/** The same, or with a save that is pending. */
export const isStored = (now: Now) => isFree(now) && isIn(now, 'record', ...settled, 'patching')
