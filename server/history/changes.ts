import type { components } from '../../contract/schema.gen'
import { type FieldName, fieldsOf, formSteps } from '../../domain/application'
import type { Field } from '../../domain/application/field'
import { looksLikeCardNumber } from '../../domain/luhn'
import { questionBecoming } from '../../domain/policyChange'
import { plain } from './actions'
import { facts, unsaid } from './facts'

export type Change = components['schemas']['HistoryRow']['changes'][number]
type Values = Readonly<Record<string, unknown>>

/** Each value that became another, from and to, in words: the answers by their questions, the rest by its own name. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [{ answers: was, ...had }, { answers: is, ...has }] = [valuesIn(before), valuesIn(after)]
  return [...factsOf(had, has), ...answersOf(valuesIn(was), valuesIn(is))].map(withoutCards)
}

const valuesIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const namesIn = (before: Values, after: Values) => [...new Set([...Object.keys(before), ...Object.keys(after)])]

const fields = new Map<string, Field>(formSteps.flatMap(fieldsOf))

/** In the order of the form. */
const answersOf = (was: Values, is: Values): Change[] =>
  [...fields].flatMap(([name, field]) =>
    name in was || name in is
      ? questionBecoming(name as FieldName, field, was[name], is[name]).map(({ from, to, ...row }) => ({
          ...row,
          from: from === nothing ? null : from,
          to: to === nothing ? null : to,
        }))
      : [],
  )
const nothing = 'Nothing'

function factsOf(before: Values, after: Values): Change[] {
  return namesIn(before, after)
    .filter((name) => !unsaid.has(name))
    .flatMap((name) => {
      const { label = plain(name), say = sayOf } = facts[name] ?? {}
      const [from, to] = [say(before[name]), say(after[name])]
      return from === to ? [] : [{ field: name, label, from, to }]
    })
}

/** What nobody has given words, such as a list of files, as its texts and numbers. */
function sayOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) return value.map(sayOf).filter(Boolean).join(', ') || null
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).filter(([name]) => !unsaid.has(name))
  return (
    parts
      .map(([, part]) => sayOf(part))
      .filter(Boolean)
      .join(', ') || null
  )
}

/** None is ever written down (decision 45); were one, it would not be shown. */
const withoutCards = ({ from, to, ...change }: Change): Change => ({ ...change, from: hidden(from), to: hidden(to) })
const hidden = (text: string | null) => (text !== null && looksLikeCardNumber(text) ? '••••' : text)
