import type { Difference } from './older'
import { type CategoryRow, type QuestionName, type QuestionSet, questionSets, type TypeRow } from './row'

/** An event type with its defaults filled in. Its value is its label. */
export interface EventType {
  readonly label: string
  /** value and label of its category */
  readonly category: string
  readonly categoryLabel: string
  /** the rating tier; null where it cannot be rated */
  readonly tier: 1 | 2 | 3 | 4 | null
  /** the insured's role for rating: a host, a vendor who does not host the crowd, or a wedding */
  readonly class: 'host' | 'vendor' | 'wedding'
  readonly isPrivate: boolean
  readonly decision: 'quote' | 'refer' | 'decline'
  readonly declinesFrom: number | null
  readonly canCancel: boolean
  /** asked whenever liability is bought; follow-up questions depend on their answers */
  readonly questions: readonly QuestionName[]
}

/** Derives a category's value from its label: Food & Drink is food_and_drink. */
export const categoryValueOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('&', 'and')
    .match(/[a-z]+/g)
    ?.join('_') ?? ''

/** The types of a catalogue that is written out in full. */
export const typesOf = (categories: readonly CategoryRow[]): readonly EventType[] =>
  categories.flatMap((category) => Object.entries(category.types).map(([label, row]) => whole(category, label, row)))

function whole(category: CategoryRow, label: string, row: TypeRow): EventType {
  const decision = row.decision ?? category.decision ?? 'quote'
  const sets = [row.asks ?? 'host', ...(row.also?.split(' ') ?? [])] as QuestionSet[]
  return {
    label,
    category: categoryValueOf(category.label),
    categoryLabel: category.label,
    tier: decision === 'decline' ? null : (row.tier ?? 1),
    class: row.class ?? 'host',
    isPrivate: category.isPrivate ?? false,
    decision,
    declinesFrom: row.declinesFrom ?? null,
    canCancel: row.canCancel ?? false,
    questions: decision === 'decline' ? [] : sets.flatMap((name) => questionSets[name]),
  }
}

/** The types of a catalogue that is given as a difference from a newer one. */
export const olderOf = (newer: readonly EventType[], difference: Difference): readonly EventType[] =>
  newer
    .filter((type) => !difference.lacks?.includes(type.categoryLabel) && !difference.removed?.includes(type.label))
    .map((type) => changed(type, difference))

function changed(type: EventType, { refers, declines, under, untiered }: Difference): EventType {
  const categoryLabel = under?.[type.categoryLabel] ?? type.categoryLabel
  const moved = { ...type, category: categoryValueOf(categoryLabel), categoryLabel }
  if (untiered && type.tier) moved.tier = 1
  if (declines?.includes(type.label)) return { ...moved, decision: 'decline', canCancel: false, questions: [] }
  return refers?.includes(type.label) ? { ...moved, decision: 'refer' } : moved
}
