import type { Contact } from '../../contract/client'
import { pageBeside, type StepName, stepOrder, stepsOnPageOf } from '../../domain/application'
import type { OutcomeOf } from '../../machines/calls/call'
import type { applyCoupon } from '../../machines/calls/quotes'
import type { QuoteContext } from '../../machines/customer/quote/model/quote.types'
import type { quoteMachine } from '../../machines/customer/quote/quote.machine'
import type { LeafOf, StateAt } from './leaf'
import { lacking } from './quote.cases'
import type { Transitions } from './spec'

/** A state of the steps; `out`: the quote was paid, ordered, or is not for sale. */
export type Leaf = LeafOf<StateAt<typeof quoteMachine, ['quoting', 'steps']>> | 'out'
/** A list of addresses with one that is wrong. */
export const unaddressed = 'jordan.sample@example.com; jordan@'
const stepOf = (leaf: Leaf) => leaf.split('.')[0] as StepName
const before = (step: StepName) => pageBeside(step, -1)?.[0] ?? step
const after = (step: StepName) => pageBeside(step, 1)![0]!
const isBehindSummary = (step: StepName) => stepOrder.indexOf(step) > stepOrder.indexOf('quoteSummary')
const isConfirming = (leaf: Leaf) => /payment\.(authenticating|checking|canceling)/.test(leaf)
const hasDraft = (leaf: Leaf) =>
  isConfirming(leaf) || /leaving|emailing|linking|saving|signing|paying|ordering|uncertain|asking/.test(leaf)
/** A suspended quote can be read, and nothing can be bought. */
const isClosed = (leaf: Leaf) => leaf === 'payment.suspended' || leaf === 'payment.lookingAgain'
const isPaying = (leaf: Leaf) => isConfirming(leaf) || /payment\.(paying|ordering|asking)/.test(leaf)
/** Cancellation alone is not asked the questions that these walks leave out of the steps of liability. */
const isAlone = ({ answers }: QuoteContext) => answers.coverage_type === 'Cancellation Insurance'
export const isComplete = (step: StepName, context: QuoteContext) =>
  step === 'quoteSummary' ||
  step === 'payment' ||
  ((step === 'coverage' || step === 'underwriting') && isAlone(context)) ||
  context.answers[lacking[step]] !== null
const isPageComplete = (step: StepName, context: QuoteContext) =>
  stepsOnPageOf(step).every((each) => isComplete(each, context))
export const hasOffer = ({ price, status }: QuoteContext) => status === 'approved' || price !== null
export const isStored = ({ unsaved }: QuoteContext) => unsaved.every((name) => name.startsWith('terms_'))
/** Staff read the quote of a policy: nobody signs it again. */
export const isBought = ({ view, status }: QuoteContext) => view === 'admin' && status === 'purchased'
export const isWithheld = ({ reasons, status }: QuoteContext) => status !== 'approved' && reasons.length > 0

/** The start of a step. */
function begin(step: StepName, context: QuoteContext): Leaf {
  const { sent, attempt, suspension } = context
  if (step === 'coverage' && isAlone(context)) return 'underwriting.editing'
  if (step === 'quoteSummary') return 'quoteSummary.reading'
  if (step !== 'payment') return `${step}.editing`
  if (sent === attempt) return 'payment.asking'
  return suspension ? 'payment.suspended' : 'payment.editing'
}

const refused = ({ context }: { context: QuoteContext }): Leaf =>
  isWithheld(context) ? 'quoteSummary.reading' : 'payment.declined'

const mailed = (from: Leaf, emails: string, sending: Leaf): Leaf => {
  if (stepOf(from) !== 'quoteSummary' || hasDraft(from)) return from
  return emails === unaddressed ? 'quoteSummary.unaddressed' : sending
}

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

