import { isBlank } from '../common/blank'
import { dollarsIn } from '../common/cancellationLimits'
import { dollars } from '../common/formats'
import { rehearsalStates } from '../common/states'
import { applicableAnswers, countedAnswers } from './applicable'
import { filledEntries } from './entries'
import { soundAnswers } from './faults'
import type { Entry, EntryDeclaration, Field } from './fields/field'
import type { Answers, FieldName } from './index'
import { fieldsIn, sliceOf, slices } from './slices'

type Values = Record<string, unknown>

/** The saved payload: the contract's FormPayload (decisions 3, 4 and 51). */
export interface Payload {
  step0: Values
  step1: Values
  step2: { customFields: Values }
  step4: { emailAddress: string | null; customFields: Values; ai_data: Entry[] }
  step5: { customFields: Values }
}

/**
 * Includes applicable answers and derived values only. An answer that breaks its own rule stays in the browser until it
 * is corrected (decision 51). The terms are signed by their own call.
 */
export function payloadOf(given: Answers): Payload {
  const answers = soundAnswers(given)
  const counted = countedAnswers(answers)
  const { ai_data: _entries, ...insured } = sentIn('step4', counted)
  return {
    step0: sentIn('step0', counted),
    step1: sentIn('step1', counted),
    step2: { customFields: sentIn('step2', counted) },
    step4: { emailAddress: contactEmail(answers), customFields: insured, ai_data: collectedInsureds(answers) },
    step5: { customFields: { ...sentIn('step5', counted), event_state: counted.event_state ?? null } },
  }
}

const sentIn = (slice: keyof Payload, counted: Readonly<Partial<Answers>>): Values =>
  Object.fromEntries(
    fieldsIn(slice)
      .filter(([name, field]) => field.isSent && name in counted)
      .flatMap(([name, field]) => sent(name, field, counted[name])),
  )

/** An answer under its contract names; a numbered list has one name per entry. */
export const sent = (name: string, field: Field, value: unknown): [string, unknown][] =>
  field.entry?.isNumbered
    ? numbered(field.entry, filledEntries(value as readonly Entry[] | null))
    : [[name, asSent(field, value)]]

const numbered = ({ most, fields }: EntryDeclaration, entries: readonly Entry[]): [string, unknown][] =>
  Array.from({ length: most }, (_, i) => i).flatMap((i) =>
    Object.entries(fields).map(([part, { kind }]): [string, unknown] => {
      const value = entries[i]?.[part] ?? null
      return [`${part}_${i + 1}`, kind === 'money' && typeof value === 'number' ? dollars(value) : value]
    }),
  )

/** Reads a numbered list back; undefined where none of its names is present. */
function gathered({ most, fields }: EntryDeclaration, values: Values): Entry[] | undefined {
  const parts = Object.entries(fields)
  if (!parts.some(([part]) => `${part}_1` in values)) return undefined
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(
      parts.map(([part, { kind }]) => {
        const value = values[`${part}_${i + 1}`] ?? null
        return [part, kind === 'money' && typeof value === 'string' ? dollarsIn(value) : value] as [
          string,
          string | null,
        ]
      }),
    ),
  )
}

/** An empty list of days is sent as [null], a missing head count as 0 (specification section 3). */
function asSent(field: Field, value: unknown) {
  const isEmpty = isBlank(value)
  if (field.kind === 'dateList') return isEmpty || (value as unknown[]).length === 0 ? [null] : value
  if (field.kind === 'count') return isEmpty ? 0 : value
  return isEmpty ? null : value
}

/** The contact point's email: the producer's, if one acts for the insured (specification section 6). */
export function contactEmail(answers: Answers): string | null {
  const { insurance_producer, producer_email, insured_email } = applicableAnswers(answers)
  return (insurance_producer === 'True' ? producer_email : insured_email) ?? null
}

/**
 * The additional insureds as sent: every filled entry. For a rehearsal dinner in certain states, the first entry even
 * if it is blank, or the first two if the venue is an additional insured. One blank entry if only the venue is one
 * (specification section 3, decision 20). A blank one reads "to be named".
 */
export function collectedInsureds(answers: Answers): Entry[] {
  const { ai_data, event_location_ai, event_state, rehearsal_dinner } = countedAnswers(answers)
  const filled = filledEntries(ai_data)
  const locationIsOne = event_location_ai === 'True'
  const dinner = rehearsal_dinner === 'True' && rehearsalStates.includes(event_state ?? '')
  const least = dinner ? (locationIsOne ? 2 : 1) : locationIsOne ? 1 : 0
  const blanks = Math.max(0, least - filled.length)
  return [...filled, ...Array<Entry>(blanks).fill({ ai_name: null })].slice(0, 12)
}

const empty: Values = {}

/** The fields that are read from a payload, by its slice. */
const readFields = slices.map((slice) => ({
  slice,
  fields: fieldsIn(slice).filter(([, { derive, kind }]) => !derive && kind !== 'fact'),
}))

/**
 * Reads the answers of a payload or of a stored copy: a slice has them flat, or under its `customFields`. Derived and mirrored values are not read but computed again;
 * missing answers stay missing.
 */
export function answersIn(payload: object): Partial<Answers> {
  const answers: Values = {}
  for (const { slice, fields } of readFields) {
    const flat = ((payload as Values)[slice] ?? empty) as Values
    const custom = (flat['customFields'] ?? empty) as Values
    // a price is asked for with each change, so the values are read where they are and not copied
    for (const [name, field] of fields) {
      const value = field.entry?.isNumbered
        ? gathered(field.entry, { ...flat, ...custom })
        : name in custom
          ? custom[name]
          : flat[name]
      if (value !== undefined) answers[name] = asAnswered(field, value)
    }
  }
  return answers as Partial<Answers>
}

function asAnswered(field: Field, value: unknown): unknown {
  if (field.kind === 'count' && value === 0) return null
  if (field.entry) return filledEntries(value as readonly Entry[] | null)
  if (field.kind !== 'dateList' || !Array.isArray(value)) return value
  const days = value.filter((day) => day !== null)
  return days.length > 0 ? days : null
}

/** The question of a server error's path; undefined for any other path. */
export function fieldAt(path: string): FieldName | undefined {
  const [slice, name] = path.split('.')
  if (slice === 'step5' && name === 'event_state') return 'event_state'
  if (slice === undefined || name === undefined) return undefined
  return fieldsIn(slice).find(([each]) => each === name)?.[0]
}

/** The path of a question in a payload, as `errors` names it. */
export const pathOf = (field: FieldName): string => `${sliceOf(field)}.${field}`
