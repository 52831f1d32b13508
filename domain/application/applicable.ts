import { type EventType, eventTypeOf } from '../catalogue'
import type { Field, Offer, Option } from './fields/field'
import {
  type Answers,
  type FieldName,
  type FormStep,
  fieldsOf,
  formSteps,
  isFormStep,
  type StepName,
  stepOrder,
} from './index'
import { perAnswers } from './perAnswers'

type Counted = Record<string, unknown>

interface Condition {
  readonly other: string
  readonly values: ReadonlySet<unknown>
}

interface Asking {
  readonly step: FormStep
  readonly name: FieldName
  readonly derive: Field['derive']
  readonly offer: Offer | undefined
  /** whether a person answers it; derived values and facts are not questions */
  readonly isQuestion: boolean
  readonly conditions: readonly Condition[]
}

/** Conditions are checked for every price, so their long lists (of event types) become sets once. */
const askings: readonly Asking[] = formSteps.flatMap((step) =>
  fieldsOf(step).map(([name, { kind, derive, offer, when }]) => ({
    step,
    name,
    derive,
    offer,
    isQuestion: kind !== 'derived' && kind !== 'fact',
    conditions: Object.entries(when ?? {}).map(([other, values]) => ({ other, values: new Set<unknown>(values) })),
  })),
)

/** The answers that most conditions name: event type, its underwriting decision, and the coverage type. */
const gates: readonly string[] = ['event_type', 'event_decision', 'coverage_type'] satisfies FieldName[]
const gateEnd = 1 + Math.max(...gates.map((gate) => askings.findIndex(({ name }) => name === gate)))
const gateQuestions = askings.slice(0, gateEnd)

/**
 * The fields that may apply for one combination of gates. A `plain` field has no further condition, so it is only
 * copied.
 */
interface ApplicableQuestions {
  readonly plain: readonly FieldName[]
  readonly rest: readonly Asking[]
}

/**
 * The fields and remaining conditions for each combination of gates, computed on first use: at most five times the
 * number of event types.
 */
const questionCache = new Map<EventType | undefined, Map<unknown, ApplicableQuestions>>()

function cachedQuestionsOf(type: EventType | undefined, counted: Counted): ApplicableQuestions {
  const ofType = questionCache.get(type) ?? new Map<unknown, ApplicableQuestions>()
  const coverage = counted['coverage_type']
  const road = ofType.get(coverage) ?? applicableQuestionsOf(counted)
  ofType.set(coverage, road)
  questionCache.set(type, ofType)
  return road
}

function applicableQuestionsOf(counted: Counted): ApplicableQuestions {
  const isGate = ({ other }: Condition) => gates.includes(other)
  const previous = askings
    .slice(gateEnd)
    .filter(({ conditions }) => areMet(conditions.filter(isGate), counted))
    .map((asking) => ({ ...asking, conditions: asking.conditions.filter((condition) => !isGate(condition)) }))
  const isPlain = ({ derive, offer, conditions }: Asking) => !derive && !offer && conditions.length === 0
  return {
    plain: previous.filter(isPlain).map(({ name }) => name),
    rest: previous.filter((asking) => !isPlain(asking)),
  }
}

/** Every field undefined: one object shape for all results, which keeps them fast. */
const nothing: Counted = Object.fromEntries(askings.map(({ name }) => [name, undefined]))

const known = new WeakMap<Answers, Counted>()

function counting(answers: Answers): Counted {
  const before = known.get(answers)
  if (before) return before
  const counted: Counted = { ...nothing }
  count(gateQuestions, answers, counted)
  const { plain, rest } = cachedQuestionsOf(eventTypeOf(answers), counted)
  for (const name of plain) counted[name] = answers[name]
  count(rest, answers, counted)
  known.set(answers, counted)
  return counted
}

function count(fields: readonly Asking[], answers: Answers, counted: Counted): void {
  for (const { name, derive, offer, conditions } of fields) {
    if (!areMet(conditions, counted)) continue
    counted[name] = derive ? derive(counted) : offer ? chosen(offer(counted, answers), answers[name]) : answers[name]
  }
}

/**
 * The value of a choice. An answer that is no longer offered does not count, and a single option is chosen
 * automatically.
 */
function chosen(options: readonly Option[], answer: unknown): unknown {
  if (options.length < 2) return options[0]?.value ?? null
  return valuesOf(options).has(answer) ? answer : null
}

const knownValues = new WeakMap<readonly Option[], ReadonlySet<unknown>>()

function valuesOf(options: readonly Option[]): ReadonlySet<unknown> {
  const values = knownValues.get(options) ?? new Set(options.map(({ value }) => value))
  knownValues.set(options, values)
  return values
}

function areMet(conditions: readonly Condition[], counted: Counted): boolean {
  for (const { other, values } of conditions) if (!values.has(counted[other])) return false
  return true
}

/**
 * The applicable answers: those to questions that still apply, and values derived from them; undefined for the rest.
 * Steps and fields are read in order, so a question that depends on an inapplicable one is inapplicable too. The given
 * answers stay unchanged, so an answer returns with its question.
 */
export const applicableAnswers = (answers: Answers): Readonly<{ [Name in FieldName]: Answers[Name] | undefined }> =>
  counting(answers) as { [Name in FieldName]: Answers[Name] | undefined }

const leavingOut = perAnswers((_: 'all', answers): Partial<Answers> => {
  const counted = Object.entries(counting(answers)).filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(counted) as Partial<Answers>
})

/** The same without undefined entries. */
export const countedAnswers = (answers: Answers): Readonly<Partial<Answers>> => leavingOut('all', answers)

const questionsOf = new Map(
  formSteps.map((step) => [step, askings.filter(({ step: home, isQuestion }) => home === step && isQuestion)]),
)

/** The questions that a step asks now, in order. A question with only one option is not asked. */
export const askedIn = perAnswers((step: FormStep, answers): readonly FieldName[] => {
  const counted = applicableAnswers(answers)
  return questionsOf
    .get(step)!
    .filter(({ offer, name }) => counted[name] !== undefined && !(offer && offer(counted, answers).length < 2))
    .map(({ name }) => name)
})

/**
 * The steps of the quote without those that ask nothing: for cancellation alone, `coverage`. An equal list is the same
 * object.
 */
export function applicableSteps(answers: Answers): readonly StepName[] {
  const steps = stepOrder.filter((step) => !isFormStep(step) || askedIn(step, answers).length > 0)
  const known = stepLists.get(`${steps}`) ?? steps
  stepLists.set(`${steps}`, known)
  return known
}
const stepLists = new Map<string, readonly StepName[]>()

/** The current options of a step's choices, where they depend on earlier answers. */
export const offersIn = perAnswers((step: FormStep, answers): Readonly<Record<string, readonly Option[]>> => {
  const counted = applicableAnswers(answers)
  return Object.fromEntries(
    askings.flatMap(({ step: home, name, offer }) =>
      home === step && offer && counted[name] !== undefined ? [[name, offer(counted, answers)]] : [],
    ),
  )
})
