import { problemTypes } from '../../../contract/problem'
import { fieldsOf, formSteps, stepOrder } from '../../../domain/application'
import type { Field, Kind } from '../../../domain/application/fields/field'
import { ruleBroken } from '../../../domain/application/rule'
import { isCalendarDate } from '../../../domain/common/dates'
import { lifecycleMachine } from '../../../machines/lifecycle/lifecycle.machine'

/** Replaces personal data; for an answer it names the kind of its question. */
const hidden = (kind = 'text') => `•••• (${kind})`

const questions = formSteps.flatMap((step) => fieldsOf(step) as [string, Field][])
/** Every declared question, including those of entries. For a shared name the step's own question wins. */
const declared: ReadonlyMap<string, Field> = new Map([
  ...questions.flatMap(([, { entry }]) => Object.entries(entry?.fields ?? {})),
  ...questions,
])

/** Kinds with free text, which may name anybody. */
const written: ReadonlySet<Kind> = new Set(['text', 'longText', 'email', 'emails', 'phone', 'zip', 'drawing'])
/** A question about a person has an `autocomplete` hint. */
const isPersonal = ({ kind, autocomplete }: Field) => written.has(kind) || autocomplete !== undefined
/** A derived value may contain other answers, so it is masked like free text. */
const isChosen = ({ kind }: Field) => kind !== 'derived' && kind !== 'fact' && kind !== 'entries'

/** The program's own words contain no personal data. Any other text is hidden. */
const vocabulary: ReadonlySet<string> = new Set([
  ...declared.keys(),
  ...[...declared.values()].flatMap(({ options = [] }) => options.map(({ value }) => value)),
  ...stepOrder,
  ...Object.values(problemTypes),
  ...Object.keys(lifecycleMachine.states),
  ...['quote', 'admin', 'True', 'False', ''],
])
const isFact = (text: string) => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(text)
const isMoment = (text: string) => isCalendarDate(text) || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
const isOurs = (text: string) => vocabulary.has(text) || isMoment(text)
/** Letters alone, as names in a program are. A key built from a customer's data may contain anything. */
const isName = (key: string) => vocabulary.has(key) || /^[A-Za-z]+([_.][A-Za-z]+)*(_?\d{1,2})?$/.test(key)

const known = new WeakMap<object, unknown>()

/**
 * Returns a copy without personal data, and without values that cannot be posted to another window. Anything that is
 * not known to be harmless is hidden. Contexts are immutable, so each is masked once and cached.
 */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') return isOurs(value) ? value : hidden()
  if (typeof value === 'function') return '(function)'
  if (typeof value !== 'object' || value === null) return typeof value === 'symbol' ? '(symbol)' : value
  if (known.has(value)) return known.get(value)
  known.set(value, '(the same again)')
  const result = Array.isArray(value) ? value.map(masked) : isPlain(value) ? maskedObject(value) : `(${nameOf(value)})`
  known.set(value, result)
  return result
}

/** Masks an event but not its type, which is the program's own. */
export const maskedEvent = <Event extends { type: string }>(event: Event): Event => ({
  ...(masked(event) as Event),
  type: event.type,
})

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))
const nameOf = (value: object) => value.constructor.name

function maskedObject(value: object): unknown {
  const entries = Object.entries(value).map(([key, each], at) =>
    isName(key) ? [key, maskedUnder(key, each)] : [`•••• ${at + 1}`, masked(each)],
  )
  return Object.fromEntries(entries)
}

/** Masks a value by the question of that name, wherever it occurs: in answers, in a contact, in a call's output. */
function maskedUnder(key: string, value: unknown): unknown {
  if (key === 'type' && typeof value === 'string' && isFact(value)) return value
  const field = declared.get(key)
  if (!field || value === null || value === undefined || value === '') return masked(value)
  if (isPersonal(field)) return hidden(field.kind)
  if (!isChosen(field)) return masked(value)
  return ruleBroken(field, value) === null ? value : hidden('not right yet')
}
