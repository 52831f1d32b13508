import { fromEvent, invokeCall } from '../../../kit/call'
import { attemptOf } from '../model/quote.offer'
import { quoteSetup } from '../model/quote.setup'
import { backOf, onlyWithOffer, withoutMoves } from './step'

const submitted = [
  { guard: fromEvent('isPayable'), target: 'paying' },
  { guard: fromEvent('isIncomplete'), target: 'rejected', reenter: true },
] as const
const ordered = [
  { guard: fromEvent('isOrderable'), target: 'ordering', actions: fromEvent('noteBilling') },
  { guard: fromEvent('isUnaddressed'), target: 'rejected', reenter: true },
] as const
const tried = { 'payment.submitted': submitted, 'order.submitted': ordered } as const
const inFlight = { ...withoutMoves, 'price.withheld': {}, 'coupon.applied': {}, 'coupon.withdrawn': {} } as const

/**
 * The card itself never comes near a chart: see CardVault. What `purchase.settled`, `order.placed` and `purchase.barred`
 * lead to, the whole screen's chart says.
 */
export const payment = quoteSetup.createStateConfig({
  initial: 'starting',
  entry: { type: 'noteStep', params: { step: 'payment' } },
  exit: 'passStep',
  on: {
    ...backOf('payment'),
    ...onlyWithOffer,
    // another price is agreed to before it is paid
    'coupon.applied': { guard: fromEvent('isUnsigned'), target: 'terms' },
    'coupon.withdrawn': { guard: fromEvent('isUnsigned'), target: 'terms' },
    // nothing was charged; what came in meanwhile may have taken the offer away
    'payment.declined': [{ guard: 'isWithheld', target: 'quoteSummary' }, { target: '.declined' }],
    'payment.failed': [{ guard: 'isWithheld', target: 'quoteSummary' }, { target: '.failed' }],
    // the new price is looked at here, new answers are signed for
    'purchase.outdated': [{ guard: fromEvent('isAboutPrice'), target: '.editing' }, { target: 'terms' }],
  },
  states: {
    // a reload in the middle of paying comes back here, and finds out by itself
    starting: { always: [{ guard: 'isUnsettled', target: 'asking' }, { target: 'editing' }] },
    editing: { on: tried },
    rejected: { entry: 'countRejection', on: tried },
    paying: {
      meta: { busy: 'Purchasing ...' },
      entry: 'noteAttempt',
      invoke: invokeCall('purchase', ({ context }) => attemptOf(context)),
      on: { ...inFlight, 'payment.lost': 'uncertain' },
    },
    // by check or invoice: no money moves, and the same order is never placed twice
    ordering: {
      meta: { busy: 'Processing...' },
      entry: 'noteAttempt',
      invoke: invokeCall('placeOrder', ({ context }) => ({ ...attemptOf(context), ...context.billing! })),
      on: { ...inFlight, 'payment.lost': 'uncertain' },
    },
    declined: { on: tried },
    // no word on the card: the same one may be sent again
    failed: {
      entry: { type: 'keepProblem', params: { at: 'payment' } },
      exit: { type: 'dropProblem', params: { at: 'payment' } },
      on: tried,
    },
    // it may have been paid: there is no way back, only finding out, under the same key and without the card
    uncertain: {
      entry: { type: 'keepProblem', params: { at: 'payment' } },
      exit: { type: 'dropProblem', params: { at: 'payment' } },
      after: { askAgain: 'asking' },
      on: { ...inFlight, 'payment.asked': 'asking' },
    },
    asking: {
      tags: 'background',
      invoke: invokeCall('askPurchase', ({ context }) => attemptOf(context), 'purchase'),
      on: { ...inFlight, 'payment.lost': 'uncertain' },
    },
  },
})
