import { expect } from 'vitest'
import { declarationOf, type FormStep, formSteps, type StepName, stepOrder } from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectFaults } from '../../machines/customer/quote/quote.select'
import { alert, busy, button, heading, no, status } from './assertion'
import * as kit from './kit'
import * as cases from './quote.cases'
import {
  hasOffer,
  isBought,
  isComplete,
  isStored,
  isWithheld,
  type Leaf,
  stepTransitions,
  unaddressed,
} from './quote.steps.transitions'
import { idle, type inFlight, walk } from './saying'
import { availabilities, moratorium } from './suspension.cases'

/** The walks of the steps, and their hand-written specification. */
const { fresh, complete, changes, contactRefusals, purchases, withholdings } = cases

const counted = ({ context }: { context: QuoteContext }) => expect(context.rejections).toBeGreaterThan(0)
const right =
  (step: FormStep) =>
  ({ context }: { context: QuoteContext }) =>
    expect(faultsOf(step, context.answers)).toEqual([])
const asksUnder = (seen: Parameters<typeof inFlight>[0] & { context: QuoteContext }) => {
  const { input } = seen.waiting.get('purchase') as { input: unknown }
  const { attempt, sentAmount } = seen.context
  expect(input).toEqual({ contactId: 'c1', idempotencyKey: `k-payment-${attempt}`, amountDue: sentAmount })
}

const named = { ...fresh, contactId: 'c1' }
const resumed = { ...named, answers: complete, signedBy: 'Jordan Sample' }
const at = (step: StepName, begins: Exclude<Leaf, 'out'>) => ({ input: { ...resumed, step }, begins })

const titleOf = (step: StepName) => {
  if (step === 'payment') return 'Payment'
  return step === 'quoteSummary' ? 'Your quote' : declarationOf(step).title
}
/** Cancellation alone passes over the second step, and those after it move up (decision 75). */
const open = (step: StepName) => {
  const [number, count] = [stepOrder.indexOf(step) + 1, stepOrder.length]
  const moved = Math.max(1, number - 1)
  return heading(new RegExp(`^Step (${number} of ${count}|${moved} of ${count - 1}): ${titleOf(step)}$`))
}
/** The summary of a form's faults. */
const faultSummary = alert(/^(Answer|Check) (this|these) /)
// a passed date shows a fault at once, and the faults of a rejected step may be corrected meanwhile
const editing = (step: StepName) => (quote: Snapshot) => [
  open(step),
  quote.context.passed.length > 0 ? [] : no(faultSummary),
]
const rejected = (step: StepName) => (quote: Snapshot) => [
  open(step),
  Object.keys(selectFaults(quote)).length > 0 ? faultSummary : [],
]
const suspended = alert(/^(We can’t issue new coverage here right now|A person must review this quote)/)
const outcomeUnknown = alert('We could not tell whether you have paid')

