import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** Toasts. This region only listens; one listener in src/app shows them. */
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
    'answer.mended': {
      actions: { type: 'toast', params: ({ event }) => ({ kind: 'success', text: event.text }) },
    },
    // a refused coupon shows its message under the code
    'coupon.applied': {
      actions: { type: 'toast', params: { kind: 'success', text: 'Coupon applied successfully!' } },
    },
    // a problem with a flag opens its dialog instead
    'price.refused': [
      { guard: fromEvent('isAboutDates') },
      { actions: { type: 'toast', params: ({ event }) => ({ kind: 'error', text: event.problem.message }) } },
    ],
  },
})
