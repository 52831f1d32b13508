import { expect } from 'vitest'
import type { ExhibitorOrders } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import { organizerPaymentsMachine } from '../../machines/customer/exhibitors/organizerPayments.machine'
import { alert, busy, button, dialog, either, heading, no, status } from './assertion'
import { token } from './exhibitors.cases'
import {
  noOrders,
  openInvoice,
  orders,
  requestedOrders,
  suspendedOrders,
  suspendedRequest,
} from './organizerInvoices.cases'
import { idle, inFlight, walk } from './saying'

const at = `/organizer/${token}/payments`
const isShown = (from: string) => from.startsWith('shown.')
/** the orders that no moratorium holds up */
const payable = (listed: ExhibitorOrders | null) =>
  (listed?.waiting ?? []).filter(({ id }) => !listed?.suspension?.orders.includes(id))
const isLoaded = (from: string) => ['missing', 'failed'].includes(from) || isShown(from)

/** The walk of the organizer's payments, and its hand-written specification. */
export const organizerPaymentsWalk = walk({
  guarantees:
    'An organizer collects the orders of its exhibitors in one invoice, and cancels one that it does not pay.',
  machine: organizerPaymentsMachine,
  starts: { linked: { input: { address: at }, begins: 'loading' } },
  cases: {
    'address.opened': [{ type: 'address.opened', address: at }],
    'order.toggled': [{ type: 'order.toggled', id: '101' }],
    'cancellation.begun': [{ type: 'cancellation.begun', invoice: openInvoice }],
  },
  outputs: {
    listExhibitorOrders: [
      { type: 'orders.listed', orders },
      { type: 'orders.listed', orders: noOrders },
      { type: 'orders.listed', orders: suspendedOrders },
      { type: 'orders.missing', problem: { status: 404, message: 'Not found' } },
      { type: 'orders.failed', problem: noAnswer },
    ],
    requestOrganizerInvoice: [
      { type: 'invoice.requested', orders: requestedOrders },
      { type: 'request.failed', problem: { status: 409, message: 'One of these orders does not wait any more.' } },
      { type: 'request.suspended', problem: suspendedRequest },
    ],
    cancelOrganizerInvoice: [
      { type: 'invoice.canceled', orders },
      { type: 'cancellation.failed', problem: noAnswer },
    ],
  },
  reads: ({ orders: listed, skipped, done }) => [payable(listed).length, skipped.length, done !== null],
  transitions: {
    'address.opened': ({ from }) => {
      if (from === 'loading') return 'loading, again'
      if (from === 'lookingAgain') return 'loading'
      return isLoaded(from) ? 'loading' : from
    },
    'page.retried': ({ from }) => (from === 'failed' || from === 'shown.refused' ? 'loading' : from),
    'orders.listed': ({ from }) => (from === 'lookingAgain' ? 'shown.suspended' : 'shown.resting'),
    'orders.missing': () => 'missing',
    'orders.failed': ({ from }) => (from === 'lookingAgain' ? 'shown.refused' : 'failed'),
    'order.toggled': ({ from }) => (isShown(from) ? 'shown.resting' : from),
    'orders.toggled': ({ from }) => (isShown(from) ? 'shown.resting' : from),
    'request.begun': ({ from, context: { orders: listed, skipped } }) => {
      if (!isShown(from)) return from
      return payable(listed).some(({ id }) => !skipped.includes(id)) ? 'requesting' : 'shown.unchosen'
    },
    'invoice.requested': () => 'shown.resting',
    'request.failed': () => 'shown.refused',
    'request.suspended': () => 'lookingAgain',
    'cancellation.begun': ({ from }) => (isShown(from) ? 'canceling.confirming' : from),
    'cancellation.confirmed': ({ from }) => (from.startsWith('canceling.') ? 'withdrawing' : from),
    'invoice.canceled': () => 'shown.resting',
    'cancellation.failed': () => 'canceling.failed',
    'dialog.closed': ({ from }) => (from.startsWith('canceling.') ? 'loading' : from),
  },
  states: {
    loading: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['listExhibitorOrders'])
        expect(seen.waiting.get('listExhibitorOrders')!.input).toEqual({ token })
      },
      shows: heading('Pay for your exhibitors'),
    },
    'shown.resting': {
      holds: idle,
      shows: ({ context: { orders: listed } }) =>
        either(
          payable(listed).length > 0 ? button(/^Request (one|an) invoice/) : status(/^No order waits/),
          'You can request an invoice once the hold ends.',
        ),
    },
    'shown.unchosen': {
      holds: ({ context: { orders: listed, skipped } }) =>
        expect(payable(listed).every(({ id }) => skipped.includes(id))).toBe(true),
      shows: ({ context: { orders: listed } }) =>
        (listed?.waiting.length ?? 0) > 0 ? alert('Choose at least one order.') : status(/^No order waits/),
    },
    'shown.refused': {
      holds: ({ context }) => expect(context.problem).not.toBeNull(),
      shows: [alert(/does not wait any more|No invoice was made/), button('Load the list again')],
    },
    lookingAgain: {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listExhibitorOrders')!.input).toEqual({ token })
        expect(context.problem).toEqual(suspendedRequest)
      },
      shows: heading('Pay for your exhibitors'),
    },
    'shown.suspended': {
      holds: ({ context }) => expect(context.problem).toEqual(suspendedRequest),
      shows: ({ context: { orders: listed } }) =>
        (listed?.waiting.length ?? 0) > 0
          ? [alert('No invoice was made.'), no(button('Load the list again'))]
          : status(/^No order waits/),
    },
    missing: {
      holds: ({ context }) => expect(context.orders).toBeNull(),
      shows: heading('This link does not open an event'),
    },
    failed: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('We cannot reach our records just now'), button('Try again')],
    },
    requesting: {
      holds: ({ waiting, context: { orders: listed, skipped } }) =>
        expect(waiting.get('requestOrganizerInvoice')!.input).toEqual({
          token,
          orders: payable(listed)
            .map(({ id }) => id)
            .filter((id) => !skipped.includes(id)),
        }),
      shows: busy,
    },
    'canceling.confirming': {
      holds: ({ context }) => expect(context.invoice).toEqual(openInvoice),
      shows: [dialog('Cancel invoice OI-000002?'), button('Cancel the invoice')],
    },
    'canceling.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [dialog('Cancel invoice OI-000002?'), alert('Something went wrong')],
    },
    withdrawing: {
      holds: ({ waiting }) =>
        expect(waiting.get('cancelOrganizerInvoice')!.input).toEqual({ token, id: openInvoice.id }),
      shows: busy,
    },
  },
  goals: ['shown.resting'],
})
