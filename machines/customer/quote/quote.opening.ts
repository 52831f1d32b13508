import { assign } from 'xstate'
import type { OpeningFact } from '../../calls/quotes'
import { invokeCall } from '../../kit/call'
import { conflictOf } from './model/quote.conflict'
import { introduced } from './model/quote.partner'
import { opened } from './model/quote.response'
import { quoteSetup } from './model/quote.setup'
import type { QuoteContext } from './model/quote.types'

/** Before the first price and the first question: what is asked hangs on whose link leads here. */
export const meetingPartner = quoteSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('getPartner', ({ context }) => ({ slug: context.partner! })),
  on: {
    'partner.met': { target: 'quoting', actions: assign(({ context, event }) => introduced(context, event)) },
    'partner.missed': { target: 'quoting', actions: assign(({ context, event }) => introduced(context, event)) },
  },
})

type Opened = Extract<OpeningFact, { type: 'contact.opened' | 'order.found' }>

/** The quote as the server has it, under what was typed here. */
const takenIn = ({ context, event }: { context: QuoteContext; event: Opened }) => ({
  ...opened(context, event.contact, event.today),
  conflict: conflictOf(context, event.contact),
  coupons: event.coupons,
})

const nameContact = {
  type: 'nameContact',
  params: ({ event }: { event: Opened }) => ({ id: event.contact.id }),
} as const

const takenInOrdered = (seen: { context: QuoteContext; event: Extract<Opened, { type: 'order.found' }> }) => ({
  ...takenIn(seen),
  order: seen.event.order,
})

/** What became of a quote whose id is known: one goes on with it, waits for its payment, or is led to its policy. */
export const opening = quoteSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId!, view: context.view })),
  on: {
    'contact.opened': { target: 'quoting', actions: [assign(takenIn), nameContact] },
    // who asks whether it was paid is told that it was not
    'order.found': [
      { guard: 'hasOrder', target: 'stillOrdered', actions: [assign(takenInOrdered), nameContact] },
      { target: 'ordered', actions: [assign(takenInOrdered), nameContact] },
    ],
    'policy.found': {
      target: 'redirectingToPolicy',
      actions: { type: 'redirect', params: ({ event }) => ({ to: event.link }) },
    },
    'contact.missed': 'unavailable',
  },
})

/** By check or invoice: the policy is issued when the money has come. */
export const awaitingPayment = quoteSetup.createStateConfig({
  on: {
    // the order has its key, and what is paid by card another one
    'order.reconsidered': { target: 'reopening', actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },
    'quote.retried': 'opening',
    'quote.restarted': { target: 'restarted', actions: 'announceRestart' },
  },
})

/** What waits for a check may be paid by card all the same, as far as it is signed for. */
export const reopening = quoteSetup.createStateConfig({
  ...opening,
  on: {
    ...opening.on,
    'order.found': {
      target: 'quoting',
      actions: assign(({ context, event }) => takenInOrdered({ context: { ...context, startAt: 'payment' }, event })),
    },
  },
})
