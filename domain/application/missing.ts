import { amountAtStake } from '../common/cancellationLimits'
import { cancellationCoverageNames, raisedLimitNames } from '../coverages'
import { askedIn, whatCounts } from './applicable'
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
} from './index'

export interface Missing {
  readonly field: FieldName
  /** where on its page, as `placeOf` says */
  readonly fieldId: string
  /** short, for a list: "The kind of event" */
  readonly label: string
}

/** There is no price without these, as far as they are asked. */
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
])
/** Read by the rating where they are given; while they are not, they cost nothing yet. */
const read: ReadonlySet<FieldName> = new Set<FieldName>([
  'setup_dates',
  'takedown_dates',
  'raindate_date',
  'attendees_consuming_alcohol',
  'event_gross_revenue',
  'producer_fee',
])
/** There is no price without these either, while something else is answered so. */
const sometimes: { readonly [Name in FieldName]?: (counted: ReturnType<typeof whatCounts>) => boolean } = {
  attendees_consuming_alcohol: (counted) => counted.liquor_coverage === 'Liquor Liability',
  // the revenue is insured where it is given
  event_total_costs: (counted) => amountAtStake({ ...counted, event_total_costs: null }) === null,
}

const isNeeded = (field: FieldName, answers: Answers) =>
  needed.has(field) || (sometimes[field]?.(whatCounts(answers)) ?? false)

/** Lists that may not come to more than their cover has. What is wrong with one entry of them costs nothing. */
const countedEntries: ReadonlySet<FieldName> = new Set<FieldName>(['scheduled_jewelry_items'])

/**
 * What stands in the way of a price. Empty: `rate` can work it out. A question that only decides never does, and no price
 * stands that cannot be bought as it is.
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

/**
 * What is still to be answered before a price can be worked out, or a step be finished, in the order it is asked. To a price
 * that is just what stands in its way, so an answer that is not right yet counts as well.
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
  const counted = whatCounts(answers)
  return askedIn(step, answers).flatMap((name): Missing[] => {
    const field = fields[name]!
    if (field.entry) return missingEntries(step, name, answers)
    if (field.optional || field.kind === 'cover' || isGiven(counted[name])) return []
    return [{ field: name, fieldId: name, label: field.brief ?? field.label }]
  })
}

/** ZIP code of Sample Lighting Hire. */
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

/** Names the steps after this one: "Then 14 short questions, your name and the venue." Empty after the last. */
export function thenInWords(step: StepName, answers: Answers): string {
  const later = stepOrder.slice(stepOrder.indexOf(step) + 1).flatMap((next) => namedIn(next, answers))
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
