import { earlierEqual, textOf } from '../../../../domain/application/entries'
import type { Entry } from '../../../../domain/application/fields/field'
import type { EntryPage, Question } from '../../../../domain/application/page'
import { addressInLine, given } from '../../../../domain/common/address'
import { isBlank } from '../../../../domain/common/blank'
import { capital, dollars, numberInWords, several } from '../../../../domain/common/formats'

const isMark = ({ kind }: Question<string>) => kind === 'cover'

/** "Example Catering Co.", or a description while the entry has no name. */
export const nameOf = ({ title, noun }: EntryPage, entry: Entry, index: number) =>
  textOf(entry[title]) || `${capital(noun)} ${index + 1}`

/** $600.00. A value that is not an amount yet stays as it was typed. */
const valueText = (kind: Question<string>['kind'], value: Entry[string] | undefined) =>
  kind === 'money' && typeof value === 'number' ? dollars(value) : textOf(value)

/** "One additional insured. Room for 11 more." */
export function countInWords({ most, noun, empty }: EntryPage, count: number): string {
  if (count === 0) return empty
  const counted = `${capital(several(count, noun))}.`
  return count < most ? `${counted} Room for ${numberInWords(most - count)} more.` : counted
}

/** Browsers know the parts of an address by these tokens. The form asks for them in another order. */
const addressTokens = {
  street: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const
const tokens: ReadonlySet<string | undefined> = new Set(Object.values(addressTokens))
const isOfAddress = ({ autocomplete }: Question<string>) => tokens.has(autocomplete)

/** The address of an entry on one line; empty for an entry without one. */
function addressOf(questions: readonly Question<string>[], entry: Entry): string {
  const part = (token: string) => {
    const question = questions.find(({ autocomplete }) => autocomplete === token)
    return question && textOf(entry[question.name])
  }
  const { street, street2, city, state, zip } = addressTokens
  return addressInLine({
    street: part(street),
    street2: part(street2),
    city: part(city),
    state: part(state),
    zip: part(zip),
  })
}

/** The notice beside an entry that repeats an earlier one; null beside any other. It refuses nothing. */
export function repetitionOf({ sameBy }: EntryPage, entries: readonly Entry[], index: number): string | null {
  const earlier = sameBy ? earlierEqual(entries, index, sameBy) : null
  if (earlier === null) return null
  return `This is the same as number ${earlier + 1}. Remove it if it was added twice by mistake.`
}

/** An entry's summary beside its name: its first missing answer, or else its lines; then its checked options. */
export function linesOf({ rows, title }: EntryPage, entry: Entry): string[] {
  const questions = rows.flat()
  const missing = questions.find((q) => !q.optional && !isMark(q) && isBlank(entry[q.name]))
  const marked = questions.filter((q) => isMark(q) && entry[q.name] === 'True').map(({ label }) => label)
  const others = questions
    .filter((q) => q.name !== title && !isMark(q) && q.kind !== 'email' && !isOfAddress(q) && !isBlank(entry[q.name]))
    .map((q) => valueText(q.kind, entry[q.name]))
  const line = given(addressOf(questions, entry), ...others).join(', ')
  return [missing ? `Still missing: ${missing.label}` : line, marked.join(', ')].filter(Boolean)
}
