import { assertEvent } from 'xstate'
import { invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { backOf, nextOf, withoutMoves } from './step'

const onwards = [{ guard: 'hasOffer', target: 'left' }, { target: 'rejected' }] as const

const mailed = { 'quoteEmail.requested': 'emailing', 'purchaseLink.requested': 'linking' } as const

/** Nothing is asked here: the price is read, sent by e-mail, or accepted. */
export const quoteSummary = quoteSetup.createStateConfig({
  initial: 'reading',
  entry: { type: 'noteStep', params: { step: 'quoteSummary' } },
  exit: 'passStep',
  on: backOf('quoteSummary'),
  onDone: nextOf('quoteSummary'),
  states: {
    reading: { on: { ...mailed, 'step.submitted': onwards } },
    // what keeps one here is told by `standing`; a price that comes in may lift it
    rejected: {
      on: { ...mailed, 'step.submitted': { guard: 'hasOffer', target: 'left' } },
    },
    emailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendQuoteEmail', ({ context, event }) => {
        assertEvent(event, 'quoteEmail.requested')
        return { id: context.contactId!, emails: event.emails }
      }),
      on: { ...withoutMoves, 'quoteEmail.sent': 'emailed', 'quoteEmail.refused': 'notEmailed' },
    },
    linking: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendPurchaseLink', ({ context, event }) => {
        assertEvent(event, 'purchaseLink.requested')
        return { id: context.contactId!, emails: event.emails }
      }),
      on: { ...withoutMoves, 'purchaseLink.sent': 'emailed', 'purchaseLink.refused': 'notEmailed' },
    },
    emailed: { on: { ...mailed, 'step.submitted': onwards } },
    notEmailed: {
      entry: { type: 'keepProblem', params: { at: 'email' } },
      exit: { type: 'dropProblem', params: { at: 'email' } },
      on: { ...mailed, 'step.submitted': onwards },
    },
    left: { type: 'final' },
  },
})
