import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/**
 * What the price panel shows. A change while a price is on its way leaves `recalculating`, which aborts the request; an
 * answer that comes nevertheless is nobody's any more.
 */
export const price = quoteSetup.createStateConfig({
  initial: 'starting',
  on: {
    'answers.changed': { guard: fromEvent('isRated'), target: '.settling' },
    // the server has the word on what the quote is, and so on what it costs
    'contact.created': { guard: fromEvent('isPricedAnew'), target: '.settling' },
    'contact.stored': { guard: fromEvent('isPricedAnew'), target: '.settling' },
    // reviewed: there is a price now, or there may be one
    'contact.opened': { guard: fromEvent('isReportedPriced'), target: '.settling' },
    'coupon.applied': '.settling',
    'coupon.withdrawn': '.settling',
    'pricing.reset': '.settling',
  },
  states: {
    starting: { always: [{ guard: 'isPriceable', target: 'recalculating' }, { target: 'unpriced' }] },
    // the day that it is may be all that was wanting: for an event that is near
    unpriced: { on: { 'today.told': { guard: fromEvent('isReportedTooNear'), target: 'recalculating' } } },
    // asked only once the typing stops: by then the context holds the new answers, which it did not on the event
    // itself
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
        'price.withheld': 'withheld',
        'price.refused': 'failed',
        'price.postponed': 'waiting',
        'network.lost': 'waiting',
      },
    },
    // for the network: nothing went wrong, and it goes on by itself
    waiting: { on: { 'network.regained': 'recalculating' } },
    priced: {},
    // referred or declined: `standing` says which
    withheld: {},
    failed: {
      entry: { type: 'keepProblem', params: { at: 'price' } },
      exit: { type: 'dropProblem', params: { at: 'price' } },
      on: { 'price.retried': 'recalculating', 'network.regained': 'recalculating' },
    },
  },
})
