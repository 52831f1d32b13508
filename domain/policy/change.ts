import { type Answers, type FieldName, fieldsOf, formSteps } from '../application'
import { countedAnswers } from '../application/applicable'
import { filledEntries } from '../application/entries'
import type { Entry, Field } from '../application/fields/field'
import { answerInWords } from '../application/review'

/** in a policy's life; canceling counts as none (decision 39) */
export const mostChanges = 10

/**
 * What stays as it was bought: another kind of event, another state or another kind of cover is another policy. All other
 * answers may be changed, and are decided on and priced anew.
 */
export const fixedAnswers = [
  'event_type',
  'event_category',
  'event_description',
  'event_state',
  'event_location_state',
  'coverage_type',
] as const satisfies readonly FieldName[]

/** An answer that becomes another, in words. */
export interface Becomes {
  readonly field: FieldName
  readonly label: string
  readonly from: string
  readonly to: string
}

const nothing = 'Nothing'

/** Every question that counts otherwise than before, in the order of the form; of a list each entry's own questions. */
export function diffAnswers(before: Answers, after: Answers): readonly Becomes[] {
  const [was, is] = [countedAnswers(before), countedAnswers(after)]
  return formSteps
    .filter((step) => step !== 'terms')
    .flatMap(fieldsOf)
    .filter(([, { kind }]) => kind !== 'derived' && kind !== 'fact')
    .flatMap(([name, field]) => diffQuestion(name, field, was[name], is[name]))
}

/** The same of one question. @param was undefined or null where it was not answered */
export const diffQuestion = (name: FieldName, field: Field, was: unknown, is: unknown): readonly Becomes[] =>
  (field.entry
    ? diffEntries(field, was as readonly Entry[] | undefined, is as readonly Entry[] | undefined)
    : diffAnswer(field, field.brief ?? field.label, was, is)
  ).map((row) => ({ field: name, ...row }))

type Row = Omit<Becomes, 'field'>

function diffAnswer(field: Field, label: string, was: unknown, is: unknown): Row[] {
  if (asText(field, was) === asText(field, is)) return []
  return [{ label, from: inWords(field, was), to: inWords(field, is) }]
}

/** A cover that is not bought is none. */
const asText = ({ kind }: Field, value: unknown) => {
  const isNone = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isNone || (kind === 'cover' && value === 'False') ? 'null' : JSON.stringify(value)
}

const inWords = (field: Field, value: unknown) =>
  answerInWords(field, value) || (field.kind === 'cover' ? 'No' : nothing)

/** By their places: one that is added or taken away is said by its name, one that stays by what becomes another in it. */
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
