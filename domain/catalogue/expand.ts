import type { Difference } from './older'
import { type CategoryRow, type QuestionName, type QuestionSet, questionSets, type TypeRow } from './row'

/** A type of event with everything that its row leaves out because it is usual. Its value is its label. */
export interface EventType {
  readonly label: string
  /** the value of its category, and the category's name */
  readonly category: string
  readonly categoryLabel: string
  /** what it rates as; null where it cannot be rated */
  readonly tier: 1 | 2 | 3 | 4 | null
  /** who the insured is for rating: one who hosts the crowd, or one who does not */
  readonly class: 'host' | 'vendor' | 'wedding'
  readonly isPrivate: boolean
  readonly decision: 'quote' | 'refer' | 'decline'
  readonly declinesFrom: number | null
  readonly canCancel: boolean
  /** asked whenever liability is bought; the follow-ups hang on their answers */
  readonly questions: readonly QuestionName[]
}

/** The value of a category follows from its label, in every catalogue: Food & Drink is food_and_drink. */
export const categoryValueOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('&', 'and')
    .match(/[a-z]+/g)
    ?.join('_') ?? ''

/** The types of a catalogue that is written out. */
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

/** The types of a catalogue that is told by its difference to a newer one. */
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
