import { type Answers, fieldsOf, formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'

/** The ends of words that somebody types, after which a period would be a second one. */
export const ends = ['.', '?', '!', '…'] as const

const typed = new Set(
  formSteps.flatMap((step) =>
    fieldsOf(step).flatMap(([name, { kind }]) => (kind === 'text' || kind === 'longText' ? [name] : [])),
  ),
)

/** The same answers, with each typed text ending in a mark. */
export function endingIn(end: string, answers: Partial<Answers>): Answers {
  const ended = Object.entries(answers).map(([name, value]) => [name, withEnd(name, value, end)])
  const { insured_contact_name: _, producer_contact_name: __, ...choices } = Object.fromEntries(ended)
  return answeredThrough('location', choices)
}

function withEnd(name: string, value: unknown, end: string): unknown {
  if (typeof value === 'string') return typed.has(name as never) ? `${value}${end}` : value
  const isList = name === 'ai_data' || name === 'scheduled_jewelry_items'
  return isList && Array.isArray(value) ? value.map((entry) => entryEnding(entry, end)) : value
}

const entryEnding = (entry: Readonly<Record<string, unknown>>, end: string) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' && /name|description|address|city/.test(name) ? `${value}${end}` : value,
    ]),
  )

/** The places of a text that end a sentence twice. Three periods are an ellipsis. */
export const doubleEnds = (text: string): readonly string[] =>
  [...text.matchAll(/.{0,40}(?:(?<!\.)\.\.(?!\.)|[?!…]\.(?!\.)).{0,20}/gs)].map(([around]) => around)
