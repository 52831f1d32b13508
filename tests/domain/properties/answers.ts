import fc from 'fast-check'
import { type Answers, blankAnswers, type FieldName, fieldsOf, formSteps } from '../../../domain/application'
import { applicableAnswers, askedIn, offersIn } from '../../../domain/application/applicable'
import { faultsOf, ruleBroken } from '../../../domain/application/faults'
import type { AnswerValue, Entry, Field, Option } from '../../../domain/application/fields/field'
import { type EventType, typesIn } from '../../../domain/catalogue'
import { addDays, type CalendarDate, isCalendarDate } from '../../../domain/common/dates'
import { type Drawn, drawn } from './values'

/**
 * Complete random answers, generated from the declarations, so that a new question joins automatically. Questions are
 * answered in order, so that each chooses from its current options.
 */

/** The New York day of every decision and price. */
export const today: CalendarDate = '11/20/2026'

/** Percentages: how many questions are answered, and how many yes-or-no questions in the usual way. */
interface AnswerRates {
  readonly answered: number
  readonly usual: number
}
const whole: AnswerRates = { answered: 100, usual: 100 }
const completeRates: readonly AnswerRates[] = [
  whole,
  whole,
  { ...whole, usual: 97 },
  { ...whole, usual: 80 },
  { ...whole, usual: 0 },
]
const allRates: readonly AnswerRates[] = [
  ...completeRates,
  { answered: 90, usual: 100 },
  { answered: 60, usual: 95 },
  { answered: 20, usual: 60 },
]

const asks = formSteps.flatMap((step) => fieldsOf(step).map(([name, field]) => ({ step, name, field })))
type Ask = (typeof asks)[number]
const answerable = asks.filter(({ field }) => !field.derive)

/** Questions that a random answer would hardly ever satisfy, by name: days relative to others. */
type Days = readonly [from: 'today' | 'event_start_date' | 'event_end_date', ...away: number[]]
const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i)
const days: Readonly<Record<string, Days>> = {
  event_start_date: ['today', ...upTo(0, 420), -1],
  event_end_date: ['event_start_date', 0, 0, 0, 0, 0, 0, ...upTo(0, 9), 10],
  setup_dates: ['event_start_date', ...upTo(-12, -1)],
  takedown_dates: ['event_end_date', ...upTo(1, 12)],
  raindate_date: ['event_end_date', ...upTo(1, 40)],
  rehearsal_dinner_date: ['event_start_date', ...upTo(-3, 0)],
}
/** …and answers that must equal another. */
const same: Readonly<Record<string, FieldName>> = { terms_signature: 'terms_name' }
const anyDays: Days = ['today', ...upTo(-100, 400)]

/** The groups of types to draw from, equally often, so that every coverage and question is reached. */
const favored: Readonly<
  Record<string, (answers: Answers, options: readonly Option[], nth: number) => readonly Option[]>
> = {
  event_type: ({ catalogue }, options, nth) => {
    const types = typesIn(catalogue ?? undefined)
    const questions = [...new Set([...types.values()].flatMap((type) => type.questions))]
    const groups: readonly ((type: EventType) => boolean)[] = [
      (type) => type.class === 'wedding',
      (type) => type.canCancel,
      (type) => type.questions.includes(at(questions, nth)),
      () => true,
    ]
    return options.filter(({ value }) => at(groups, nth)(types.get(value)!))
  },
}

export interface Wanted {
  /** possible first days of the event */
  readonly firstDays?: readonly CalendarDate[]
  readonly from?: readonly AnswerRates[]
}

const drawnFor = fc.record(Object.fromEntries(answerable.map(({ name, field }) => [name, drawn(field)])))

const answersOf = ({ firstDays, from = allRates }: Wanted): fc.Arbitrary<Answers> =>
  fc.record({ rates: fc.constantFrom(...from), all: drawnFor }).map(({ rates, all }) => {
    const filling: Record<string, unknown> = { ...blankAnswers }
    for (const ask of answerable) {
      const { [ask.name]: one } = all
      if (one!.answered < rates.answered) filling[ask.name] = answerTo(ask, one!, filling as Answers, rates, firstDays)
    }
    const answers = filling as Answers
    return printable(rates.answered === 100 ? finished(answers) : mended(answers))
  })

/** Prints only answers that are not blank when a property fails. */
const printable = (answers: Answers): Answers =>
  Object.defineProperty(answers, fc.toStringMethod, {
    value: () =>
      JSON.stringify(
        Object.fromEntries(Object.entries(answers).filter(([name, a]) => a !== blankAnswers[name as FieldName])),
      ),
  })

/** Any valid answers, some unfinished. */
export const anyAnswers = (wanted: Wanted = {}) => answersOf(wanted)
/** Often referred or declined, because everything is answered at random. */
export const wildAnswers = () =>
  answersOf({
    from: [
      { ...whole, usual: 0 },
      { ...whole, usual: 70 },
      { answered: 90, usual: 50 },
    ],
  })
/** Complete, valid answers. */
export const wholeAnswers = (wanted: Wanted = {}) => answersOf({ ...wanted, from: completeRates })

