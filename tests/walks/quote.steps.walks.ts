import { expect } from 'vitest'
import type { Contact } from '../../contract/client'
import {
  declarationOf,
  type FormStep,
  formSteps,
  pageBeside,
  type StepName,
  stepOrder,
  stepsOnPageOf,
} from '../../domain/application'
import { faultsOf } from '../../domain/application/faults'
import type { OutcomeOf } from '../../machines/calls/call'
import type { applyCoupon } from '../../machines/calls/quotes'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { type Snapshot, selectFaults } from '../../machines/customer/quote/quote.select'
import { alert, busy, button, heading, no, status } from './assertion'
import type { LeafOf, StateAt } from './leaf'
import * as cases from './quote.cases'
import { idle, type inFlight, walk } from './saying'
import type { Transitions } from './spec'

/** The walks of the steps, and their hand-written specification. */
const { fresh, complete, changes, contactRefusals, purchases, withholdings } = cases

type Leaf = LeafOf<StateAt<typeof quoteMachine, ['quoting', 'steps']>> | 'out'
const stepOf = (leaf: Leaf) => leaf.split('.')[0] as StepName
const before = (step: StepName) => pageBeside(step, -1)?.[0] ?? step
const after = (step: StepName) => pageBeside(step, 1)![0]!
const isBehindSummary = (step: StepName) => stepOrder.indexOf(step) > stepOrder.indexOf('quoteSummary')
const hasDraft = (leaf: Leaf) => /leaving|emailing|linking|saving|signing|paying|ordering|uncertain|asking/.test(leaf)
const isPaying = (leaf: Leaf) => /payment\.(paying|ordering|asking)/.test(leaf)
const isComplete = (step: StepName, { answers }: QuoteContext) =>
  step === 'quoteSummary' || step === 'payment' || answers[cases.lacking[step]] !== null
const isPageComplete = (step: StepName, context: QuoteContext) =>
  stepsOnPageOf(step).every((each) => isComplete(each, context))
const hasOffer = ({ price, status }: QuoteContext) => status === 'approved' || price !== null
const isStored = ({ unsaved }: QuoteContext) => unsaved.every((name) => name.startsWith('terms_'))
const isWithheld = ({ reasons, status }: QuoteContext) => status !== 'approved' && reasons.length > 0

/** The start of a step. */
function begin(step: StepName, { sent, attempt }: QuoteContext): Leaf {
  if (step === 'quoteSummary') return 'quoteSummary.reading'
  return step === 'payment' && sent === attempt ? 'payment.asking' : `${step}.editing`
}

const refused = ({ context }: { context: QuoteContext }): Leaf =>
  isWithheld(context) ? 'quoteSummary.reading' : 'payment.declined'

const reagreed = ({
  from,
  event,
}: {
  from: Leaf
  event: Extract<OutcomeOf<typeof applyCoupon>, { contact: Contact }>
}): Leaf =>
  stepOf(from) === 'payment' && !hasDraft(from) && event.contact.customFields.terms_signed === undefined
    ? 'terms.editing'
    : from

