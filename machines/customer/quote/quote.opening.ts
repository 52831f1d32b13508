import { assign } from 'xstate'
import type { OutcomeOf } from '../../calls/call'
import type { openContact } from '../../calls/quotes'
import { fromEvent, invokeCall } from '../../kit/call'
import { conflictOf } from './model/quote.conflict'
import { isUnsettled } from './model/quote.offer'
import { withPartner } from './model/quote.partner'
import { opened } from './model/quote.response'
import { quoteSetup } from './model/quote.setup'
import type { QuoteContext } from './model/quote.types'

/** Runs before the first price and question, because both may depend on the partner. */
export const meetingPartner = quoteSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('getPartner', ({ context }) => ({ slug: context.partner! })),
  on: {
    'partner.loaded': { target: 'quoting', actions: assign(({ context, event }) => withPartner(context, event)) },
    'partner.failed': { target: 'quoting', actions: assign(({ context, event }) => withPartner(context, event)) },
  },
})

type Opened = Extract<OutcomeOf<typeof openContact>, { type: 'contact.opened' | 'order.found' }>

/** The server's quote, with the unsaved answers on top. */
const toContext = ({ context, event }: { context: QuoteContext; event: Opened }) => ({
  ...opened(context, event.contact, event.today),
  conflict: conflictOf(context, event.contact),
  coupons: event.coupons,
  readOnly: event.readOnly ?? null,
})

const nameContact = {
  type: 'nameContact',
  params: ({ event }: { event: Opened }) => ({ id: event.contact.id }),
} as const

const toOrderedContext = (seen: { context: QuoteContext; event: Extract<Opened, { type: 'order.found' }> }) => ({
  ...toContext(seen),
  order: seen.event.order,
  received: seen.event.received,
})

const toPaidContext = ({
  event: { number, link },
}: {
  event: Extract<OutcomeOf<typeof openContact>, { type: 'policy.found' }>
}) => ({ policy: { number, link } })

/** The quote of an order that ended. If the order has used the last key, the next payment needs another. */
const toEndedContext = ({ context, event }: { context: QuoteContext; event: Opened }) => ({
  ...toContext({ context: { ...context, startAt: 'payment' }, event }),
  order: null,
  attempt: isUnsettled(context) ? context.attempt + 1 : context.attempt,
})

/** Opens a stored quote. It continues at its step, waits for its payment, or redirects to its policy. */
export const opening = quoteSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId!, view: context.view })),
  on: {
    'contact.opened': [
      { guard: fromEvent('isWithdrawn'), target: 'orderWithdrawn', actions: [assign(toEndedContext), nameContact] },
      { guard: fromEvent('isLapsed'), target: 'orderLapsed', actions: [assign(toEndedContext), nameContact] },
      { target: 'quoting', actions: [assign(toContext), nameContact] },
    ],
    // the customer asked whether the order was paid: it was not
    'order.found': [
      { guard: 'hasOrder', target: 'stillOrdered', actions: [assign(toOrderedContext), nameContact] },
      { target: 'ordered', actions: [assign(toOrderedContext), nameContact] },
    ],
    'policy.found': [
      // the customer saw the order here, so the page says first that it is paid
      {
        guard: 'hasOrder',
        target: 'orderPaid',
        actions: assign(toPaidContext),
      },
      {
        target: 'redirectingToPolicy',
        actions: { type: 'redirect', params: ({ event }) => ({ to: event.link }) },
      },
    ],
    'contact.failed': 'unavailable',
  },
})

/** Ordered by check or invoice. The policy is issued when the payment is received. */
export const awaitingPayment = quoteSetup.createStateConfig({
  on: {
    // the order has used this key, so a payment by card needs another
    'order.reconsidered': {
      guard: 'isPayableByCard',
      target: 'switchingToCard',
      actions: [assign({ attempt: ({ context }) => context.attempt + 1 }), 'setByCard'],
    },
    'quote.retried': 'opening',
    'quote.restarted': { target: 'restarted', actions: 'announceRestart' },
  },
})

/** The order ended without its payment. The quote can still be paid, at today's price, or shows that it is no longer sold. */
export const orderEnded = quoteSetup.createStateConfig({
  on: {
    'order.reconsidered': { target: 'quoting', actions: 'setByCard' },
    'quote.restarted': { target: 'restarted', actions: 'announceRestart' },
  },
})

/** Opens an ordered quote to pay it by card. Its signature still counts. */
export const switchingToCard = quoteSetup.createStateConfig({
  ...opening,
  on: {
    ...opening.on,
    'policy.found': { target: 'orderPaid', actions: assign(toPaidContext) },
    'order.found': [
      { guard: fromEvent('isReceivedInPart'), target: 'stillOrdered', actions: assign(toOrderedContext) },
      {
        target: 'quoting',
        actions: assign(({ context, event }) =>
          toOrderedContext({ context: { ...context, startAt: 'payment' }, event }),
        ),
      },
    ],
  },
})
