import { type Answers, type FieldName, fieldsOf, formSteps } from '../application'
import { countedAnswers } from '../application/applicable'
import { filledEntries } from '../application/entries'
import type { Entry, Field } from '../application/fields/field'
import { answerInWords } from '../application/review'
import { holdsRain } from '../common/coverageTypes'

/** per policy; a cancellation does not count (decision 39) */
export const mostChanges = 10

/**
 * Answers that cannot change after the purchase, because another event type, state or coverage type needs another
 * policy. Changing any other answer is decided and priced again.
 */
export const fixedAnswers = [
  'event_type',
  'event_category',
  'event_description',
  'event_state',
  'event_location_state',
  'coverage_type',
] as const satisfies readonly FieldName[]

/** Of rain insurance, the days and the place too: a forecast may be known by now (decision 84). */
const fixedForRain = [
  ...fixedAnswers,
  'event_start_date',
  'event_end_date',
  'rain_date',
  'rain_from_hour',
  'rain_to_hour',
  'rain_threshold',
  'rain_amount',
  'event_location_name',
  'event_address_1',
  'event_zip',
  'event_city',
] as const satisfies readonly FieldName[]

/** @param insured the answers of the policy */
export const fixedFor = ({ coverage_type }: Pick<Answers, 'coverage_type'>): readonly FieldName[] =>
  holdsRain(coverage_type) ? fixedForRain : fixedAnswers

/** The parts of a policy that its insured may change, in words. */
export const changeableInWords = (coverage: unknown): string =>
  holdsRain(coverage)
    ? 'The insured, contact details and the name of the event'
    : 'Dates, venue, people, coverage and attendance'

/** The parts that cannot change, as a sentence. */
export const fixedInWords = (coverage: unknown): string =>
  holdsRain(coverage)
    ? 'The event, its days and its venue, the insured day and its hours, how much rain, and the amount cannot be changed: a forecast may be known by now.'
    : 'The kind of event, its state and the type of coverage cannot be changed.'

/** A changed answer, in words. */
export interface AnswerChange {
  readonly field: FieldName
  readonly label: string
  readonly from: string
  readonly to: string
}

const nothing = 'Nothing'

/** Every difference between the applicable answers, in form order; a list is compared entry by entry. */
export function diffAnswers(before: Answers, after: Answers): readonly AnswerChange[] {
  const [was, is] = [countedAnswers(before), countedAnswers(after)]
  return formSteps
    .filter((step) => step !== 'terms')
    .flatMap(fieldsOf)
    .filter(([, { kind }]) => kind !== 'derived' && kind !== 'fact')
    .flatMap(([name, field]) => diffQuestion(name, field, was[name], is[name]))
}

/** The same for one question. @param was undefined or null if it was unanswered */
export const diffQuestion = (name: FieldName, field: Field, was: unknown, is: unknown): readonly AnswerChange[] =>
  (field.entry
    ? diffEntries(field, was as readonly Entry[] | undefined, is as readonly Entry[] | undefined)
    : diffAnswer(field, field.brief ?? field.label, was, is)
  ).map((row) => ({ field: name, ...row }))

type Row = Omit<AnswerChange, 'field'>

function diffAnswer(field: Field, label: string, was: unknown, is: unknown): Row[] {
  if (asText(field, was) === asText(field, is)) return []
  return [{ label, from: inWords(field, was), to: inWords(field, is) }]
}

/** A coverage that is not bought has no text. */
const asText = ({ kind }: Field, value: unknown) => {
  const isNone = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isNone || (kind === 'cover' && value === 'False') ? 'null' : JSON.stringify(value)
}

const inWords = (field: Field, value: unknown) =>
  answerInWords(field, value) || (field.kind === 'cover' ? 'No' : nothing)

/** Compares entries by position: an added or removed entry by its title, any other by its changed fields. */
function diffEntries(field: Field, before: readonly Entry[] | undefined, after: readonly Entry[] | undefined): Row[] {
  const { title, noun, fields } = field.entry!
  const [was, is] = [filledEntries(before), filledEntries(after)]
  return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => [was[i], is[i]] as const).flatMap(
    ([old, young], i): Row[] => {
      const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${i + 1}`
      if (!old || !young) return [{ label: name, from: titled(old, title), to: titled(young, title) }]
      return Object.entries(fields).flatMap(([part, question]) =>
        diffAnswer(question, `${question.brief ?? question.label}, ${name.toLowerCase()}`, old[part], young[part]),
      )
    },
  )
}

const titled = (entry: Entry | undefined, title: string) => (entry ? String(entry[title] || 'to be named') : nothing)