/** The state after each event, by the specification and not by the chart. */
export const stepTransitions: Transitions<typeof quoteMachine, Leaf> = {
  'answers.changed': ({ from }) => from,
  'price.arrived': ({ from, event }) => {
    if (stepOf(from) !== 'payment' || hasDraft(from) || from === 'payment.lookingAgain') return from
    if (event.price.suspension) return 'payment.suspended'
    return from === 'payment.suspended' ? 'payment.editing' : from
  },
  'price.withheld': ({ from, context }) => {
    const stays = !isBehindSummary(stepOf(from)) || isConfirming(from) || /paying|ordering|uncertain|asking/.test(from)
    return stays || context.status === 'approved' ? from : 'quoteSummary.reading'
  },
  'step.left': ({ from, context }) =>
    hasDraft(from) || stepOf(from) === 'eventDetails' ? from : begin(before(stepOf(from)), context),
  'step.opened': ({ from, event: { step }, context }) => {
    const isOpen =
      stepOrder.slice(0, stepOrder.indexOf(stepsOnPageOf(step)[0]!)).every((each) => isComplete(each, context)) &&
      (hasOffer(context) || !isWithheld(context) || !isBehindSummary(step)) &&
      (context.signedBy !== null || isBought(context) || step !== 'payment')
    return hasDraft(from) || !isOpen ? from : begin(step, context)
  },
  'step.submitted': ({ from, context }) => {
    const step = stepOf(from)
    if (hasDraft(from) || step === 'payment') return from
    if (step === 'quoteSummary') {
      if (hasOffer(context)) return 'insured.editing'
      return from === 'quoteSummary.unaddressed' ? from : 'quoteSummary.rejected'
    }
    if (step === 'terms' && isBought(context)) return begin('payment', context)
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
  'quoteEmail.requested': ({ from, event: { emails } }) => mailed(from, emails, 'quoteSummary.emailing'),
  'purchaseLink.requested': ({ from, event: { emails } }) => mailed(from, emails, 'quoteSummary.linking'),
  'text.typed': ({ from, event: { name } }) =>
    from === 'quoteSummary.emailed' && name === 'quoteEmails' ? 'quoteSummary.reading' : from,
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
    if (stepOf(from) !== 'payment' || hasDraft(from) || isClosed(from)) return from
    if (event.card === 'incomplete') return 'payment.rejected'
    return hasOffer(context) ? 'payment.paying' : from
  },
  'order.submitted': ({ from, event, context }) => {
    if (stepOf(from) !== 'payment' || hasDraft(from) || isClosed(from)) return from
    if (event.emails === '') return 'payment.rejected'
    return hasOffer(context) ? 'payment.ordering' : from
  },
  'payment.asked': ({ from }) => (from === 'payment.uncertain' ? 'payment.asking' : from),
  'after askAgain': () => 'payment.asking',
  'after checkBank': () => 'payment.checking',
  'authentication.required': () => 'payment.authenticating',
  'authentication.ended': ({ from }) => (from === 'payment.authenticating' ? 'payment.checking' : from),
  'authentication.canceled': ({ from }) =>
    from === 'payment.authenticating' || from === 'payment.checking' ? 'payment.canceling' : from,
  'purchase.settled': ({ from }) => (isPaying(from) ? 'out' : from),
  'order.placed': ({ from }) => (isPaying(from) ? 'out' : from),
  'purchase.barred': ({ from }) => (isPaying(from) ? 'out' : from),
  'payment.declined': refused,
  'payment.failed': ({ context }) => (isWithheld(context) ? 'quoteSummary.reading' : 'payment.failed'),
  'purchase.outdated': ({ event }) => (event.problem.price ? 'payment.editing' : 'terms.editing'),
  'payment.lost': ({ from }) => (isConfirming(from) ? 'payment.authenticating' : 'payment.uncertain'),
  'purchase.suspended': ({ context }) => (isWithheld(context) ? 'quoteSummary.reading' : 'payment.suspended'),
  'availability.asked': ({ from }) => (from === 'payment.suspended' ? 'payment.lookingAgain' : from),
  'availability.answered': ({ event }) => (event.suspension ? 'payment.suspended' : 'payment.editing'),
  'availability.unknown': () => 'payment.suspended',
}
