import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Reason } from '../../../contract/problem'
import { isAfter, isFormStep, pageBeside, type StepName, stepOrder, stepsOnPageOf } from '../../../domain/application'
import { applicableSteps, askedIn } from '../../../domain/application/applicable'
import { faultsOf, fieldIdOf, questionOf } from '../../../domain/application/faults'
import { pageOf, type StepPage } from '../../../domain/application/page'
import { holdsRain } from '../../../domain/common/coverageTypes'
import { centsOf, dollarsOf } from '../../../domain/common/money'
import { declinedByUnderwriter } from '../../../domain/quote/underwritten'
import { busyIn } from '../../kit/busy'
import { amountDue, isAgreed, isBought, isGone, isToRead, mayOpen, otherDraft } from './model/quote.offer'
import type { PersonEvent, TextName } from './model/quote.types'
import type { quoteMachine } from './quote.machine'

/**
 * The only readers of a snapshot. Each returns a primitive, an object of the context, or an object that stays the same
 * while its content does. Only `selectFaults` and `selectPages` build a new one: compare it with `shallowEqual`. A component
 * renders again only when its selector's result changes.
 */
export type Snapshot = SnapshotFrom<typeof quoteMachine>
export type QuoteRef = ActorRefFrom<typeof quoteMachine>

type Value = Extract<Snapshot['value'], { quoting: unknown }>['quoting']
type View = Extract<Snapshot['value'], string> | 'quoting'

/** The states of the regions; null where no quote is open. */
export const quoting = (s: Snapshot): Value | null => (typeof s.value === 'string' ? null : s.value.quoting)
type Passing = 'arriving' | 'starting' | 'choosing' | 'left'
/** Transient states are in no type that a page has to draw. */
const seen = <V extends string>(value: V) => value as Exclude<V, Passing>
const keyOf = <V extends object>(value: V) => Object.keys(value)[0] as V extends unknown ? keyof V & string : never

export const selectView = (s: Snapshot) => seen<View>(typeof s.value === 'string' ? s.value : 'quoting')
/** A link may name a quote that does not exist. Until a quote is open, the data in this browser stays as it is. */
export const selectIsUnread = (s: Snapshot) => unread.has(selectView(s))
const unread: ReadonlySet<View> = new Set(['opening', 'unavailable'])
export const selectOpeningProblem = (s: Snapshot) => s.context.problems.opening
export const selectIsGone = (s: Snapshot) => isGone(s.context)
export const selectOtherDraft = (s: Snapshot) => otherDraft(s.context)
/** The text of a box beside the questions; null if it is empty. */
export const selectText = (name: TextName) => (s: Snapshot) => s.context.texts[name] ?? null
export const selectContactId = (s: Snapshot) => s.context.contactId
/** Whether staff read a quote that is a policy by now: its answers are changed on the policy, not here. */
export const selectIsBought = (s: Snapshot) => isBought(s.context)
/** Whether that policy was canceled. */
export const selectIsCanceled = (s: Snapshot) => isBought(s.context) && s.context.status === 'cancelled'
/** The day of the cancellation in New York; null where it is unknown. */
export const selectCanceledOn = (s: Snapshot) => s.context.canceledOn
/** Whether the page only shows terms that were signed. */
export const selectIsAgreed = (s: Snapshot) => isAgreed(s.context)
/** The name of the signer; null while the terms are unsigned, or if it is unknown. */
export const selectSignedBy = (s: Snapshot) => s.context.signedBy
/** Whether the page after this one can be read: a page to read takes no answers, so none can be missing. */
export const selectCanReadOn = (s: Snapshot) => {
  const next = pageBeside(selectStep(s), 1)?.[0]
  return next !== undefined && mayOpen(next, s.context)
}
/** Whether the page only shows the quote: it is bought, or the user's role cannot save it. */
export const selectIsToRead = (s: Snapshot) => isToRead(s.context)
/** Why staff whose role cannot save quotes only read it; null for everybody else. */
export const selectReadOnly = (s: Snapshot) => s.context.readOnly
export const selectQuoteNumber = (s: Snapshot) => s.context.quoteNumber
/** Today in New York; null while unknown. */
export const selectToday = (s: Snapshot) => s.context.today
/** The addresses to suggest for another signer: the insured's, if an agent or broker answers for them. */
export const selectSigner = ({ context: { answers } }: Snapshot) =>
  answers.insurance_producer === 'True'
    ? { email: answers.insured_email, phone: answers.insured_phone }
    : { email: null, phone: null }
