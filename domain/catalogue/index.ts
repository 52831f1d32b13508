import { type EventType, olderOf, typesOf } from './expand'
import { type OlderVersion, older } from './older'
import type { QuestionName } from './row'
import { version9 } from './version9'
import { type CatalogueVersion, catalogueVersions } from './versions'

export type { EventType, QuestionName }

/** Those of version 9. No other catalogue has a type that is not among them. */
export const eventTypes: readonly EventType[] = typesOf(version9)

/** The way out for whoever finds no type that fits. */
export const otherEvent = 'Other Event (Describe)'

const byLabel = (types: readonly EventType[]) => new Map<unknown, EventType>(types.map((type) => [type.label, type]))

const known = new Map<CatalogueVersion, ReadonlyMap<unknown, EventType>>([['ver9', byLabel(eventTypes)]])

/** The types of a catalogue by their labels, today's while nothing says which. */
export const typesIn = (version?: CatalogueVersion | null): ReadonlyMap<unknown, EventType> =>
  known.get(version ?? 'ver9') ?? expanded(version as OlderVersion)

/** An older one is worked out when it is first met. */
function expanded(version: OlderVersion): ReadonlyMap<unknown, EventType> {
  const newer = typesIn(catalogueVersions[catalogueVersions.indexOf(version) - 1])
  const types = byLabel(olderOf([...newer.values()], older[version]))
  known.set(version, types)
  return types
}

/** The type that is answered, as the quote's own catalogue has it; undefined while none is, or where it has none. */
export const eventTypeOf = (answers: Typed): EventType | undefined =>
  typesIn(answers.catalogue as CatalogueVersion | undefined).get(answers.event_type)

interface Typed {
  readonly event_type?: unknown
  readonly catalogue?: unknown
}

/** The names of the types that something holds for, as a question's `when` wants them: of every catalogue's. */
export const typesWhere = (holds: (type: EventType) => boolean): readonly string[] =>
  eventTypes.filter(holds).map(({ label }) => label)

export const typesAsking = (question: QuestionName): readonly string[] =>
  typesWhere(({ questions }) => questions.includes(question))

/** What a catalogue declines, and what it refers (specification section 5): its types' own decisions (decision 15). */
export const declineList = (version: CatalogueVersion) => decided(version, 'decline')
export const referralList = (version: CatalogueVersion) => decided(version, 'refer')

const decided = (version: CatalogueVersion, decision: EventType['decision']): readonly string[] =>
  [...typesIn(version).values()].filter((type) => type.decision === decision).map(({ label }) => label)
