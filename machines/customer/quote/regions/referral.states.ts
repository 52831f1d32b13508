import { raise } from 'xstate'
import { fromEvent, invokeCall } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'

/** A referral, until it is submitted for review. What an underwriter is to look at is stored first. */
export const referred = quoteSetup.createStateConfig({
  initial: 'unsubmitted',
  states: {
    unsubmitted: {
      on: { 'review.requested': { guard: 'hasContact', target: 'storing', actions: fromEvent('noteRequest') } },
    },
    storing: {
      meta: { busy: 'Saving...' },
      entry: raise({ type: 'step.completed' }),
      on: {
        'record.saved': 'submitting',
        'record.outrun': { actions: raise({ type: 'step.completed' }) },
        'contact.refused': 'refused',
        // said in place; whoever wants to go on all the same is led to it
        'record.conflicted': { target: 'unsubmitted', actions: 'countRejection' },
      },
    },
    submitting: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('submitForReview', ({ context: { contactId, request } }) => ({ id: contactId!, ...request! })),
      on: { 'review.refused': 'refused' },
    },
    refused: {
      entry: { type: 'keepProblem', params: { at: 'review' } },
      exit: { type: 'dropProblem', params: { at: 'review' } },
      on: { 'review.requested': { target: 'storing', actions: fromEvent('noteRequest') } },
    },
  },
})

/** An underwriter has it. What comes of it is told by its contact; standing says where that leads. */
export const inReview = quoteSetup.createStateConfig({
  initial: 'resting',
  states: {
    // asked again by itself, by whoever does not want to wait, and when the window is returned to
    resting: {
      tags: 'background',
      initial: 'waiting',
      after: { lookAgain: 'looking' },
      invoke: invokeCall('windowReturn', () => undefined),
      on: { 'review.asked': 'looking', 'window.returned': 'looking' },
      states: {
        waiting: {},
        unheard: {
          entry: { type: 'keepProblem', params: { at: 'review' } },
          exit: { type: 'dropProblem', params: { at: 'review' } },
        },
      },
    },
    looking: {
      tags: 'background',
      invoke: invokeCall('openContact', ({ context: { contactId, view } }) => ({ id: contactId!, view })),
      on: { 'contact.missed': 'resting.unheard' },
    },
  },
})
