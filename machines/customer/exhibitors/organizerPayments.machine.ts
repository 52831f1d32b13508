import { assign, setup } from 'xstate'
import type { ExhibitorOrders, OrganizerInvoice } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { dollars } from '../../../domain/common/formats'
import { type OutcomesOf, slot } from '../../calls/call'
import type { cancelOrganizerInvoice, listExhibitorOrders, requestOrganizerInvoice } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { organizerTokenIn } from './exhibitorBoard.route'
import { listNotLoaded, loadingList } from './linkedList'

export interface OrganizerPaymentsContext {
  /** of the mailed link */
  readonly token: string
  /** listed last; it stays in sight while it loads again */
  readonly orders: ExhibitorOrders | null
  /** ids of the waiting orders that the next invoice leaves out */
  readonly skipped: readonly string[]
  /** which a dialog is about */
  readonly invoice: OrganizerInvoice | null
  /** the result of the last act */
  readonly done: string | null
  readonly problem: Problem | null
}

const calls = {
  listExhibitorOrders: slot<typeof listExhibitorOrders>('listExhibitorOrders'),
  requestOrganizerInvoice: slot<typeof requestOrganizerInvoice>('requestOrganizerInvoice'),
  cancelOrganizerInvoice: slot<typeof cancelOrganizerInvoice>('cancelOrganizerInvoice'),
}

type OrganizerPaymentsEvent =
  | OutcomesOf<typeof calls>
  /** path and search below `/quote` */
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'order.toggled'; id: string }
  /** takes all waiting orders, or none if all are taken */
  | { type: 'orders.toggled' }
  | { type: 'request.begun' }
  | { type: 'cancellation.begun'; invoice: OrganizerInvoice }
  | { type: 'cancellation.confirmed' }
  | { type: 'dialog.closed' }

/** The waiting orders that an invoice can have: none that a moratorium stops. */
export const payableOrders = ({ orders }: Pick<OrganizerPaymentsContext, 'orders'>) =>
  (orders?.waiting ?? []).filter(({ id }) => !orders?.suspension?.orders.includes(id))

/** The waiting orders that the next invoice has. */
export const chosenOrders = ({ orders, skipped }: Pick<OrganizerPaymentsContext, 'orders' | 'skipped'>) =>
  payableOrders({ orders }).filter(({ id }) => !skipped.includes(id))

/** The orders of exhibitors that the organizer pays: it collects some in an invoice, and cancels one that is not paid. */
export const organizerPaymentsMachine = setup({
  types: {} as {
    context: OrganizerPaymentsContext
    events: OrganizerPaymentsEvent
    input: { address: string }
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  guards: { hasChosen: ({ context }) => chosenOrders(context).length > 0 },
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => ({ token: organizerTokenIn(address) })),
    setOrders: assign((_, { orders }: { readonly orders: ExhibitorOrders }) => ({ orders })),
    clearOrders: assign({ orders: null }),
    toggleOrder: assign(({ context: { skipped } }, { id }: { readonly id: string }) => ({
      skipped: skipped.includes(id) ? skipped.filter((one) => one !== id) : [...skipped, id],
      done: null,
    })),
    toggleOrders: assign(({ context }) => ({
      skipped:
        chosenOrders(context).length < payableOrders(context).length ? [] : payableOrders(context).map(({ id }) => id),
      done: null,
    })),
    setInvoice: assign((_, { invoice }: { readonly invoice: OrganizerInvoice }) => ({ invoice, done: null })),
    clearDone: assign({ done: null }),
    describeRequest: assign((_, { orders }: { readonly orders: ExhibitorOrders }) => {
      const { number, amount } = orders.invoices[0]!
      return { done: `Invoice ${number} for ${dollars(amount)} is on its way to you by email.`, skipped: [] }
    }),
    describeCancellation: assign(({ context: { invoice } }) => ({
      done: `Invoice ${invoice!.number} is canceled. Its orders wait again.`,
    })),
    ...problemActions,
  },
}).createMachine({
  id: 'organizerPayments',
  context: ({ input: { address } }) => ({
    token: organizerTokenIn(address),
    orders: null,
    skipped: [],
    invoice: null,
    done: null,
    problem: null,
  }),
  initial: 'loading',
  // an open dialog stays, and the page loads again once it is closed
  on: { 'address.opened': { actions: fromEvent('readAddress') } },
  states: {
    loading: loadingList(
      invokeCall('listExhibitorOrders', ({ context: { token } }) => ({ token })),
      {
        'orders.listed': { target: 'shown', actions: fromEvent('setOrders') },
        'orders.missing': 'missing',
        'orders.failed': toProblem('failed'),
      },
    ),
    ...listNotLoaded('clearOrders'),
    shown: {
      initial: 'resting',
      on: {
        'address.opened': { target: 'loading', actions: [fromEvent('readAddress'), 'clearDone'] },
        'order.toggled': { target: '.resting', actions: fromEvent('toggleOrder') },
        'orders.toggled': { target: '.resting', actions: 'toggleOrders' },
        'request.begun': [{ guard: 'hasChosen', target: 'requesting', actions: 'clearDone' }, { target: '.unchosen' }],
        'cancellation.begun': { target: 'canceling', actions: fromEvent('setInvoice') },
      },
      states: {
        resting: {},
        unchosen: { entry: 'clearDone' },
        // the list may have changed, so the way on is to load it again
        refused: { exit: 'clearProblem', on: { 'page.retried': '#organizerPayments.loading' } },
        // the list beside the reason says which orders wait
        suspended: { exit: 'clearProblem' },
      },
    },
    requesting: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('requestOrganizerInvoice', ({ context }) => ({
        token: context.token,
        orders: chosenOrders(context).map(({ id }) => id),
      })),
      on: {
        'invoice.requested': { target: 'shown', actions: [fromEvent('setOrders'), fromEvent('describeRequest')] },
        'request.failed': toProblem('shown.refused'),
        'request.suspended': toProblem('lookingAgain'),
      },
    },
    // a moratorium refused the invoice: the newest list takes the offer away, and keeps the choice of the other orders
    lookingAgain: {
      tags: 'background',
      invoke: invokeCall('listExhibitorOrders', ({ context: { token } }) => ({ token })),
      on: {
        'orders.listed': { target: 'shown.suspended', actions: fromEvent('setOrders') },
        'orders.missing': 'missing',
        'orders.failed': 'shown.refused',
        'address.opened': { target: 'loading', actions: [fromEvent('readAddress'), 'clearProblem'] },
      },
    },
    canceling: {
      tags: 'modal',
      initial: 'confirming',
      on: { 'cancellation.confirmed': 'withdrawing', 'dialog.closed': 'loading' },
      states: { confirming: {}, failed: { exit: 'clearProblem' } },
    },
    withdrawing: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('cancelOrganizerInvoice', ({ context: { token, invoice } }) => ({ token, id: invoice!.id })),
      on: {
        'invoice.canceled': { target: 'shown', actions: [fromEvent('setOrders'), 'describeCancellation'] },
        'cancellation.failed': toProblem('canceling.failed'),
      },
    },
  },
})
