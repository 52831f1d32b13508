import { type Answers, type FieldName, type FormStep, fieldsOf, formSteps } from '../application'
import { askedIn, countedAnswers } from '../application/applicable'
import { type Fault, faultsOf, soundAnswers } from '../application/faults'
import { pageOf, type StepPage } from '../application/page'
import { collectedInsureds, sent } from '../application/payload'
import { fieldsIn, isRecord, slices } from '../application/slices'
import { holdsRain } from '../common/coverageTypes'
import { diffAnswers, fixedFor } from './change'

/** The steps of a policy; the terms were signed at the purchase and cannot change. */
const changeableSteps = formSteps.filter((step): step is Exclude<FormStep, 'terms'> => step !== 'terms')

/** The questions in some groups of a step. */
const of = (step: FormStep, ...groups: readonly string[]): readonly FieldName[] =>
  fieldsOf(step).flatMap(([name, { group }]) => (group && groups.includes(group) ? [name] : []))

/** The parts of a policy that can be changed. A customer who changes one sees only its questions. */
export const policyParts = {
  dates: {
    title: 'Dates',
    hint: 'The days of the event, setup and teardown days, the rain date.',
    names: [...of('eventDetails', 'dates'), ...of('coverage', 'days'), 'rehearsal_dinner_date'],
  },
  place: {
    title: 'Venue and name',
    hint: 'The venue, the people it wants named, and the name of the event.',
    rainHint: 'The name of the event.',
    names: [...of('location', 'location', 'named'), 'event_name'],
  },
  people: {
    title: 'People insured',
    hint: 'The insured, contact details, additional insureds.',
    rainHint: 'The insured and contact details.',
    names: of('insured', 'insured', 'producer', 'additional'),
  },
  covers: {
    title: 'Coverage and limits',
    hint: 'Liability limits, optional coverage, cancellation coverage amount.',
    names: [
      'event_gross_revenue',
      'event_total_costs',
      ...of('coverage', 'limits'),
      ...of('underwriting', 'covers', 'terrorism', 'cancellation'),
    ],
  },
  attendance: {
    title: 'Attendance and alcohol',
    hint: 'Number of attendees, and alcohol.',
    names: ['number_attendees', 'rehearsal_dinner_number_attendees', ...of('coverage', 'alcohol')],
  },
  event: {
    title: 'What happens at the event',
    hint: 'Music, food, rides, security and the like.',
    names: ['event_outdoor_or_tent', ...of('underwriting', 'about', 'performance', 'show', 'food', 'film', 'setbacks')],
  },
} as const satisfies Readonly<Record<string, Part>>

interface Part {
  readonly title: string
  readonly hint: string
  /** of rain insurance, which names nobody beside the insured and stays with its place */
  readonly rainHint?: string
  readonly names: readonly FieldName[]
}
export type PolicyPart = keyof typeof policyParts

/** The hint under the title of a part. @param coverage the coverage type of the policy */
export function partHint(part: PolicyPart, coverage: unknown): string {
  const { hint, rainHint }: Part = policyParts[part]
  return (holdsRain(coverage) ? rainHint : undefined) ?? hint
}

/** The parts with changed answers, in order. */
export const partsChanged = (before: Answers, after: Answers): readonly PolicyPart[] => {
  const changed = new Set(diffAnswers(before, after).map(({ field }) => field))
  return (Object.keys(policyParts) as PolicyPart[]).filter((part) =>
    policyParts[part].names.some((name) => changed.has(name)),
  )
}

/**
 * The pages of a part, plus questions that its new answers add or make invalid. While these stay the same, each page is
 * the same object.
 * @param also further questions to show
 */
export function partPages(
  part: PolicyPart,
  before: Answers,
  after: Answers,
  also: readonly FieldName[] = [],
): readonly StepPage[] {
  const fixed = fixedFor(before)
  const own: ReadonlySet<FieldName> = new Set([...policyParts[part].names, ...also, ...madeWrong(before, after)])
  return changeableSteps.flatMap((step) => {
    const known = askedIn(step, before)
    return narrowed(pageOf(step, after), (name) => !fixed.includes(name) && (own.has(name) || !known.includes(name)))
  })
}

/** The parts that ask something: of rain insurance, hardly anything can change after the purchase. */
export const partsWithQuestions = (before: Answers): readonly PolicyPart[] =>
  (Object.keys(policyParts) as PolicyPart[]).filter((part) => partPages(part, before, before).length > 0)

const madeWrong = (before: Answers, after: Answers): readonly FieldName[] =>
  changeFaults(before, after).map(({ field }) => field)

/** Errors that a change causes. An error that the insured answers already had, under earlier rules, does not count. */
export const changeFaults = (before: Answers, after: Answers): readonly Fault[] =>
  changeableSteps.flatMap((step) => {
    const were = new Set(faultsOf(step, before).map(({ field }) => field))
    return faultsOf(step, after).filter(({ field }) => !were.has(field) || isOther(before[field], after[field]))
  })

const narrow = new WeakMap<StepPage, Map<string, StepPage>>()

function narrowed(page: StepPage, isShown: (name: FieldName) => boolean): StepPage[] {
  const questions = page.questions.filter(({ name }) => isShown(name))
  if (questions.length === 0) return []
  const known = narrow.get(page) ?? new Map<string, StepPage>()
  narrow.set(page, known)
  const key = questions.map(({ name }) => name).join()
  const made = known.get(key) ?? { ...page, questions, sections: sectionsOf(page, isShown) }
  known.set(key, made)
  return [made]
}

const sectionsOf = ({ sections }: StepPage, isShown: (name: FieldName) => boolean) =>
  sections.flatMap((section) => {
    const rows = section.rows.map((row) => row.filter(({ name }) => isShown(name))).filter((row) => row.length > 0)
    return rows.length > 0 ? [{ ...section, rows }] : []
  })

type Slices = Partial<Record<ChangeableSlice, Record<string, unknown>>>
type ChangeableSlice = Exclude<(typeof slices)[number], 'terms'>
const changeableSlices = slices.filter((slice): slice is ChangeableSlice => slice !== 'terms')

/** The changed answers as sent: each in its slice of the contract. */
export function changedSlices(before: Answers, after: Answers): Slices {
  const [was, is] = [soundAnswers(before), soundAnswers(after)]
  const changed = changeableSlices.flatMap((slice) => {
    const fields = Object.fromEntries(changedIn(slice, was, is))
    const insureds = slice === 'step4' && isOther(collectedInsureds(was), collectedInsureds(is))
    if (Object.keys(fields).length === 0 && !insureds) return []
    const values = {
      ...(isRecord(slice) ? { customFields: fields } : fields),
      ...(insureds && { ai_data: collectedInsureds(is) }),
    }
    return [[slice, values] as const]
  })
  return Object.fromEntries(changed)
}

function changedIn(slice: ChangeableSlice, was: Answers, is: Answers): [string, unknown][] {
  const [old, young] = [countedAnswers(was), countedAnswers(is)]
  return fieldsIn(slice)
    .filter(([name, field]) => field.isSent && name in young && name !== 'ai_data')
    .filter(([name, field]) => isOther(sent(name, field, old[name]), sent(name, field, young[name])))
    .flatMap(([name, field]) => sent(name, field, young[name]))
}

const isOther = (was: unknown, is: unknown) => JSON.stringify(was) !== JSON.stringify(is)
