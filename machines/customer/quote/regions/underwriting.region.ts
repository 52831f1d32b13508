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
/** Another referral is the same situation: what is on its way for it goes on. */
const unchanged = {
  ...decided,
  'price.withheld': [{ guard: fromEvent('isReferral') }, { target: 'declined' }],
} as const

const boughtElsewhere: Problem = { status: 409, message: 'This quote is bought already: it is managed with its policy' }

/** Whether this event can be insured as it stands. Every price says so afresh, except while staff have the word. */
export const standing = quoteSetup.createStateConfig({
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
        // what has become of it: an approval or a decline, or it is no referral any more, and its price says what it is
        'contact.opened': [
          { guard: fromEvent('isReportedInReview'), target: '.resting' },
          { guard: fromEvent('isReported', { status: 'approved' }), target: 'approved' },
          { guard: fromEvent('isReported', { status: 'declined' }), target: 'declined' },
          { guard: fromEvent('isReported', { status: 'referred' }), target: 'referred' },
          { target: 'unknown' },
        ],
        // bought in another window: it is opened there
        'policy.found': { actions: raise({ type: 'purchase.barred', problem: boughtElsewhere }) },
      },
    },
    declined: { on: decided },
    // an underwriter's word holds for the answers it was given to
    approved: { on: { 'answers.changed': { guard: fromEvent('isRated'), target: 'unknown' } } },
  },
})
