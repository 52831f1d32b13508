import type { Option } from '../../domain/application/field'
import { otherEvent } from '../../domain/catalogue'

export interface Category {
  readonly name: string
  readonly options: readonly Option[]
}

/** What a note means, in its color. */
export const tones = { stop: 'text-stop', attention: 'text-attention', soft: 'text-ink-soft' } as const

/** As it is searched: without accents and capitals, one character for one, so that places stay what they are. */
const plain = (text: string) =>
  [...text.normalize('NFC')].map((c) => c.normalize('NFD').charAt(0).toLowerCase()).join('')

/** Where a typed text stands in an option's label: what is before it, the match, what is after it. */
export function matchIn(label: string, typed: string): readonly [string, string, string] | null {
  const wanted = plain(typed.trim())
  const at = plain(label).indexOf(wanted)
  return at < 0 ? null : [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)]
}

/**
 * What an option is also called, where its label does not hold what was typed and that begins there: 5k of a fun run. One
 * letter would begin too much.
 */
export function aliasOf(option: Option, typed: string, called: Called): string | null {
  const wanted = plain(typed.trim())
  if (wanted.length < 2 || matchIn(option.label, typed)) return null
  return called[option.value]?.find((name) => name.startsWith(wanted)) ?? null
}
/** What options are also called, in lower case, by their values. */
export type Called = Readonly<Record<string, readonly string[]>>

/** The way out for whoever finds nothing: it always ends the list. */
const isLast = ({ value }: Option) => value === otherEvent

/** The options that match, under their heads, in their own order; the way out last. `found` does not count it. */
export function filtered(options: readonly Option[], typed: string, called: Called = {}) {
  const isFound = (option: Option) => matchIn(option.label, typed) || aliasOf(option, typed, called)
  const matching = options.filter((option) => !isLast(option) && isFound(option))
  const shown = [...matching, ...options.filter(isLast)]
  const categories = [...new Set(shown.map(({ category = '' }) => category))].map(
    (name): Category => ({ name, options: shown.filter(({ category = '' }) => category === name) }),
  )
  return { categories, found: matching.length }
}

/** The option that says just what was typed. */
export const exactly = (options: readonly Option[], typed: string) =>
  options.find(({ label }) => plain(label) === plain(typed.trim()))

/** What an answer is called; one that is not offered, or not any more, is none. */
export const labelOf = (options: readonly Option[] = [], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? ''
