import { type CategoryRow, type QuestionName, type QuestionSet, questionSets, type TypeRow } from './row'
import { version9 } from './version9'

export type { QuestionName }

/** A type of event with everything that its row leaves out because it is usual. Its value is its label. */
export interface EventType {
  readonly label: string
  /** the value of its category, and the category's name */
  readonly category: string
  readonly categoryLabel: string
  /** null where it is declined */
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

export const eventTypes: readonly EventType[] = version9.flatMap((category) =>
  Object.entries(category.types).map(([label, row]) => whole(category, label, row)),
)

const byLabel = new Map<unknown, EventType>(eventTypes.map((type) => [type.label, type]))

/** The type that an answer names; undefined while nothing is answered. */
export const eventTypeOf = (label: unknown): EventType | undefined => byLabel.get(label)

/** The names of the types that something holds for, as a question's `when` wants them. */
export const typesWhere = (holds: (type: EventType) => boolean): readonly string[] =>
  eventTypes.filter(holds).map(({ label }) => label)

export const typesAsking = (question: QuestionName): readonly string[] =>
  typesWhere(({ questions }) => questions.includes(question))

function whole(category: CategoryRow, label: string, row: TypeRow): EventType {
  const decision = row.decision ?? category.decision ?? 'quote'
  const sets = [row.asks ?? 'host', ...(row.also?.split(' ') ?? [])] as QuestionSet[]
  return {
    label,
    category: category.value,
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
