import { fromEvent, invokeCall } from '../../../kit/call'
import { attemptOf } from '../model/quote.offer'
import { quoteSetup } from '../model/quote.setup'
import { backOf, onlyWithOffer, withoutMoves } from './step'

const submitted = [
  { guard: fromEvent('isPayable'), target: 'paying' },
  { guard: fromEvent('isIncomplete'), target: 'rejected', reenter: true },
] as const
const ordered = [
  { guard: fromEvent('isOrderable'), target: 'ordering', actions: fromEvent('setBilling') },
  { guard: fromEvent('isUnaddressed'), target: 'rejected', reenter: true },
] as const
const tried = {
  'payment.submitted': submitted,
  'order.submitted': ordered,
  'price.arrived': { guard: fromEvent('isPricedUnderSuspension'), target: 'suspended' },
} as const
/** The cardholder has to confirm the payment with the bank. */
const unconfirmed = { target: 'authenticating', actions: fromEvent('setAuthentication') } as const
const stillUnconfirmed = { 'authentication.required': unconfirmed, 'payment.lost': 'authenticating' } as const
const inFlight = { ...withoutMoves, 'price.withheld': {}, 'coupon.applied': {}, 'coupon.withdrawn': {} } as const

/**
 * The card never reaches a chart: see CardVault. The chart of the page handles `purchase.settled`, `order.placed` and
 * `purchase.barred`.
 */
export const payment = quoteSetup.createStateConfig({
  initial: 'starting',
  entry: { type: 'setFurthest', params: { step: 'payment' } },
  exit: 'passStep',
  on: {
    ...backOf('payment'),
    ...onlyWithOffer,
    // the customer must agree to a new price before paying it
    'coupon.applied': { guard: fromEvent('isUnsigned'), target: 'terms' },
    'coupon.withdrawn': { guard: fromEvent('isUnsigned'), target: 'terms' },
    // nothing was charged; an event during the attempt may have removed the offer
    'payment.declined': [{ guard: 'isWithheld', target: 'quoteSummary' }, { target: '.declined' }],
    'payment.failed': [{ guard: 'isWithheld', target: 'quoteSummary' }, { target: '.failed' }],
    'purchase.suspended': [{ guard: 'isWithheld', target: 'quoteSummary' }, { target: '.suspended' }],
    // a new price is shown here; new answers need a new signature
    'purchase.outdated': [{ guard: fromEvent('isAboutPrice'), target: '.editing' }, { target: 'terms' }],
  },
  states: {
    // a reload during a payment returns here and settles it
    starting: {
      always: [
        { guard: 'isUnsettled', target: 'asking' },
        { guard: 'isSuspended', target: 'suspended' },
        { target: 'editing' },
      ],
    },
    editing: { on: tried },
    rejected: { entry: 'countRejection', on: tried },
    paying: {
      meta: { busy: 'Purchasing ...' },
      entry: 'setSent',
      invoke: invokeCall('purchase', ({ context }) => attemptOf(context)),
      on: { ...inFlight, 'payment.lost': 'uncertain', 'authentication.required': unconfirmed },
    },
    // by check or invoice: no money moves, and the same order is placed only once
    ordering: {
      meta: { busy: 'Processing...' },
      entry: 'setSent',
      invoke: invokeCall('placeOrder', ({ context }) => ({ ...attemptOf(context), ...context.billing! })),
      on: { ...inFlight, 'payment.lost': 'uncertain' },
    },
    declined: { on: tried },
    // the card was not declined, so it may be used again
    failed: {
      entry: { type: 'setProblem', params: { at: 'payment' } },
      exit: { type: 'clearProblem', params: { at: 'payment' } },
      on: tried,
    },
    // there is a price and nothing can be bought: a moratorium, or a review of the names (decision records 74 and 75)
    suspended: {
      tags: 'suspended',
      on: {
        'availability.asked': 'lookingAgain',
        'price.arrived': [{ guard: fromEvent('isPricedUnderSuspension'), target: 'suspended' }, { target: 'editing' }],
      },
    },
    lookingAgain: {
      tags: ['background', 'suspended'],
      invoke: invokeCall('askAvailability', ({ context }) => ({ id: context.contactId!, view: context.view })),
      on: {
        'availability.answered': [{ guard: fromEvent('isAvailable'), target: 'editing' }, { target: 'suspended' }],
        'availability.unknown': { target: 'suspended', actions: fromEvent('announceUnknown') },
      },
    },
    // the payment may have succeeded, so the only way on is to ask under the same key, without the card
    uncertain: {
      entry: { type: 'setProblem', params: { at: 'payment' } },
      exit: { type: 'clearProblem', params: { at: 'payment' } },
      after: { askAgain: 'asking' },
      on: { ...inFlight, 'payment.asked': 'asking' },
    },
    asking: {
      tags: 'background',
      invoke: invokeCall('askPurchase', ({ context }) => attemptOf(context), 'purchase'),
      on: { ...inFlight, 'payment.lost': 'uncertain', 'authentication.required': unconfirmed },
    },
    // the bank's page is open; how it ends is the processor's word, so the server is asked
    authenticating: {
      tags: 'background',
      invoke: invokeCall('authenticate', ({ context }) => context.authentication!),
      after: { checkBank: 'checking' },
      on: { ...inFlight, 'authentication.ended': 'checking', 'authentication.canceled': 'canceling' },
    },
    checking: {
      tags: 'background',
      invoke: invokeCall('askPurchase', ({ context }) => attemptOf(context), 'purchase'),
      on: { ...inFlight, ...stillUnconfirmed, 'authentication.canceled': 'canceling' },
    },
    canceling: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall(
        'askPurchase',
        ({ context }) => ({ ...attemptOf(context), cancelsAuthentication: true }),
        'purchase',
      ),
      on: { ...inFlight, ...stillUnconfirmed },
    },
  },
})
