import {
  type Answers,
  declarationOf,
  type FieldName,
  type FormStep,
  formSteps,
  onwardOf,
  stepOrder,
  stepsOnPageOf,
} from '../../../../domain/application'
import { askedIn } from '../../../../domain/application/applicable'
import { isComplete } from '../../../../domain/application/faults'
import type { QuoteEvent } from '../../../../machines/customer/quote/model/quote.types'
import { selectStep, selectStepStates } from '../../../../machines/customer/quote/quote.select'
import { fill } from '../../support/controls'
import { fieldOf } from '../../support/customerDriver'
import { wedding } from '../../support/events'
import {
  type Act,
  act,
  answers,
  hasDraft,
  hasNoDialog,
  isCalm,
  isIn,
  isStill,
  leafOf,
  type Move,
  type Now,
  person,
  settledCoupons,
  time,
} from './act'
import * as server from './server'
import { isTyped, type Words, words } from './words'

/** Whether nothing but a save is pending, so that an answer or a step may change. */
export const isQuiet = (now: Now) =>
  !/storing|submitting/.test(leafOf(now, 'decision')) &&
  (!now.isOffline || !leafOf(now, 'steps').startsWith('quoteSummary')) &&
  hasNoDialog(now) &&
  isIn(now, 'coupon', ...settledCoupons) &&
  isIn(now, 'price', ...settledPrices)
const settledPrices = ['priced', 'unfinished', 'withheld', 'unpriced', 'failed'] as const
const stepIn = ({ chart }: Now) => selectStep(chart)
export const isOpen = (now: Now, step: string) => leafOf(now, 'steps') !== '' && stepIn(now) === step
/** The step's questions are on the open page. */
const isOnPage = (now: Now, step: FormStep) => leafOf(now, 'steps') !== '' && stepsOnPageOf(step).includes(stepIn(now))
const isDone = ({ chart }: Now, step: FormStep) => isComplete(step, chart.context.answers)

export const amountsDue = ['eventDatesDue', 'rentedPremisesDue', 'underwritingReviewDue'] as const

export const entered: QuoteEvent = { type: 'field.entered' }
export const changed = (given: Partial<Answers>): QuoteEvent => ({ type: 'answers.changed', answers: given })
/** The events of an answer: typing focuses the field, choosing does not. */
const answered = (given: Partial<Answers>, isTyped: boolean): QuoteEvent | QuoteEvent[] =>
  isTyped ? [entered, changed(given)] : changed(given)

export const onward = (step: FormStep) =>
  stepsOnPageOf(step).includes('underwriting')
    ? /^(Continue, with a review|Save and stop here|Continue to .*)$/
    : new RegExp(`^${onwardOf(step)}$`)

