import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** What is said in passing. Like memory it only listens; one listener in src/app shows what it emits. */
export const toasts = quoteSetup.createStateConfig({
  on: {
    'quoteEmail.sent': { actions: { type: 'toast', params: { kind: 'success', text: 'Email sent successfully!' } } },
    'quoteEmail.refused': {
      actions: { type: 'toast', params: ({ event }) => ({ kind: 'error', text: event.problem.message }) },
    },
    'purchaseLink.sent': { actions: { type: 'toast', params: { kind: 'success', text: 'Email sent successfully!' } } },
    'purchaseLink.refused': {
      actions: { type: 'toast', params: ({ event }) => ({ kind: 'error', text: event.problem.message }) },
    },
    // why one is refused stands under its code
    'coupon.applied': {
      actions: { type: 'toast', params: { kind: 'success', text: 'Coupon applied successfully!' } },
    },
    // a flagged problem opens its dialog instead
    'price.refused': [
      { guard: fromEvent('isAboutDates') },
      { actions: { type: 'toast', params: ({ event }) => ({ kind: 'error', text: event.problem.message }) } },
    ],
  },
})
