import type { EventObject } from 'xstate'
import type { Answers, FieldName } from '../../../../domain/application'
import type { QuoteEvent, QuoteInput, QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { type Snapshot, selectDialog } from '../../../../machines/customer/quote/quote.select'
import type { Answer, CallName } from '../world'
import { cameBack, lengthOf, passed } from './chart'
import type { QuotePage } from './page'

/** What the server has of the quote, as far as the chart asks. */
export interface Server {
  readonly answers: Partial<Answers>
  readonly status: 'draft' | 'referred' | 'approved' | 'declined' | 'expired' | 'quoted'
  readonly isReviewed: boolean
  readonly signedBy: string | null
  readonly isOrdered: boolean
  readonly isBought: boolean
  /** a partner’s customer, of the second provider */
  readonly isSecond: boolean
  /** an attempt to pay was refused, and nobody heard of it */
  readonly isRefused: boolean
  /** it is another version than the page knows */
  readonly isAhead: boolean
}

/** Where a walk is: in the chart, and in what is around it. */
export interface Now {
  readonly chart: Snapshot
  readonly server: Server
  readonly isOffline: boolean
  /** the answers that were sent last, to be stored */
  readonly sent: Answers
  /** the steps that the browser's back button goes through, and which of them is shown */
  readonly entries: readonly string[]
  readonly at: number
  /** the field in which somebody types */
  readonly focus: FieldName | null
}

/** One thing that the chart hears, and how it comes about. */
export interface Move {
  /** null: it does not come about here, and nothing is done for it */
  readonly hears: (now: Now) => EventObject | readonly EventObject[] | null
  readonly does?: (page: QuotePage, now: Now) => Promise<unknown>
  readonly server?: (now: Now) => Partial<Server>
  readonly isOffline?: boolean
  /** the chart begins anew, with this */
  readonly anew?: (now: Now) => QuoteInput
  /** by so many entries of the browser's history */
  readonly by?: 1 | -1
  /** the field in which one types from now on, until it is left */
  readonly focus?: FieldName
}

/** What somebody does, and what comes of it. */
export interface Act {
  readonly name: string
  /** where it can be done, and says something */
  readonly when: (now: Now) => boolean
  readonly moves: readonly Move[]
}

export const act = (name: string, when: Act['when'], ...moves: readonly Move[]): Act => ({ name, when, moves })

type Does = NonNullable<Move['does']>
/** A person does it, and the chart hears of it. */
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

/** Who is asked answers; without the network nobody is. `truly` is what the server says by itself, or after something was done to it meanwhile. */
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

/** It passes, where something waits for it. */
export const time = (delay: string): Move => ({
  hears: ({ chart }) => passed(chart, delay),
  does: (page) => page.world.pass(lengthOf(delay)),
})

/** Somebody waits for the answer of this call; the child of an attempt to pay is called `purchase`, whoever it asks. */
export const isAsked = ({ chart: { _nodes } }: Now, child: string): boolean =>
  (_nodes as unknown as readonly { readonly invoke: readonly { readonly id: string; readonly src: unknown }[] }[]).some(
    ({ invoke }) => invoke.some(({ id, src }) => id === (ids[child] ?? child) && (!(child in ids) || src === child)),
  )
const ids: Readonly<Record<string, string>> = { askPurchase: 'purchase', purchase: 'purchase' }

type Region = Exclude<keyof Extract<Snapshot['value'], { quoting: unknown }>['quoting'], 'memory' | 'store' | 'toasts'>

/** `coverage.editing` of the steps; of the screen itself its own; empty where that region is not. */
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

/** In one of these of a region. */
export const isIn = (now: Now, region: Region | 'screen', ...leaves: readonly string[]) =>
  leaves.includes(leafOf(now, region))

/** A veil lies over the step, or it is not known what has become of a payment. */
export const hasDraft = (now: Now) =>
  /leaving|emailing|linking|saving|signing|paying|ordering|uncertain|asking/.test(leafOf(now, 'steps'))

/** One may be due, which is told as the step is left. */
export const hasNoDialog = ({ chart }: Now) => selectDialog(chart) === 'closed'

/** Nothing is on its way but, at most, what is to be stored; and nothing lies over the page. */
const isFree = (now: Now): boolean =>
  isIn(now, 'screen', 'quoting') &&
  isIn(now, 'price', 'priced', 'withheld', 'unpriced') &&
  hasNoDialog(now) &&
  isIn(now, 'coupon', 'idle', 'refused') &&
  !/storing|submitting|looking/.test(leafOf(now, 'standing')) &&
  !/leaving|emailing|linking|saving|signing|paying|ordering/.test(leafOf(now, 'steps')) &&
  !now.isOffline
const settled = ['saved', 'unsaved', 'rejected'] as const
/** And nothing is to be stored. */
export const isCalm = (now: Now) => isFree(now) && isIn(now, 'record', ...settled)
/** Or it waits until nobody types. */
export const isStill = (now: Now) => isFree(now) && isIn(now, 'record', ...settled, 'changed')
/** Or it is on its way. */
export const isStored = (now: Now) => isFree(now) && isIn(now, 'record', ...settled, 'patching')
