import type { QuoteMessage, Referral } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import { declinedByUnderwriter } from '../../domain/quote/underwritten'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  approveQuote,
  askCustomer,
  decideQuote,
  findQueue,
  openReferral,
  workReferral,
} from '../../machines/calls/referrals'
import { priceOf } from './quote.cases'
import { opened, pending, row, signedOutElsewhere, underwriter } from './staff.cases'
import { suspended } from './workspace.cases'

const submitted = '2026-11-18T15:00:00.000Z'
export const waiting = { ...row, review_submitted: submitted, underwriter: null, reasons: 1 }
export const terms = { premium: 2128, conditions: 'No drone flies above the guests.' }

/** Beyond the rate tables, without terms so far. */
export const referral: Referral = {
  contact: opened.contact as Referral['contact'],
  date: '11/20/2026',
  messages: [],
  terms: null,
  underwriter: null,
  review: { submitted, email: 'jordan.sample@example.com', message: 'A licensed pilot flies it.' },
  age_days: 2,
  event_in_days: 204,
  by_tables: null,
  by_terms: null,
  to_set: ['premium'],
}
/** The same with terms that set its price. */
export const priced: Referral = { ...referral, terms, by_terms: priceOf(2234.4) }
/** A referral that staff declined. */
export const declined: Referral = {
  ...referral,
  contact: {
    ...referral.contact,
    customFields: {
      ...referral.contact.customFields,
      quote_status: 'declined',
      referral_decline_reasons: [
        {
          code: declinedByUnderwriter,
          decision: 'decline',
          cover: 'all',
          field: null,
          text: 'No second way out.',
          remedy: null,
        },
      ],
    },
  },
}
export const taken: Referral = { ...referral, underwriter: underwriter.email }

export const question: QuoteMessage = {
  number: 1,
  at: '2026-11-20T16:00:00.000Z',
  from: 'staff',
  name: underwriter.name,
  message: 'Who flies it?',
}

/** The same, loaded after the customer has answered and another user has changed the quote. */
const answered: QuoteMessage = {
  ...question,
  number: 2,
  from: 'customer',
  name: null,
  message: 'A licensed pilot.',
}
export const moved: Referral = {
  ...referral,
  messages: [question, answered],
  contact: { ...referral.contact, version: 4 },
}

export const changedMeanwhile: Problem = { status: 412, message: 'Somebody else has changed this quote meanwhile.' }
export const wrongPremium: Problem = {
  status: 422,
  message: 'Some answers need another look',
  errors: { 'terms.premium': 'Needs an amount above $0' },
}
const refusals = [
  { type: 'referral.refused', problem: wrongPremium },
  { type: 'referral.outdated', problem: changedMeanwhile },
  signedOutElsewhere,
] as const

export const queues: OutcomeOf<typeof findQueue>[] = [
  { type: 'queue.read', queue: { rows: [waiting], total: 1 } },
  { type: 'queue.read', queue: { rows: [], total: 0 } },
  { type: 'queue.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const openings: OutcomeOf<typeof openReferral>[] = [
  { type: 'referral.opened', referral },
  { type: 'referral.opened', referral: declined },
  { type: 'referral.missing', problem: { status: 404, message: 'There is no such quote' } },
  { type: 'referral.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const workings: OutcomeOf<typeof workReferral>[] = [
  { type: 'referral.saved', referral: priced },
  { type: 'referral.saved', referral },
  ...refusals,
]
export const approvals: OutcomeOf<typeof approveQuote>[] = [
  { type: 'quote.decided' },
  { type: 'quote.waits', pending },
  { type: 'referral.suspended', problem: suspended },
  ...refusals,
]
export const decisions: OutcomeOf<typeof decideQuote>[] = [{ type: 'quote.decided' }, ...refusals]
export const questions: OutcomeOf<typeof askCustomer>[] = [{ type: 'question.sent', messages: [question] }, ...refusals]
