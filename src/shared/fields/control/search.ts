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

/** How well an option matches: the smaller, the better. */
const matches = { exactly: 0, begins: 1, byWord: 2, inside: 3 } as const
type MatchRank = (typeof matches)[keyof typeof matches]

/**
 * Whether and how the typed text matches an option: by its whole label or alias, by the beginning of the label, by the
 * beginnings of their words, or inside the label. null where it does not match.
 */
function rankOf(option: Option, typed: string, called: Called = {}): MatchRank | null {
  const wanted = plain(typed.trim())
  const aliases = called[option.value] ?? []
  if (plain(option.label) === wanted || aliases.includes(wanted)) return matches.exactly
  const inLabel = matchIn(option.label, typed)
  if (inLabel?.[0] === '') return matches.begins
  if (inLabel && !/[\p{L}\p{N}]$/u.test(inLabel[0])) return matches.byWord
  if (aliasOf(option, typed, called) || isEachBegun(wordsOf(typed), option, aliases)) return matches.byWord
  return inLabel ? matches.inside : null
}

/** Whether each of several typed words begins a word of the label or of an alias. */
function isEachBegun(typed: readonly string[], { label }: Option, aliases: readonly string[]): boolean {
  const words = [label, ...aliases].flatMap(wordsOf)
  return typed.length > 1 && typed.every((each) => words.some((word) => word.startsWith(each)))
}

const isRefused = ({ note }: Option) => note?.tone === 'stop'

/**
 * The matching options in their groups, the best matches first and refused types last. Without a text, the groups keep
 * their order. The last option is at the end. Where none matches, similar ones are shown instead: by label, or else by
 * alias. `count` counts neither the similar ones nor the last option. `best` is the only match, or the only one whose
 * whole label or alias is typed: leaving the field takes it.
 */
export function filtered(options: readonly Option[], typed: string, called: Called = {}) {
  const offered = options.filter((option) => !isLast(option))
  const isSearched = typed.trim() !== ''
  const matching = offered
    .map((option) => ({ option, rank: isSearched ? rankOf(option, typed, called) : matches.exactly }))
    .filter((each): each is { option: Option; rank: MatchRank } => each.rank !== null)
    .sort((a, b) => Number(isRefused(a.option)) - Number(isRefused(b.option)) || a.rank - b.rank)
  const near = matching.length > 0 ? [] : nearTo(wordsOf(typed), offered, called)
  const shown = [...matching.map(({ option }) => option), ...near, ...options.filter(isLast)]
  const inOrder = isSearched ? shown : options
  const categories = [...new Set(inOrder.map(({ category = '' }) => category))].map(
    (name): Category => ({ name, options: shown.filter(({ category = '' }) => category === name) }),
  )
  const exact = matching.filter(({ rank }) => isSearched && rank === matches.exactly).map(({ option }) => option)
  const named = options.filter((option) => isLast(option) && isSearched && matchIn(option.label, typed))
  const candidates = exact.length > 0 ? exact : [...matching.map(({ option }) => option), ...named]
  return { categories, count: matching.length, near, best: candidates.length === 1 ? candidates[0]!.value : null }
}

function nearTo(typed: readonly string[], options: readonly Option[], called: Called): readonly Option[] {
  const byName = options.filter(({ label }) => isNearly(wordsOf(label), typed))
  if (byName.length > 0) return byName
  return options.filter(({ value }) => called[value]?.some((name) => isNearly(wordsOf(name), typed)))
}