export const selectChosenCoverage = (s: Snapshot) => s.context.answers.coverage_type
export const selectAnswers = (s: Snapshot) => s.context.answers
/** The page's title: rain insurance is alone in its quote. */
export const selectQuoteTitle = (s: Snapshot) =>
  holdsRain(s.context.answers.coverage_type) ? 'Rain insurance quote' : 'Event insurance quote'
/** The answers of another window, until the user chooses between the two. */
export const selectConflict = (s: Snapshot) => (quoting(s)?.record === 'conflicted' ? s.context.conflict : null)
export const selectRecord = (s: Snapshot) => seen(quoting(s)?.record ?? 'unsaved')

/** Why the server stored nothing, unless an answer is at fault, which says so itself; null without a refusal. */
export const selectRecordProblem = ({ context: { problems } }: Snapshot) =>
  problems.record && problems.record.status !== 422 ? problems.record.message : null

export const selectPriceState = (s: Snapshot) => seen(quoting(s)?.price ?? 'unpriced')
/** The price of the current answers; null while unknown or withheld. */
export const selectPrice = (s: Snapshot) => s.context.price
/** Why the quote cannot be bought now; null if nothing stops it. */
export const selectSuspension = (s: Snapshot) => s.context.suspension
/** The lowest price; null unless only answers about cancellation are missing. */
export const selectStartingPrice = (s: Snapshot) =>
  selectPriceState(s) === 'unfinished' ? s.context.startingPrice : null
/** The previous price. */
export const selectLastPrice = (s: Snapshot) => s.context.lastPrice
/** Dollars due now; null without an offer. */
export const selectAmountDue = (s: Snapshot) => amountDue(s.context)
export const selectPriceProblem = (s: Snapshot) => s.context.problems.price?.message ?? null
export const selectPlaceholder = (s: Snapshot) => s.children.placeholder
export const selectQuoteOutcome = (s: Snapshot) => {
  const outcome = quoting(s)?.decision ?? 'unknown'
  return typeof outcome === 'string' ? seen(outcome) : keyOf(outcome)
}
/** Referred or declined, and not approved. */
export const selectIsWithheld = (s: Snapshot) => withheld.includes(selectQuoteOutcome(s))
const withheld: readonly ReturnType<typeof selectQuoteOutcome>[] = ['referred', 'inReview', 'declined']
/** Whether an underwriter can still set a price. */
export const selectIsReferred = (s: Snapshot) => ['referred', 'inReview'].includes(selectQuoteOutcome(s))
/** The reasons for the referral or decline. An underwriter's own reason replaces all others. */
export const selectReasons = ({ context: { reasons } }: Snapshot) => {
  if (reasons[0]?.code !== declinedByUnderwriter) return reasons
  const own = ownReasons.get(reasons) ?? reasons.slice(0, 1)
  ownReasons.set(reasons, own)
  return own
}
const ownReasons = new WeakMap<readonly Reason[], readonly Reason[]>()
type Dialog = Exclude<Value['dialog'], 'answering' | `${string}Due`>
/** While a step is being answered no dialog is open, though one may be pending. */
export const selectDialog = (s: Snapshot): Dialog => {
  const dialog = quoting(s)?.dialog ?? 'closed'
  return dialog === 'answering' || dialog.endsWith('Due') ? 'closed' : (dialog as Dialog)
}
export const selectDialogMessage = (s: Snapshot) => s.context.problems.dialog?.message ?? null
/** Whether the open dialog is about a request without an answer: the network is down, not our server. */
export const selectIsUnanswered = (s: Snapshot) => s.context.problems.dialog?.status === 0
export const selectPurchase = (s: Snapshot) => s.context.purchase
/** The order by check or invoice, while its payment is awaited. */
export const selectOrder = (s: Snapshot) => s.context.order
/** The policy of an order that is paid. */
export const selectOrderedPolicy = (s: Snapshot) => s.context.policy
/** Dollars received for the order so far. */
export const selectReceived = (s: Snapshot) => s.context.received
/** Dollars of the order that are still due. */
export const selectOrderDue = ({ context: { order, received } }: Snapshot) =>
  dollarsOf(centsOf(order?.amount_due ?? 0) - centsOf(received))

