import { type EventType, olderOf, typesOf } from './expand'
import { type OlderVersion, older } from './older'
import type { QuestionName } from './row'
import { version9 } from './version9'
import { type CatalogueVersion, catalogueVersions } from './versions'

export type { EventType, QuestionName }

/** The types of version 9, which include every type of every other catalogue. */
export const eventTypes: readonly EventType[] = typesOf(version9)

/** The choice for events that fit no other type. */
export const otherEvent = 'Other Event (Describe)'

const byLabel = (types: readonly EventType[]) => new Map<unknown, EventType>(types.map((type) => [type.label, type]))

const known = new Map<CatalogueVersion, ReadonlyMap<unknown, EventType>>([['ver9', byLabel(eventTypes)]])

/** The types of a catalogue by label; of the current one by default. */
export const typesIn = (version?: CatalogueVersion | null): ReadonlyMap<unknown, EventType> =>
  known.get(version ?? 'ver9') ?? expanded(version as OlderVersion)

/** An older catalogue is computed on first use. */
function expanded(version: OlderVersion): ReadonlyMap<unknown, EventType> {
  const newer = typesIn(catalogueVersions[catalogueVersions.indexOf(version) - 1])
  const types = byLabel(olderOf([...newer.values()], older[version]))
  known.set(version, types)
  return types
}

/**
 * The event type of the answers in the quote's own catalogue; undefined where it is unanswered or not in that
 * catalogue.
 */
export const eventTypeOf = (answers: Typed): EventType | undefined =>
  typesIn(answers.catalogue as CatalogueVersion | undefined).get(answers.event_type)

interface Typed {
  readonly event_type?: unknown
  readonly catalogue?: unknown
}

/** The labels of all types that satisfy a predicate, for a question's `when`, over every catalogue. */
export const typesWhere = (holds: (type: EventType) => boolean): readonly string[] =>
  eventTypes.filter(holds).map(({ label }) => label)

export const typesAsking = (question: QuestionName): readonly string[] =>
  typesWhere(({ questions }) => questions.includes(question))

/** The types that a catalogue declines or refers (specification section 5), by their own decisions (decision 15). */
export const declineList = (version: CatalogueVersion) => decided(version, 'decline')
export const referralList = (version: CatalogueVersion) => decided(version, 'refer')

const decided = (version: CatalogueVersion, decision: EventType['decision']): readonly string[] =>
  [...typesIn(version).values()].filter((type) => type.decision === decision).map(({ label }) => label)
