import { raise } from 'xstate'
import type { Problem } from '../../../../contract/problem'
import { fromEvent } from '../../../kit/call'
import { quoteSetup } from '../model/quote.setup'
import { inReview, referred } from './referral.states'

const decided = {
  'price.arrived': 'quotable',
  'price.withheld': [
    { guard: fromEvent('isStillInReview'), target: 'inReview' },
    { guard: fromEvent('isReferral'), target: 'referred' },
    { target: 'declined' },
  ],
  'price.lapsed': 'unknown',
} as const
/** Another referral keeps the state, so that a submission in flight continues. */
const unchanged = {
  ...decided,
  'price.withheld': [{ guard: fromEvent('isReferral') }, { target: 'declined' }],
} as const

const boughtElsewhere: Problem = { status: 409, message: 'This quote is bought already: it is managed with its policy' }

/** Whether we insure the event with these answers. Every price decides this again, unless staff have decided. */
export const decision = quoteSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'wasApproved', target: 'approved' },
        { guard: 'wasInReview', target: 'inReview' },
        { guard: 'wasReferred', target: 'referred' },
        { guard: 'wasDeclined', target: 'declined' },
        { target: 'unknown' },
      ],
    },
    unknown: { on: decided },
    quotable: { on: decided },
    referred: { ...referred, on: { ...unchanged, 'review.submitted': 'inReview' } },
    inReview: {
      ...inReview,
      on: {
        ...unchanged,
        // the result of the review: an approval, a decline, or a quote with a price again
        'contact.opened': [
          { guard: fromEvent('isReportedInReview'), target: '.resting' },
          { guard: fromEvent('isReported', { status: 'approved' }), target: 'approved' },
          { guard: fromEvent('isReported', { status: 'declined' }), target: 'declined' },
          { guard: fromEvent('isReported', { status: 'referred' }), target: 'referred' },
          { target: 'unknown' },
        ],
        // bought in another window: the quote is opened again
        'policy.found': { actions: raise({ type: 'purchase.barred', problem: boughtElsewhere }) },
      },
    },
    declined: { on: decided },
    // an underwriter's decision applies only to the answers that it was made on
    approved: { on: { 'answers.changed': { guard: fromEvent('isRated'), target: 'unknown' } } },
  },
})
