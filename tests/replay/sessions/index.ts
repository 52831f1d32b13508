import type { Contact } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { contactOf, purchases, withheld } from '../../walks/quote.cases'
import { polledContact, submitted } from '../../walks/quote.status.walks'
import type { Recorder, Script } from '../recorder'
import { policyCancelled, policyChanged } from './policy'
import { Customer, serve, well } from './server'
import { approvedByStaff } from './staff'

const liability = { event_type: 'Wedding', coverage_type: 'Liability Insurance' } as const satisfies Partial<Answers>
const drone = withheld('refer', 'using_drone_at_event')
const referred: Partial<Contact['customFields']> = {
  quote_status: 'referred',
  referral_decline_reasons: [...drone.reasons],
}

async function wedding(session: Recorder) {
  const customer = new Customer(session, {
    event_type: 'Wedding',
    coverage_type: 'Liability and Cancellation Insurance',
  })
  await serve(customer.quote, well())
  await customer.toSummary()
  await customer.toPayment()
  await customer.pay()
  customer.quote.isIn('purchased')
}

async function referral(session: Recorder) {
  const customer = new Customer(session, { ...liability, using_drone_at_event: 'True' })
  const { quote } = customer
  const looking = { ...well(referred), recalculate: () => drone }
  await serve(quote, looking)
  await customer.toSummary(looking)
  await quote.send({ type: 'dialog.closed' })
  const request = { email: 'jordan.sample@example.com', message: 'A licensed pilot flies it' }
  await quote.send({ type: 'review.requested', ...request } as never)
  await serve(quote, looking)
  const contact = contactOf(customer.answers, { ...referred, review_submitted: submitted })
  await quote.answer('submitForReview', { type: 'review.submitted', contact })
  quote.isIn('quoting.decision.inReview.resting.waiting')
  await quote.pass(60_000)
  await quote.answer(
    'openContact',
    polledContact('approved', { amount_due: 900, referral_decline_reasons: [...drone.reasons] }),
  )
  quote.isIn('quoting.decision.approved')
  const approved = well({ quote_status: 'approved', amount_due: 900 })
  await serve(quote, approved)
  await customer.toPayment(approved)
  await customer.pay(approved)
  quote.isIn('purchased')
}

async function declined(session: Recorder) {
  const customer = new Customer(session, liability)
  const closed = withheld('decline', 'event_type')
  const refusing = { ...well({ quote_status: 'declined' }), recalculate: () => closed }
  await serve(customer.quote, refusing)
  await customer.toSummary(refusing)
  customer.quote.isIn('quoting.decision.declined')
}

async function cardRefused(session: Recorder) {
  const customer = new Customer(session, liability)
  await serve(customer.quote, well())
  await customer.toSummary()
  await customer.toPayment()
  await customer.pay({ ...well(), purchase: () => purchases.declined })
  customer.quote.isIn('quoting.steps.payment.declined')
  await customer.quote.send({ type: 'dialog.closed' })
  await customer.pay()
  customer.quote.isIn('purchased')
}

/** Whole sessions, by their outcomes. */
export const sessions: Readonly<Record<string, Script>> = {
  'a wedding, both covers, bought': wedding,
  'a referral, approved and bought': referral,
  'a type that is declined': declined,
  'a card refused, then accepted': cardRefused,
  'a policy changed': policyChanged,
  'a policy canceled': policyCancelled,
  'staff approve a referral': approvedByStaff,
}
