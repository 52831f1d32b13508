import type { Option } from '../../../../domain/application/fields/field'
import { otherEvent } from '../../../../domain/catalogue'
import { isNearly } from '../../../../domain/common/nearly'
import { plain } from './options'

interface Category {
  readonly name: string
  readonly options: readonly Option[]
}

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
type Called = Readonly<Record<string, readonly string[]>>

/** The way out for whoever finds nothing: it always ends the list. */
const isLast = ({ value }: Option) => value === otherEvent

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The options that match, under their heads, in their own order; the way out last. Where none does, those that may have
 * been meant stand in their place: by their names, or else by what they are also called. `found` counts neither these nor
 * the way out.
 */
export function filtered(options: readonly Option[], typed: string, called: Called = {}) {
  const offered = options.filter((option) => !isLast(option))
  const matching = offered.filter((option) => matchIn(option.label, typed) || aliasOf(option, typed, called))
  const near = matching.length > 0 ? [] : nearTo(wordsOf(typed), offered, called)
  const shown = [...matching, ...near, ...options.filter(isLast)]
  const categories = [...new Set(shown.map(({ category = '' }) => category))].map(
    (name): Category => ({ name, options: shown.filter(({ category = '' }) => category === name) }),
  )
  return { categories, count: matching.length, near }
}

function nearTo(typed: readonly string[], options: readonly Option[], called: Called): readonly Option[] {
  const byName = options.filter(({ label }) => isNearly(wordsOf(label), typed))
  if (byName.length > 0) return byName
  return options.filter(({ value }) => called[value]?.some((name) => isNearly(wordsOf(name), typed)))
}
