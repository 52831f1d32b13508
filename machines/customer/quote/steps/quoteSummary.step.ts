import { assertEvent } from 'xstate'
import { invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { backOf, nextOf, withoutMoves } from './step'

const onwards = [{ guard: 'hasOffer', target: 'left' }, { target: 'rejected' }] as const

const mailed = { 'quoteEmail.requested': 'emailing', 'purchaseLink.requested': 'linking' } as const

/** The summary has no questions: the customer reads the price, emails it, or accepts it. */
export const quoteSummary = quoteSetup.createStateConfig({
  initial: 'reading',
  entry: { type: 'setFurthest', params: { step: 'quoteSummary' } },
  exit: 'passStep',
  on: backOf('quoteSummary'),
  onDone: nextOf('quoteSummary'),
  states: {
    reading: { on: { ...mailed, 'step.submitted': onwards } },
    // region `decision` shows why the quote cannot continue; a new price may change that
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
      entry: { type: 'setProblem', params: { at: 'email' } },
      exit: { type: 'clearProblem', params: { at: 'email' } },
      on: { ...mailed, 'step.submitted': onwards },
    },
    left: { type: 'final' },
  },
})