function answerTo(
  { step, name, field }: Ask,
  one: Drawn,
  answers: Answers,
  { usual }: AnswerRates,
  firstDays?: readonly CalendarDate[],
): AnswerValue | null {
  const { [name]: other } = same
  if (other) return answers[other] as AnswerValue | null
  // chosen on a page of its own, so no list offers it beside others
  if (name === 'coverage_type' && one.pick % 8 === 0) return 'Rain Insurance'
  if (field.kind === 'fact') return one.usual < 50 ? field.valid[0] : at(field.valid, one.pick)
  if (name === 'event_start_date' && firstDays) return at(firstDays, one.pick)
  if (field.kind === 'date') return daysFor(name, answers, one.pick)[0]!
  if (field.kind === 'dateList') return daysFor(name, answers, one.pick)
  // a copy, because options are cached per answers object, and this one still grows
  const options = field.offer ? offersIn(step, { ...answers })[name] : undefined
  if (options && options.length > 0) {
    const some = favored[name]?.(answers, options, one.usual) ?? []
    return at(some.length > 0 ? some : options, one.pick).value
  }
  if (isOfHabit(name, field) && one.usual < usual) return field.valid[0]
  return ruleBroken(field, one.value) ? field.valid[0] : (one.value as AnswerValue)
}

const at = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T
/** Whether most random answers to a question end in a review, which the choice about terrorism coverage never does. */
const isOfHabit = (name: FieldName, { kind, options, blank }: Field) =>
  name !== 'tria_accepted' && blank === null && (kind === 'yesNo' || (kind === 'choice' && (options?.length ?? 0) < 20))

/** One to ten days around the day that it depends on; from today if that is unanswered. */
function daysFor(name: string, answers: Answers, pick: number): CalendarDate[] {
  const end = answers.event_end_date
  if (name === 'event_start_date' && end && isCalendarDate(end)) return [addDays(end, -(pick % 10))]
  const [from, ...away] = days[name] ?? anyDays
  const start = from === 'today' ? today : answers[from]
  const first = start && isCalendarDate(start) ? start : today
  const count = 1 + (pick % 3 === 0 ? pick % Math.min(10, away.length) : 0)
  return [...new Set(upTo(0, count - 1).map((i) => addDays(first, at(away, pick + i))))]
}

/** Clears answers that break a rule; for a list, only the invalid entries. */
export function mended(answers: Answers): Answers {
  const faults = formSteps.flatMap((step) => faultsOf(step, answers))
  const better = faults
    .filter(({ field }) => isGiven(answers[field]) && answers[field] !== blankAnswers[field])
    .map(({ field, entry }) => {
      if (!entry) return [field, blankAnswers[field]]
      const wrong = faults.filter((fault) => fault.field === field).map((fault) => fault.entry?.index)
      return [field, (answers[field] as readonly Entry[]).filter((_, index) => !wrong.includes(index))]
    })
  return better.length > 0 ? mended({ ...answers, ...Object.fromEntries(better) }) : answers
}

/** Fills missing and invalid answers with the first example; repeats, because answers add questions. */
function finished(answers: Answers, rounds = 10): Answers {
  const sound = mended(answers)
  const counted = applicableAnswers(sound)
  const open = asks.filter(
    ({ step, name, field }) => counted[name] === null && isOpen(field) && askedIn(step, sound).includes(name),
  )
  if (open.length === 0 || rounds === 0) return sound
  const filling: Record<string, unknown> = { ...sound }
  for (const ask of open) filling[ask.name] = exampleFor(ask, { ...filling } as Answers)
  return finished(filling as Answers, rounds - 1)
}

const isOpen = ({ optional, kind, entry }: Field) => !optional && kind !== 'cover' && kind !== 'derived' && !entry

/** A valid answer to an applicable question: the first example, or another one. */
export function exampleFor({ step, name, field }: Ask, answers: Answers, pick = 0): AnswerValue {
  const { [name]: other } = same
  if (other) return answers[other] as AnswerValue
  if (field.kind === 'date') return daysFor(name, answers, pick)[0]!
  if (field.kind === 'dateList') return daysFor(name, answers, pick)
  const { [name]: offer } = offersIn(step, answers)
  return offer && offer.length > 0 ? at(offer, pick).value : at<AnswerValue>(field.valid, pick)
}

const isGiven = (answer: unknown) => answer !== null && answer !== undefined && answer !== ''

/** The declaration of a question, by name. */
export const askOf = (name: FieldName): Ask => asks.find((ask) => ask.name === name)!
/** Every question that can have an answer, applicable or not, including facts. */
export const answerableNames: readonly FieldName[] = answerable.map(({ name }) => name)
/** Any plausible answer to each question, applicable or not. */
export const strewn: fc.Arbitrary<Readonly<Record<string, unknown>>> = drawnFor.map((all) =>
  Object.fromEntries(
    answerable.map(({ name, field }) => {
      const { pick, value } = all[name]!
      const day = addDays(today, (pick % 600) - 100)
      return [name, field.kind === 'date' ? day : field.kind === 'dateList' ? [day] : value]
    }),
  ),
)
