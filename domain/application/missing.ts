import { amountAtStake } from '../common/cancellationLimits'
import { holdsCancellation, holdsLiability } from '../common/coverageTypes'
import { cancellationCoverageNames, raisedLimitNames } from '../coverages'
import { applicableAnswers, askedIn } from './applicable'
import { type Fault, faultsOf, fieldIdOf } from './faults'
import type { Entry, Field } from './fields/field'
import {
  type Answers,
  declarationOf,
  type FieldName,
  type FormStep,
  fieldsOf,
  formSteps,
  isFormStep,
  type StepName,
  stepOrder,
  stepsOnPageOf,
} from './index'

export interface Missing {
  readonly field: FieldName
  /** id on its page, see `fieldIdOf` */
  readonly fieldId: string
  /** short, for a list: "The kind of event" */
  readonly label: string
}

/** Questions that a price needs, as far as they apply. */
const needed: ReadonlySet<FieldName> = new Set<FieldName>([
  'event_type',
  'event_state',
  'number_attendees',
  'event_start_date',
  'event_end_date',
  'coverage_type',
  'coverage_limits',
  ...raisedLimitNames.map((name) => `${name}_limit` as const),
  'rehearsal_dinner_number_attendees',
  'event_outdoor_or_tent',
  ...cancellationCoverageNames.map((name) => `${name}_limit` as const),
  'rain_date',
  'rain_from_hour',
  'rain_to_hour',
  'rain_threshold',
  'rain_amount',
])
/** Used by the rating once given; until then they cost nothing. */
const read: ReadonlySet<FieldName> = new Set<FieldName>([
  'setup_dates',
  'takedown_dates',
  'raindate_date',
  'attendees_consuming_alcohol',
  'event_gross_revenue',
  'producer_fee',
])
/** Questions that a price needs only with certain other answers. */
const sometimes: { readonly [Name in FieldName]?: (counted: ReturnType<typeof applicableAnswers>) => boolean } = {
  attendees_consuming_alcohol: (counted) => counted.liquor_coverage === 'Liquor Liability',
  // the revenue is insured if it is given
  event_total_costs: (counted) => amountAtStake({ ...counted, event_total_costs: null }) === null,
}

const isNeeded = (field: FieldName, answers: Answers) =>
  needed.has(field) || (sometimes[field]?.(applicableAnswers(answers)) ?? false)

/** Lists whose total may not exceed their coverage limit. An error within an entry does not affect the price. */
const countedEntries: ReadonlySet<FieldName> = new Set<FieldName>(['scheduled_jewelry_items'])

/**
 * The errors that block a price. Empty: `rate` can compute it. A question that affects only the decision never blocks a
 * price; a referral or a decline withholds it elsewhere (`server/quotes/offer.ts`).
 */
export function priceFaults(answers: Answers): readonly Fault[] {
  return formSteps
    .flatMap((step) => faultsOf(step, answers))
    .filter(
      ({ field, entry }) =>
        isNeeded(field, answers) ||
        (read.has(field) && isGiven(answers[field])) ||
        (countedEntries.has(field) && entry === undefined),
    )
}

/** Of the answers that a price needs, those that only cancellation needs. */
const ofCancellation: ReadonlySet<FieldName> = new Set<FieldName>([
  'event_outdoor_or_tent',
  'event_gross_revenue',
  'event_total_costs',
  'scheduled_jewelry_items',
  ...cancellationCoverageNames.map((name) => `${name}_limit` as const),
])

/**
 * Whether liability and cancellation are chosen, and only answers about cancellation block the price: liability has its
 * price, and cancellation a lowest one (decision 75).
 */
export function isCancellationOpen(answers: Answers): boolean {
  const faults = priceFaults(answers)
  const { coverage_type: type } = applicableAnswers(answers)
  return (
    holdsLiability(type) &&
    holdsCancellation(type) &&
    faults.length > 0 &&
    faults.every(({ field }) => ofCancellation.has(field))
  )
}

/**
 * The answers that a price, or a finished step, still needs, in question order. For a price this includes invalid
 * answers.
 */
export const missingTo = (goal: 'price' | FormStep, answers: Answers): readonly Missing[] =>
  goal === 'price' ? priceFaults(answers).map((fault) => named(fault)) : missingIn(goal, answers)

const named = (fault: Fault): Missing => {
  const { brief, label } = fields.get(fault.field)!
  return { field: fault.field, fieldId: fieldIdOf(fault), label: brief ?? label }
}
const fields = new Map<FieldName, Field>(formSteps.flatMap(fieldsOf))

function missingIn(step: FormStep, answers: Answers): Missing[] {
  const { fields } = declarationOf(step)
  const counted = applicableAnswers(answers)
  return askedIn(step, answers).flatMap((name): Missing[] => {
    const field = fields[name]!
    if (field.entry) return missingEntries(step, name, answers)
    if (field.optional || field.kind === 'cover' || isGiven(counted[name])) return []
    return [{ field: name, fieldId: name, label: field.brief ?? field.label }]
  })
}

/** Unanswered questions of a list's entries, each named with its entry: "ZIP code of Sample Lighting Hire". */
const missingEntries = (step: FormStep, field: FieldName, answers: Answers): Missing[] =>
  faultsOf(step, answers)
    .filter((fault) => fault.field === field && fault.entry)
    .flatMap(({ entry }): Missing[] => {
      const { entry: declared } = declarationOf(step).fields[field]!
      const given = (answers[field] as readonly Entry[])[entry!.index]!
      if (isGiven(given[entry!.name])) return []
      const { brief, label } = declared!.fields[entry!.name] as Field
      return [
        {
          field,
          fieldId: fieldIdOf({ field, entry: entry! }),
          label: `${brief ?? label} of ${given[declared!.title] || `${declared!.noun} ${entry!.index + 1}`}`,
        },
      ]
    })

const isGiven = (answer: unknown) =>
  answer !== null && answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0)

/** Describes the steps on the pages that follow: "Then 14 short questions, your name and the venue." Empty for the last step. */
export function thenInWords(step: StepName, answers: Answers): string {
  const later = stepOrder
    .slice(stepOrder.indexOf(stepsOnPageOf(step).at(-1)!) + 1)
    .flatMap((next) => namedIn(next, answers))
  const [first, second, third] = later
  if (!first) return ''
  return `Then ${third ? `${first}, ${second} and ${third}` : second ? `${first} and ${second}` : first}.`
}

function namedIn(step: StepName, answers: Answers): string[] {
  if (step === 'payment') return ['payment']
  if (!isFormStep(step)) return []
  const count = missingIn(step, answers).length
  if (count === 0) return []
  if (step === 'underwriting') return [count === 1 ? 'one short question' : `${count} short questions`]
  return [names[step]]
}

const names: Record<Exclude<FormStep, 'underwriting'>, string> = {
  eventDetails: 'your event',
  coverage: 'the dates and coverage',
  insured: 'your name',
  location: 'the venue',
  terms: 'your agreement',
}
