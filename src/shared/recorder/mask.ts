import { problemTypes } from '../../../contract/problem'
import { fieldsOf, formSteps, stepOrder } from '../../../domain/application'
import type { Field, Kind } from '../../../domain/application/fields/field'
import { ruleBroken } from '../../../domain/application/rule'
import { isCalendarDate } from '../../../domain/common/dates'
import { lifecycleMachine } from '../../../machines/lifecycle/lifecycle.machine'

/** What stands where something personal stood; for an answer with the kind of its question. */
const hidden = (kind = 'text') => `•••• (${kind})`

const questions = formSteps.flatMap((step) => fieldsOf(step) as [string, Field][])
/** Every question that is declared, those of entries too; where one has the name of another, the step's own counts. */
const declared: ReadonlyMap<string, Field> = new Map([
  ...questions.flatMap(([, { entry }]) => Object.entries(entry?.fields ?? {})),
  ...questions,
])

/** What somebody may write into as they like, and so may name anybody. */
const written: ReadonlySet<Kind> = new Set(['text', 'longText', 'email', 'emails', 'phone', 'zip', 'drawing'])
/** Every question about a person says how a browser fills it in. */
const isPersonal = ({ kind, autocomplete }: Field) => written.has(kind) || autocomplete !== undefined
/** What follows from other answers may hold them, so it is looked at like any other text. */
const isChosen = ({ kind }: Field) => kind !== 'derived' && kind !== 'fact' && kind !== 'entries'

/** The program's own words: they say nothing of anybody. Any other text is hidden. */
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
/** Letters alone, as names in a program are; a key that somebody's data has become may hold anything. */
const isName = (key: string) => vocabulary.has(key) || /^[A-Za-z]+([_.][A-Za-z]+)*(_?\d{1,2})?$/.test(key)

const known = new WeakMap<object, unknown>()

/**
 * The same without anything personal, and with nothing that a window could not send to another: from here on it may be
 * looked at by anybody. What is not known to be harmless is hidden. Contexts are never changed in place, so what was masked
 * once is masked for good.
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

/** An event as it may be told: its name is the program's own, whatever it looks like. */
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

/** By what is declared under that name, wherever it stands: in the answers, in a contact, in what a call came back with. */
function maskedUnder(key: string, value: unknown): unknown {
  if (key === 'type' && typeof value === 'string' && isFact(value)) return value
  const field = declared.get(key)
  if (!field || value === null || value === undefined || value === '') return masked(value)
  if (isPersonal(field)) return hidden(field.kind)
  if (!isChosen(field)) return masked(value)
  return ruleBroken(field, value) === null ? value : hidden('not right yet')
}
