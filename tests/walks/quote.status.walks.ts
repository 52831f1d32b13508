import { expect } from 'vitest'
import type { Contact } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import type { Answers } from '../../domain/application'
import type { OutcomeOf } from '../../machines/calls/call'
import type { openContact, submitForReview } from '../../machines/calls/quotes'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { busy, button, dialog, heading, no, status } from './assertion'
import * as cases from './quote.cases'
import { idle, inFlight, walk } from './saying'

/** The walk of region `decision`, with a referral's review, and its hand-written specification. */
const { fresh, complete, changes, withholdings } = cases
const [referral, decline] = withholdings

export const submitted = '2026-11-20T15:00:00Z'
type Status = Contact['customFields']['quote_status']
/** The contact as a poll returns it. */
export const polledContact = (quote_status: Status, fields: Partial<Contact['customFields']> = {}) =>
  ({
    type: 'contact.opened',
    contact: cases.contactOf(complete, { quote_status, ...fields }),
    today: '11/20/2026',
    coupons: [],
  }) as const satisfies OutcomeOf<typeof openContact>
const inReviewStill = polledContact('referred', {
  review_submitted: submitted,
  referral_decline_reasons: [...referral.reasons],
})
const pollOutcomes: OutcomeOf<typeof openContact>[] = [
  inReviewStill,
  polledContact('referred', { referral_decline_reasons: [...referral.reasons] }),
  polledContact('approved', { amount_due: 900 }),
  polledContact('declined', { referral_decline_reasons: [...decline.reasons] }),
  polledContact('quoted'),
  { type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' },
  { type: 'contact.failed', problem: noAnswer },
]
const submissions: OutcomeOf<typeof submitForReview>[] = [
  { type: 'review.submitted', contact: inReviewStill.contact },
  { type: 'review.refused', problem: { status: 422, message: 'Enter an email address' } },
]
const request = { email: 'jordan.sample@example.com', message: 'A licensed pilot flies it' }

const isRated = ({ answers }: QuoteContext, given: Partial<Answers>) =>
  'event_state' in given && given.event_state !== answers.event_state
const isReferred = (from: string) => from.startsWith('referred')
const isInReview = (from: string) => from.startsWith('inReview')
const isReviewed = ({ customFields }: Contact) => customFields.review_submitted != null
const because =
  (decision: string) =>
  ({ context }: { context: QuoteContext }) =>
    expect(context.reasons.map((reason) => reason.decision)).toEqual([decision])
const submittedAt = ({ context }: { context: QuoteContext }) => expect(context.reviewed).toBe(submitted)

const named = { ...fresh, contactId: 'c1' }
const referredTo = { status: 'referred', reasons: referral.reasons } as const

const referred = status('An underwriter has to look at your quote')
const inReview = status('An underwriter is looking at your quote')

export const statusWalk = walk({
  guarantees: 'Whether a quote can be bought, is in review or is declined is always known or being requested.',
  machine: quoteMachine,
  region: ['quoting', 'decision'],
  starts: {
    fresh: { input: fresh, begins: 'unknown' },
    approved: { input: fresh, context: { status: 'approved' }, begins: 'approved' },
    referred: { input: named, context: referredTo, begins: 'referred.unsubmitted' },
    inReview: { input: named, context: { ...referredTo, reviewed: submitted }, begins: 'inReview.resting.waiting' },
    declined: { input: fresh, context: { status: 'declined', reasons: decline.reasons }, begins: 'declined' },
  },
  cases: {
    'price.arrived': [cases.priced],
    'price.withheld': withholdings,
    'answers.changed': [changes.complete],
    'contact.refused': [cases.contactRefusals.lost],
    'review.requested': [
      { type: 'review.requested', ...request },
      { type: 'review.requested', ...request, email: 'jordan@' },
    ],
  },
  outputs: { submitForReview: submissions, openContact: pollOutcomes, windowReturn: [{ type: 'window.returned' }] },
  reads: ({ contactId, reviewed, status, answers }) => [
    contactId,
    reviewed,
    status === 'approved',
    answers.event_state,
  ],
  transitions: {
    'answers.changed': ({ from, event, context }) =>
      from === 'approved' && isRated(context, event.answers) ? 'unknown' : from,
    'price.arrived': ({ from }) => (from === 'approved' ? from : 'quotable'),
    'price.withheld': ({ from, event, context }) => {
      if (from === 'approved') return from
      if (event.decision === 'decline') return 'declined'
      if (isReferred(from) || isInReview(from)) return from
      return context.reviewed === null ? 'referred.unsubmitted' : 'inReview.resting.waiting'
    },
    'price.lapsed': ({ from }) => (from === 'approved' ? from : 'unknown'),
    'review.requested': ({ from, context, event }) => {
      const mayAsk = /^referred.(unsubmitted|rejected|refused)$/.test(from)
      if (!mayAsk || context.contactId === null) return from
      return event.email === request.email ? 'referred.storing' : 'referred.rejected'
    },
    'step.passed': ({ from }) => (from === 'referred.rejected' ? 'referred.unsubmitted' : from),
    'record.saved': ({ from }) => (from === 'referred.storing' ? 'referred.submitting' : from),
    'record.outrun': ({ from }) => from,
    'contact.refused': ({ from }) => (from === 'referred.storing' ? 'referred.refused' : from),
    'record.conflicted': ({ from }) => (from === 'referred.storing' ? 'referred.unsubmitted' : from),
    'review.submitted': () => 'inReview.resting.waiting',
    'review.refused': () => 'referred.refused',
    'review.asked': ({ from }) =>
      from === 'inReview.resting.waiting' || from === 'inReview.resting.unheard' ? 'inReview.looking' : from,
    'after lookAgain': () => 'inReview.looking',
    'window.returned': () => 'inReview.looking',
    'contact.opened': ({ event: { contact } }) => {
      const { quote_status: status } = contact.customFields
      if (status === 'referred') return isReviewed(contact) ? 'inReview.resting.waiting' : 'referred.unsubmitted'
      return status === 'approved' || status === 'declined' ? status : 'unknown'
    },
    'policy.found': () => 'out',
    'contact.failed': () => 'inReview.resting.unheard',
  },
  states: {
    unknown: {
      holds: ({ context }) => expect(context.reasons).toEqual([]),
      shows: [heading('Coupon'), no(button(/^Continue to your details,/))],
    },
    quotable: {
      holds: ({ context }) => expect(context.price).not.toBeNull(),
      shows: button('Continue to your details, $122.85'),
    },
    'referred.unsubmitted': { holds: because('refer'), shows: [referred, button('Submit for review')] },
    'referred.rejected': {
      holds: ({ context }) => {
        expect(context.problems.review).toBeNull()
        expect(context.textRejections.reviewEmail).toBeGreaterThan(0)
      },
      shows: [referred, 'This needs an email address, like ana@example.com'],
    },
    'referred.storing': { holds: ({ context }) => expect(context.request).toEqual(request), shows: [referred, busy] },
    'referred.submitting': {
      holds: ({ waiting }) => expect(waiting.get('submitForReview')!.input).toEqual({ id: 'c1', ...request }),
      shows: [referred, busy],
    },
    'referred.refused': {
      holds: ({ context }) => expect(context.problems.review).not.toBeNull(),
      shows: ({ context }) => [referred, context.problems.review?.message ?? []],
    },
    'inReview.resting.waiting': {
      holds: (seen) => {
        submittedAt(seen)
        expect(inFlight(seen)).toEqual(['windowReturn'])
      },
      shows: [inReview, button('Check now')],
    },
    'inReview.looking': {
      holds: (seen) => {
        submittedAt(seen)
        expect(seen.waiting.get('openContact')!.input).toEqual({ id: 'c1', view: 'quote' })
      },
      shows: [inReview, button('Check now')],
    },
    'inReview.resting.unheard': {
      holds: (seen) => {
        expect(seen.context.problems.review).toEqual(noAnswer)
        expect(inFlight(seen)).toEqual(['windowReturn'])
      },
      shows: [inReview, 'We could not check just now. We try again in a minute.'],
    },
    declined: {
      holds: (seen) => {
        because('decline')(seen)
        idle(seen)
      },
      shows: dialog('We cannot insure the event with these answers'),
    },
    approved: {
      holds: ({ context }) => expect(context.status).toBe('approved'),
      shows: button('Continue to your details, $900.00'),
    },
  },
  goals: ['quotable', 'approved', 'out'],
})