type Steps = Extract<Value['steps'], object>
type StateOf<Step extends StepName, S = Steps> =
  S extends Readonly<Record<Step, infer State extends string>> ? State : never
const stepsIn = (s: Snapshot): Steps | null => {
  const steps = quoting(s)?.steps ?? null
  return typeof steps === 'string' ? null : steps
}
const within =
  <Step extends StepName>(step: Step) =>
  (s: Snapshot) => {
    const steps = stepsIn(s) as Partial<Record<Step, StateOf<Step>>> | null
    const state = steps?.[step]
    return state === undefined ? null : seen<StateOf<Step>>(state)
  }
export const selectStep = (s: Snapshot): StepName => {
  const steps = stepsIn(s)
  return steps ? keyOf(steps) : s.context.startAt
}
/** Each is null outside its step. */
export const selectSummaryState = within('quoteSummary')
export const selectTermsState = within('terms')
export const selectPaymentState = within('payment')
/** A payment is being settled, so no other step can be opened. */
export const selectIsUnsettled = (s: Snapshot) =>
  selectIsAuthenticating(s) || ['uncertain', 'asking'].includes(selectPaymentState(s) ?? '')
/** The bank waits for the cardholder. */
export const selectIsAuthenticating = (s: Snapshot) =>
  ['authenticating', 'checking', 'canceling'].includes(selectPaymentState(s) ?? '')
export const selectRejections = (s: Snapshot) => s.context.rejections
export const selectCan = (event: PersonEvent) => (s: Snapshot) => s.can(event)

/** The overlay's text while a state waits. */
export const selectBusy = (s: Snapshot) => busyIn(s)

/** The steps that ask this customer something, in order. */
export const selectApplicableSteps = (s: Snapshot) => applicableSteps(s.context.answers)

const questionStepsIn = (s: Snapshot) =>
  stepsOnPageOf(selectStep(s))
    .filter(isFormStep)
    .filter((step) => selectApplicableSteps(s).includes(step))

/**
 * The questions to draw, by step. Typing changes an answer but none of these objects, unless the answer adds or removes
 * a question. The list is new each time: compare it with `shallowEqual`.
 */
export const selectPages = (s: Snapshot): readonly StepPage[] =>
  questionStepsIn(s).map((step) => pageOf(step, s.context.answers))

/** Whether the step is finished: its page was open before and can be left, so the user may return to it. */
export type StepState = 'finished' | 'open' | 'toCome'
export function selectStepStates(s: Snapshot): Readonly<Record<StepName, StepState>> {
  const { context } = s
  const open = stepsOnPageOf(selectStep(s))
  const stateOf = (step: StepName): StepState => {
    if (open.includes(step)) return 'open'
    const next = pageBeside(step, 1)?.[0]
    const wasOpen = !isAfter(stepsOnPageOf(step)[0]!, context.furthest)
    return wasOpen && next !== undefined && mayOpen(next, context) ? 'finished' : 'toCome'
  }
  const states = stepOrder.map((step) => [step, stateOf(step)] as const)
  return keep(stepStates, `${states}`, () => Object.fromEntries(states) as Record<StepName, StepState>)
}
const stepStates = new Map<string, Readonly<Record<StepName, StepState>>>()

/**
 * The faults: a day in the past; and after the first attempt to continue, broken rules and answers that the server
 * refused. A question that appeared since the last attempt has none.
 */
export function selectFaults(s: Snapshot): Faults {
  const { answers, refusals, passed, rejected } = s.context
  const steps = questionStepsIn(s)
  const isRejected = Object.values(stepsIn(s) ?? {})[0] === 'rejected'
  if (!isRejected && passed.length === 0) return noFaults
  const refused = [...passed, ...(isRejected ? refusals : [])].filter(
    ({ field, value }) => answers[field] === value && steps.some((step) => askedIn(step, answers).includes(field)),
  )
  return Object.fromEntries([
    ...refused.map(({ field, message }) => [field, message]),
    ...(isRejected ? steps.flatMap((step) => faultsOf(step, answers)) : [])
      .filter((fault) => rejected.includes(questionOf(fault)))
      .map((fault) => [fieldIdOf(fault), fault.message]),
  ])
}
/** The message of each fault by field, in the order of the page. */
export type Faults = Readonly<Record<string, string>>
const noFaults: Faults = {}

function keep<V>(known: Map<string, V>, key: string, make: () => V): V {
  if (!known.has(key)) known.set(key, make())
  return known.get(key)!
}