export const stepsWalk = walk({
  guarantees: 'Each step is answered, rejected, left and opened again, up to the payment.',
  machine: quoteMachine,
  region: ['quoting', 'steps'],
  starts: {
    stored: { input: { ...resumed, unsaved: [] }, begins: 'eventDetails.editing' },
    // cancellation alone has no question in the step before
    alone: {
      input: { ...named, answers: cases.alone, step: 'coverage' },
      begins: 'underwriting.editing',
    },
    underwriting: at('underwriting', 'underwriting.editing'),
    quoteSummary: at('quoteSummary', 'quoteSummary.reading'),
    insured: at('insured', 'insured.editing'),
    // nobody signs it again
    bought: {
      input: { ...named, answers: complete, unsaved: [], step: 'terms', view: 'admin' },
      context: { status: 'purchased' },
      begins: 'terms.editing',
    },
    unsettled: { input: { ...resumed, step: 'payment', sent: 1, sentAmount: 182.5 }, begins: 'payment.asking' },
    suspended: {
      input: { ...resumed, step: 'payment' },
      context: { suspension: moratorium },
      begins: 'payment.suspended',
    },
    approved: {
      input: { ...resumed, step: 'location' },
      context: { status: 'approved', approvedAmount: 900 },
      begins: 'location.editing',
    },
  },
  cases: {
    'answers.changed': [changes.complete, changes.incomplete],
    'price.arrived': [cases.priced, cases.pricedUnderMoratorium],
    'price.withheld': [withholdings[0]],
    'step.opened': stepOrder.map((step) => ({ type: 'step.opened', step }) as const),
    'contact.refused': [contactRefusals.answers, contactRefusals.lost],
    'quoteEmail.requested': [
      { type: 'quoteEmail.requested', emails: 'jordan.sample@example.com' },
      { type: 'quoteEmail.requested', emails: unaddressed },
    ],
    'purchaseLink.requested': [
      { type: 'purchaseLink.requested', emails: 'jordan.sample@example.com' },
      { type: 'purchaseLink.requested', emails: unaddressed },
    ],
    'text.typed': [
      { type: 'text.typed', name: 'quoteEmails', text: 'a' },
      { type: 'text.typed', name: 'coupon', text: 'a' },
    ],
    'coupon.applied': [cases.coupons.applied, cases.coupons.again],
    'coupon.withdrawn': [cases.coupons.withdrawn, cases.coupons.unneeded],
    'payment.submitted': [
      { type: 'payment.submitted', card: 'complete' },
      { type: 'payment.submitted', card: 'incomplete' },
    ],
    'order.submitted': [
      { type: 'order.submitted', by: 'check', emails: 'jordan.sample@example.com' },
      { type: 'order.submitted', by: 'invoice', emails: '' },
    ],
  },
  outputs: {
    sendQuoteEmail: cases.emails,
    sendPurchaseLink: cases.purchaseLinks,
    signTerms: cases.signings,
    // asking about an order has the outcomes of placing it
    // a card that was refused without a word of its bank is declined like any other
    purchase: Object.values(purchases).filter(
      (outcome) => outcome !== purchases.refused && outcome.type !== 'order.placed',
    ),
    // all other outcomes are those of a card
    placeOrder: [purchases.ordered, purchases.lost],
    askAvailability: availabilities,
    authenticate: [{ type: 'authentication.ended' }],
  },
  reads: (context: QuoteContext) => [
    formSteps.filter((step) => isComplete(step, context)),
    hasOffer(context),
    isWithheld(context),
    context.status === 'approved',
    context.signedBy !== null,
    isBought(context),
    context.sent === context.attempt,
    isStored(context),
    context.answers.coverage_type,
  ],
  transitions: stepTransitions,
  goals: ['out'],
  states: {
    'eventDetails.editing': { holds: idle, shows: editing('eventDetails') },
    'eventDetails.rejected': { holds: counted, shows: rejected('eventDetails') },
    'eventDetails.leaving': { holds: right('eventDetails'), shows: [open('eventDetails'), busy] },
    'coverage.editing': { holds: idle, shows: editing('coverage') },
    'coverage.rejected': { holds: counted, shows: rejected('coverage') },
    'coverage.leaving': { holds: right('coverage'), shows: [open('coverage'), busy] },
    'underwriting.editing': { holds: idle, shows: editing('underwriting') },
    'underwriting.rejected': { holds: counted, shows: rejected('underwriting') },
    'underwriting.leaving': { holds: right('underwriting'), shows: [open('underwriting'), busy] },
    'quoteSummary.reading': { holds: idle, shows: open('quoteSummary') },
    'quoteSummary.rejected': { holds: idle, shows: open('quoteSummary') },
    'quoteSummary.unaddressed': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.textRejections.quoteEmails).toBeGreaterThan(0)
      },
      shows: [open('quoteSummary'), 'Enter one address or more, like ana@example.com; ben@example.com'],
    },
    'quoteSummary.emailing': {
      holds: ({ waiting }) =>
        expect(waiting.get('sendQuoteEmail')!.input).toEqual({ id: 'c1', emails: 'jordan.sample@example.com' }),
      shows: busy,
    },
    'quoteSummary.linking': {
      holds: ({ waiting }) =>
        expect(waiting.get('sendPurchaseLink')!.input).toEqual({ id: 'c1', emails: 'jordan.sample@example.com' }),
      shows: busy,
    },
    'quoteSummary.emailed': { holds: idle, shows: status(/^(Sent to|The purchase link went to) \S+@example\.com\.$/) },
    'quoteSummary.notEmailed': {
      holds: ({ context }) => expect(context.problems.email).not.toBeNull(),
      shows: [open('quoteSummary'), 'Something went wrong'],
    },
    'insured.editing': { holds: idle, shows: editing('insured') },
    'insured.rejected': { holds: counted, shows: rejected('insured') },
    'insured.leaving': { holds: right('insured'), shows: [open('insured'), busy] },
    'location.editing': { holds: idle, shows: editing('location') },
    'location.rejected': { holds: counted, shows: rejected('location') },
    'location.leaving': { holds: right('location'), shows: [open('location'), busy] },
    'terms.editing': { holds: idle, shows: editing('terms') },
    'terms.rejected': { holds: counted, shows: rejected('terms') },
    'terms.saving': { holds: right('terms'), shows: [open('terms'), busy] },
    'terms.signing': {
      holds: ({ waiting }) =>
        expect(waiting.get('signTerms')!.input).toMatchObject({ id: 'c1', name: 'Jordan Sample' }),
      shows: busy,
    },
    'payment.editing': { holds: idle, shows: [open('payment'), no(faultSummary)] },
    'payment.rejected': { holds: counted, shows: [open('payment'), faultSummary] },
    'payment.paying': {
      holds: (seen) => {
        expect(seen.context.sent).toBe(seen.context.attempt)
        asksUnder(seen)
      },
      shows: busy,
    },
    'payment.ordering': {
      holds: ({ waiting, context }) => {
        expect(context.sent).toBe(context.attempt)
        expect(waiting.get('placeOrder')!.input).toEqual({
          contactId: 'c1',
          idempotencyKey: `k-payment-${context.attempt}`,
          amountDue: context.sentAmount,
          by: 'check',
          emails: 'jordan.sample@example.com',
        })
      },
      shows: busy,
    },
    'payment.declined': {
      holds: ({ context }) => expect(context.attempt).toBeGreaterThan(1),
      shows: [open('payment'), alert('was not accepted')],
    },
    'payment.failed': {
      holds: ({ context }) => {
        expect(context.attempt).toBeGreaterThan(1)
        expect(context.problems.payment).not.toBeNull()
      },
      shows: [open('payment'), alert('You have not paid yet')],
    },
    'payment.uncertain': {
      holds: ({ context }) => expect(context.problems.payment).not.toBeNull(),
      shows: [open('payment'), outcomeUnknown, button('Find out now')],
    },
    'payment.suspended': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.suspension).not.toBeNull()
      },
      shows: [open('payment'), suspended, button('Check now')],
    },
    'payment.lookingAgain': {
      holds: ({ waiting }) => expect(waiting.get('askAvailability')!.input).toEqual({ id: 'c1', view: 'quote' }),
      shows: [open('payment'), suspended, 'Checking …'],
    },
    'payment.authenticating': {
      holds: ({ waiting, context }) => expect(waiting.get('authenticate')!.input).toEqual(context.authentication),
      shows: [open('payment'), ...kit.bankAsks],
    },
    'payment.checking': { holds: asksUnder, shows: [open('payment'), ...kit.bankAsks] },
    'payment.canceling': {
      holds: ({ waiting }) => expect(waiting.get('purchase')!.input).toMatchObject({ cancelsAuthentication: true }),
      shows: busy,
    },
    'payment.asking': { holds: asksUnder, shows: [open('payment'), outcomeUnknown, 'Finding out …'] },
  },
})
