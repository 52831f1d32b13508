import type { Option } from '../../../../domain/application/fields/field'
import { otherEvent } from '../../../../domain/catalogue'
import { isNearly } from '../../../../domain/common/nearly'
import { plain } from './options'

interface Category {
  readonly name: string
  readonly options: readonly Option[]
}

/** Splits an option's label at the typed text: the part before it, the match, and the part after it. */
export function matchIn(label: string, typed: string): readonly [string, string, string] | null {
  const wanted = plain(typed.trim())
  const at = plain(label).indexOf(wanted)
  return at < 0 ? null : [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)]
}

/**
 * The alias of an option that begins with the typed text, where the label does not contain it: 5k for a fun run. A
 * single letter would match too many.
 */
export function aliasOf(option: Option, typed: string, called: Called): string | null {
  const wanted = plain(typed.trim())
  if (wanted.length < 2 || matchIn(option.label, typed)) return null
  return called[option.value]?.find((name) => name.startsWith(wanted)) ?? null
}
/** Aliases of options, in lower case, by the options' values. */
type Called = Readonly<Record<string, readonly string[]>>

/** The option for an event that is not in the list; it always ends the list. */
const isLast = ({ value }: Option) => value === otherEvent

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The matching options in their groups and order, with the last option at the end. Where none matches, similar ones are
 * shown instead: by label, or else by alias. `found` counts neither the similar ones nor the last option.
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