const stepsLead: Transitions<typeof quoteMachine, Leaf> = {
  'answers.changed': ({ from }) => from,
  'price.arrived': ({ from }) => from,
  'price.withheld': ({ from, context }) => {
    const stays = !isBehindSummary(stepOf(from)) || /paying|ordering|uncertain|asking/.test(from)
    return stays || context.status === 'approved' ? from : 'quoteSummary.reading'
  },
  'step.left': ({ from, context }) =>
    hasDraft(from) || stepOf(from) === 'eventDetails' ? from : begin(before(stepOf(from)), context),
  'step.opened': ({ from, event: { step }, context }) => {
    const isOpen =
      stepOrder.slice(0, stepOrder.indexOf(stepsOnPageOf(step)[0]!)).every((each) => isComplete(each, context)) &&
      (hasOffer(context) || !isWithheld(context) || !isBehindSummary(step)) &&
      (context.signedBy !== null || step !== 'payment')
    return hasDraft(from) || !isOpen ? from : begin(step, context)
  },
  'step.submitted': ({ from, context }) => {
    const step = stepOf(from)
    if (hasDraft(from) || step === 'payment') return from
    if (step === 'quoteSummary') return hasOffer(context) ? 'insured.editing' : 'quoteSummary.rejected'
    if (!isPageComplete(step, context)) return `${step}.rejected`
    if (step === 'terms') return 'terms.saving'
    return isStored(context) && from.endsWith('editing') ? begin(after(step), context) : `${step}.leaving`
  },
  'record.saved': ({ from, context }) => {
    if (from === 'terms.saving') return 'terms.signing'
    return from.endsWith('leaving') ? begin(after(stepOf(from)), context) : from
  },
  'record.outrun': ({ from }) => from,
  'record.conflicted': ({ from }) =>
    /leaving|saving/.test(from) ? (from.replace(/leaving|saving/, 'editing') as Leaf) : from,
  'contact.refused': ({ from, event }) => {
    if (from === 'terms.saving') return 'terms.editing'
    if (!from.endsWith('leaving')) return from
    return from.replace('leaving', event.problem.status === 422 ? 'rejected' : 'editing') as Leaf
  },
  'quoteEmail.requested': ({ from }) =>
    stepOf(from) === 'quoteSummary' && !hasDraft(from) ? 'quoteSummary.emailing' : from,
  'purchaseLink.requested': ({ from }) =>
    stepOf(from) === 'quoteSummary' && !hasDraft(from) ? 'quoteSummary.linking' : from,
  'purchaseLink.sent': () => 'quoteSummary.emailed',
  'purchaseLink.refused': () => 'quoteSummary.notEmailed',
  // the customer must agree to a new price before paying it
  'coupon.applied': reagreed,
  'coupon.withdrawn': reagreed,
  'quoteEmail.sent': () => 'quoteSummary.emailed',
  'quoteEmail.refused': () => 'quoteSummary.notEmailed',
  'terms.signed': ({ context }) => begin('payment', context),
  'terms.refused': ({ event }) => (event.problem.status === 422 ? 'terms.rejected' : 'terms.editing'),
  'payment.submitted': ({ from, event, context }) => {
    if (stepOf(from) !== 'payment' || hasDraft(from)) return from
    if (event.card === 'incomplete') return 'payment.rejected'
    return hasOffer(context) ? 'payment.paying' : from
  },
  'order.submitted': ({ from, event, context }) => {
    if (stepOf(from) !== 'payment' || hasDraft(from)) return from
    if (event.emails === '') return 'payment.rejected'
    return hasOffer(context) ? 'payment.ordering' : from
  },
  'payment.asked': ({ from }) => (from === 'payment.uncertain' ? 'payment.asking' : from),
  'after askAgain': () => 'payment.asking',
  'purchase.settled': ({ from }) => (isPaying(from) ? 'out' : from),
  'order.placed': ({ from }) => (isPaying(from) ? 'out' : from),
  'purchase.barred': ({ from }) => (isPaying(from) ? 'out' : from),
  'payment.declined': refused,
  'payment.failed': ({ context }) => (isWithheld(context) ? 'quoteSummary.reading' : 'payment.failed'),
  'purchase.outdated': ({ event }) => (event.problem.price ? 'payment.editing' : 'terms.editing'),
  'payment.lost': () => 'payment.uncertain',
}

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
const open = (step: StepName) => heading(`Step ${stepOrder.indexOf(step) + 1} of ${stepOrder.length}: ${titleOf(step)}`)
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
const outcomeUnknown = alert('We could not tell whether you have paid')

export const stepsWalk = walk({
  guarantees: 'Each step is answered, rejected, left and opened again, up to the payment.',
  machine: quoteMachine,
  region: ['quoting', 'steps'],
  starts: {
    fresh: { input: named, begins: 'eventDetails.editing' },
    stored: { input: { ...resumed, unsaved: [] }, begins: 'eventDetails.editing' },
    coverage: at('coverage', 'coverage.editing'),
    underwriting: at('underwriting', 'underwriting.editing'),
    quoteSummary: at('quoteSummary', 'quoteSummary.reading'),
    insured: at('insured', 'insured.editing'),
    terms: at('terms', 'terms.editing'),
    unsettled: { input: { ...resumed, step: 'payment', sent: 1, sentAmount: 182.5 }, begins: 'payment.asking' },
    approved: {
      input: { ...resumed, step: 'location' },
      context: { status: 'approved', approvedAmount: 900 },
      begins: 'location.editing',
    },
  },
  cases: {
    'answers.changed': [changes.complete, changes.incomplete],
    'price.arrived': [cases.priced],
    'price.withheld': [withholdings[0]],
    'step.opened': stepOrder.map((step) => ({ type: 'step.opened', step }) as const),
    'contact.refused': [contactRefusals.answers, contactRefusals.lost],
    'quoteEmail.requested': [{ type: 'quoteEmail.requested', emails: 'jordan.sample@example.com' }],
    'purchaseLink.requested': [{ type: 'purchaseLink.requested', emails: 'jordan.sample@example.com' }],
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
    purchase: Object.values(purchases).filter(({ type }) => type !== 'order.placed'),
    // all other outcomes are those of a card
    placeOrder: [purchases.ordered, purchases.lost],
  },
  reads: (context: QuoteContext) => [
    formSteps.filter((step) => isComplete(step, context)),
    hasOffer(context),
    isWithheld(context),
    context.status === 'approved',
    context.signedBy !== null,
    context.sent === context.attempt,
    isStored(context),
  ],
  transitions: stepsLead,
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
    'payment.asking': { holds: asksUnder, shows: [open('payment'), outcomeUnknown, 'Finding out …'] },
  },
})
