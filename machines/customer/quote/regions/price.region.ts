import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/**
 * The price panel. A change during a calculation leaves `recalculating`, which aborts the request; a late answer is
 * ignored.
 */
export const price = quoteSetup.createStateConfig({
  initial: 'starting',
  on: {
    'answers.changed': { guard: fromEvent('isRated'), target: '.settling' },
    // the server sets the facts of the quote, and so its price
    'contact.created': { guard: fromEvent('isPricedAnew'), target: '.settling' },
    'contact.stored': { guard: fromEvent('isPricedAnew'), target: '.settling' },
    // the review may have set a price
    'contact.opened': { guard: fromEvent('isReportedPriced'), target: '.settling' },
    'coupon.applied': '.settling',
    'coupon.withdrawn': '.settling',
    'pricing.reset': '.settling',
  },
  states: {
    starting: { always: [{ guard: 'isPriceable', target: 'recalculating' }, { target: 'unpriced' }] },
    // for an event in the near future, today may have been the missing part
    unpriced: { on: { 'today.answered': { guard: fromEvent('isReportedTooNear'), target: 'recalculating' } } },
    // waits until typing stops: by then the context holds the new answers, which it does not on the event itself
    settling: {
      after: {
        settle: [
          { guard: 'isPriceable', target: 'recalculating' },
          { target: 'unpriced', actions: raise({ type: 'price.lapsed' }) },
        ],
      },
    },
    recalculating: {
      tags: 'background',
      invoke: [
        invokeCall('recalculate', ({ context: { answers, contactId, partner } }) => ({ answers, contactId, partner })),
        { id: 'placeholder', src: 'placeholder' },
      ],
      on: {
        'price.arrived': 'priced',
        'price.unfinished': { target: 'unfinished', actions: raise({ type: 'price.lapsed' }) },
        'price.withheld': 'withheld',
        'price.refused': 'failed',
        'price.postponed': 'waiting',
        'network.lost': 'waiting',
      },
    },
    // waits for the network and continues by itself: nothing failed
    waiting: { on: { 'network.regained': 'recalculating' } },
    priced: {},
    // liability has its price, and cancellation only a lowest one: there is nothing to buy yet (decision 75)
    unfinished: {},
    // referred or declined: region `decision` says which
    withheld: {},
    failed: {
      entry: { type: 'setProblem', params: { at: 'price' } },
      exit: { type: 'clearProblem', params: { at: 'price' } },
      on: { 'price.retried': 'recalculating', 'network.regained': 'recalculating' },
    },
  },
})