/** All answers of a wedding to a step. */
function answersOf(step: FormStep, { chart }: Now): Partial<Answers> {
  const whole = { ...chart.context.answers, ...pick(wedding, Object.keys(declarationOf(step).fields)) } as Answers
  return pick(whole, askedIn(step, whole))
}
const pick = (all: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

const answerStep = (step: FormStep) =>
  act(
    `answer ${step}`,
    (now) =>
      isOnPage(now, step) &&
      !hasDraft(now) &&
      !isDone(now, step) &&
      // false where the answers of the wedding do not complete the step, as for cancellation
      isComplete(step, { ...now.chart.context.answers, ...answersOf(step, now) }) &&
      isQuiet(now),
    person(
      (now) => {
        const given = answersOf(step, now)
        const names = Object.keys(given) as FieldName[]
        return answered(
          given,
          // only the first event counts; choosing the same option again causes none
          names
            .filter((name) => given[name] !== null)
            .filter((name) => isTyped(step, name) || given[name] !== now.chart.context.answers[name])
            .slice(0, 1)
            .some((name) => isTyped(step, name)),
        )
      },
      async ({ road, blur }, now) => {
        road.answers = { ...now.chart.context.answers, ...answersOf(step, now) }
        await road.answerAll(step)
        await blur()
      },
    ),
  )

const submit = (step: FormStep) =>
  act(
    `go on from ${step}`,
    (now) =>
      isOpen(now, step) &&
      !hasDraft(now) &&
      isQuiet(now) &&
      !isIn(now, 'record', 'rejected') &&
      // the next step's code may not be loaded yet
      (!now.isOffline || now.chart.context.unsaved.length > 0),
    person({ type: 'step.submitted' }, ({ press }) => press(onward(step))),
  )

const isTypable = (now: Now) =>
  isIn(now, 'record', 'saved', 'unsaved', 'creating', 'patching', 'comparing', 'conflicted', 'offline')
/** Types or chooses an answer; an answer that may cost something is priced. */
const write = (step: FormStep, name: FieldName, value: string | null | ((now: Now) => string)): Move[] => {
  const text = (now: Now) => (typeof value === 'function' ? value(now) : value)
  return [
    person(
      (now) => answered({ [name]: text(now) }, isTyped(step, name)),
      async ({ page, road, blur }, now) => {
        await fill(page, fieldOf(name), text(now) ?? '', road.sectionOf(name))
        await blur()
      },
    ),
    time('settle'),
    answers('recalculate', server.priceOf),
  ]
}
const type = (step: FormStep, { name, one, other }: Words) =>
  act(
    `type in ${step}`,
    (now) => isOpen(now, step) && !hasDraft(now) && isDone(now, step) && isQuiet(now) && isTypable(now),
    // alternates between two answers, without waiting for the price as `typeTwice` does
    write(step, name, ({ chart }) => (chart.context.answers[name] === one ? other : one))[0]!,
  )

/** Chooses an option that affects the price, without typing. */
export const choose = (title: string, step: FormStep, name: FieldName, value: string, when: Act['when'] = () => true) =>
  act(
    title,
    (now) =>
      isOnPage(now, step) && !hasDraft(now) && isStill(now) && now.chart.context.answers[name] !== value && when(now),
    person(changed({ [name]: value }), ({ page }) => fill(page, fieldOf(name), value)),
  )

/** Empties a typed answer; a chosen option cannot be removed. */
const empty = (step: FormStep, { name }: Words) =>
  isTyped(step, name)
    ? [
        act(
          `empty an answer in ${step}`,
          (now) => isOpen(now, step) && !hasDraft(now) && isDone(now, step) && isCalm(now),
          write(step, name, null)[0]!,
        ),
      ]
    : []

/** Overtakes the pending save of one change by a second change. */
const typeTwice = (
  step: FormStep,
  how: string,
  leave: Act,
  mayLeave: Act['when'] = () => true,
  { name, one, other, last } = words.get(step)!,
) =>
  act(
    `type in ${step}, and again while it is stored, and ${how}`,
    (now) =>
      isOpen(now, step) &&
      !hasDraft(now) &&
      isDone(now, step) &&
      isCalm(now) &&
      now.chart.context.answers[name] === one &&
      mayLeave(now),
    ...write(step, name, other),
    time('autosave'),
    ...write(step, name, last),
    ...leave.moves,
  )
const isRentedPremisesApplicable = ({ chart: { context } }: Now) =>
  askedIn('underwriting', context.answers).includes(rentedPremises.name)
const rentedPremises: Words = {
  name: 'damage_rented_premises_limit',
  one: '$300,000',
  other: '$500,000',
  last: '$300,000',
}

/** The server refuses to change a quote that waits for its payment, also after “Pay by card instead”. */
const isChangeable = ({ server: { isOrdered } }: Now) => !isOrdered

const back = act(
  'back',
  (now) =>
    leafOf(now, 'steps') !== '' &&
    isChangeable(now) &&
    !hasDraft(now) &&
    isQuiet(now) &&
    stepIn(now) !== 'eventDetails' &&
    isCalm(now),
  person({ type: 'step.left' }, ({ press }) => press('Back')),
)

const change = (step: FormStep) =>
  act(
    `change ${step}`,
    (now) =>
      leafOf(now, 'steps') !== '' &&
      isChangeable(now) &&
      !hasDraft(now) &&
      (isStill(now) || (step === 'eventDetails' && isIn(now, 'price', 'settling'))) &&
      canReach(now, step) &&
      selectStepStates(now.chart)[step] === 'finished',
    person({ type: 'step.opened', step }, ({ press }) => press(`Change ${declarationOf(step).title}`)),
  )

/** Whether this walk goes to the step from here: from the summary or the payment to any step, else only to the first. */
const canReach = (now: Now, step: FormStep) =>
  step === 'eventDetails' || /^(quoteSummary.reading|payment.editing)/.test(leafOf(now, 'steps'))

/** A busy overlay does not block the keyboard, so the chart has to ignore the step. */
const changeWhileBusy = [
  act(
    'change a step by keyboard while it waits',
    (now) => hasDraft(now) && !/uncertain|asking/.test(leafOf(now, 'steps')) && finishedIn(now) !== undefined,
    person(
      (now) => ({ type: 'step.opened', step: finishedIn(now)! }),
      (page, now) => page.pressByKey(`Change ${declarationOf(finishedIn(now)!).title}`),
    ),
  ),
]
const finishedIn = ({ chart }: Now) => formSteps.find((step) => selectStepStates(chart)[step] === 'finished')

/** The browser's back and forward buttons. */
const browser = (how: 'goBack' | 'goForward', by: 1 | -1) => {
  const target = ({ entries, at }: Now) => entries[at + by]
  return act(
    `the browser's ${how}`,
    (now) =>
      isCalm(now) &&
      /^(terms.editing|payment)/.test(leafOf(now, 'steps')) &&
      stepOrder.some((step) => step === target(now) && step !== stepIn(now)) &&
      (how === 'goForward' || !hasDraft(now)),
    person(
      (now) => ({ type: 'step.opened', step: target(now) as (typeof stepOrder)[number] }),
      ({ page }) => page[how](),
      { by },
    ),
  )
}

const browserBack = browser('goBack', -1)

const hasEntryBefore = ({ entries, at }: Now) => stepOrder.some((step) => step === entries[at - 1])

export const lost = { status: 0, message: 'Something went wrong' }

/** The page validates as strictly as the server, so the server's rejection is made up here. */
const unsigned = { status: 422, message: 'Check your name', errors: { 'step6.terms_name': 'Type the name again' } }

export const stepActs: readonly Act[] = [
  ...formSteps.map(answerStep),
  ...formSteps.map(submit),
  ...[...words].map(([step, texts]) => type(step, texts)),
  back,
  ...[...words].flatMap(([step, texts]) => empty(step, texts)),
  ...[...words.keys()].map((step) => typeTwice(step, 'go on', submit(step))),
  typeTwice('underwriting', 'go on', submit('underwriting'), isRentedPremisesApplicable, rentedPremises),
  typeTwice('insured', 'go back', back),
  typeTwice('eventDetails', 'go back in the browser', browserBack, hasEntryBefore),
  ...formSteps.map(change),
  ...changeWhileBusy,
  browserBack,
  browser('goForward', 1),
  act(
    'the signature is stored',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', server.signed, 'truly', {
      server: ({ chart }) => ({ signedBy: chart.context.answers.terms_name }),
    }),
  ),
  act(
    'the signature is lost',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', () => ({ type: 'terms.refused', problem: lost }), 'lost'),
  ),
  act(
    'the signature is refused',
    (now) => isIn(now, 'steps', 'terms.signing'),
    answers('signTerms', () => ({ type: 'terms.refused', problem: unsigned }), unsigned),
  ),
]
