import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

const wrong = { guard: fromEvent('isReplyAddressWrong'), target: 'rejected', reenter: true } as const
const requested = { target: 'storing', actions: fromEvent('setRequest') } as const
const requestedAgain = { 'review.requested': [wrong, requested] } as const

/** A referral before its review. The answers are stored first, so that the underwriter sees them. */
export const referred = quoteSetup.createStateConfig({
  initial: 'unsubmitted',
  states: {
    unsubmitted: { on: { 'review.requested': [wrong, { ...requested, guard: 'hasContact' }] } },
    // the decision cannot be mailed to this address; the fault stays until the next attempt
    rejected: {
      entry: { type: 'countTextRejection', params: { name: 'reviewEmail' } },
      on: { ...requestedAgain, 'step.passed': 'unsubmitted' },
    },
    storing: {
      meta: { busy: 'Saving...' },
      entry: raise({ type: 'step.completed' }),
      on: {
        'record.saved': 'submitting',
        'record.outrun': { actions: raise({ type: 'step.completed' }) },
        'contact.refused': 'refused',
        // the faults show on the page; trying to continue leads the user to them
        'record.conflicted': { target: 'unsubmitted', actions: 'countRejection' },
      },
    },
    submitting: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('submitForReview', ({ context: { contactId, request } }) => ({ id: contactId!, ...request! })),
      on: { 'review.refused': 'refused' },
    },
    refused: {
      entry: { type: 'setProblem', params: { at: 'review' } },
      exit: { type: 'clearProblem', params: { at: 'review' } },
      on: requestedAgain,
    },
  },
})

/** The quote is with an underwriter. A poll of the contact finds the result, and region `decision` follows it. */
export const inReview = quoteSetup.createStateConfig({
  initial: 'resting',
  states: {
    // polls on a timer, on request, and when the user returns to the window
    resting: {
      tags: 'background',
      initial: 'waiting',
      after: { lookAgain: 'looking' },
      invoke: invokeCall('windowReturn', () => undefined),
      on: { 'review.asked': 'looking', 'window.returned': 'looking' },
      states: {
        waiting: {},
        unheard: {
          entry: { type: 'setProblem', params: { at: 'review' } },
          exit: { type: 'clearProblem', params: { at: 'review' } },
        },
      },
    },
    looking: {
      tags: 'background',
      invoke: invokeCall('openContact', ({ context: { contactId, view } }) => ({ id: contactId!, view })),
      on: { 'contact.failed': 'resting.unheard' },
    },
  },
})
