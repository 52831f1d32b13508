import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { backOf, nextOf, withoutMoves } from './step'

const offered = { guard: 'hasOffer', target: 'left' } as const
const onwards = [offered, { target: 'rejected' }] as const

const addressed = { guard: fromEvent('isAddressed'), actions: fromEvent('setMailRequest') } as const
const unaddressed = { target: 'unaddressed', reenter: true } as const
const mailed = {
  'quoteEmail.requested': [{ ...addressed, target: 'emailing' }, unaddressed],
  'purchaseLink.requested': [{ ...addressed, target: 'linking' }, unaddressed],
} as const

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
    rejected: { on: { ...mailed, 'step.submitted': offered } },
    // an address is wrong, or there is none; the fault stays until the next attempt
    unaddressed: {
      entry: { type: 'countTextRejection', params: { name: 'quoteEmails' } },
      on: { ...mailed, 'step.submitted': offered },
    },
    emailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendQuoteEmail', ({ context: { contactId, mailRequest } }) => ({
        id: contactId!,
        emails: mailRequest!.emails,
      })),
      on: { ...withoutMoves, 'quoteEmail.sent': 'emailed', 'quoteEmail.refused': 'notEmailed' },
    },
    linking: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendPurchaseLink', ({ context: { contactId, mailRequest } }) => ({
        id: contactId!,
        emails: mailRequest!.emails,
      })),
      on: { ...withoutMoves, 'purchaseLink.sent': 'emailed', 'purchaseLink.refused': 'notEmailed' },
    },
    emailed: {
      on: {
        ...mailed,
        'step.submitted': onwards,
        // the page names the addresses of this mail, until others are typed
        'text.typed': { guard: fromEvent('isTypedInto', { box: 'quoteEmails' }), target: 'reading' },
      },
    },
    notEmailed: {
      entry: { type: 'setProblem', params: { at: 'email' } },
      exit: { type: 'clearProblem', params: { at: 'email' } },
      on: { ...mailed, 'step.submitted': onwards },
    },
    left: { type: 'final' },
  },
})
