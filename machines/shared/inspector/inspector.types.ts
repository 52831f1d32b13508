/**
 * What a page tells of its charts. All of it is plain data, and what is personal in it is hidden before it is told
 * (src/shared/recorder/mask.ts): whoever listens has nothing to keep secret.
 */

/** A state of a chart, with all that leads from it and all that it holds. */
export interface Box {
  /** from the root, with dots between; empty for the root */
  readonly path: string
  readonly key: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** the key of the state it begins in */
  readonly initial: string | null
  readonly arrows: readonly Arrow[]
  readonly states: readonly Box[]
}

export interface Arrow {
  /** the event, or what happens by itself, in words */
  readonly on: string
  readonly guard: string | null
  /** paths; none where one stays */
  readonly to: readonly string[]
}

/** A chart, or a call, that runs or ran in a page. */
export interface SeenActor {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  /** null for a call */
  readonly chart: Box | null
}

/** One thing that happened to an actor, and how it stood afterwards. */
export interface Entry {
  /** counted from 1 in its page; a clock that ticks keeps its number */
  readonly number: number
  /** milliseconds since 1970, of the last time */
  readonly at: number
  readonly times: number
  readonly actor: string
  readonly event: { readonly type: string }
  /** who sent it; null for what came from the screen or from the actor itself */
  readonly from: string | null
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** the paths of all states that it is in */
  readonly active: readonly string[]
  /** of a chart; of a call what it came back with */
  readonly context: unknown
  /** what the event, and each fact that was raised by it, led to */
  readonly taken: readonly Taken[]
  /** of the quote: what keeps one on its step */
  readonly onward: Onward | null
}

export interface Taken {
  readonly on: string
  readonly from: string
  readonly to: readonly string[]
}

/** Whether one may go on from where one is, and if not, why not. */
export interface Onward {
  /** the event that leads on; null where none does */
  readonly event: string | null
  readonly mayGoOn: boolean
  readonly guards: readonly { readonly name: string; readonly holds: boolean; readonly why: readonly string[] }[]
  /** what stands in the way beside the guards */
  readonly others: readonly string[]
}

/** A page with all that it remembers. */
export interface PageLog {
  readonly page: string
  /** which room of the product it shows */
  readonly pageName: string
  /** milliseconds since 1970 */
  readonly opened: number
  readonly actors: readonly SeenActor[]
  readonly entries: readonly Entry[]
}

/** What a page says to whoever follows it. */
export type PageFact =
  | { type: 'page.told'; log: PageLog }
  | { type: 'actor.told'; page: string; actor: SeenActor }
  | { type: 'entry.told'; page: string; entry: Entry }
  /** it is still there */
  | { type: 'page.answered'; page: string }
  | { type: 'page.left'; page: string }

/** What whoever follows says to the pages. */
export type PageQuestion =
  /** tell all that you remember; of every page */
  { type: 'pages.asked' } | { type: 'page.asked'; page: string }

/** entries of a page that are remembered; a purchase from its first question to its papers is some five hundred */
export const mostEntries = 1000

/**
 * The log with one more, or with the last tick of a clock in place of the one before it. What is too much is forgotten
 * from its beginning, but of what still runs the last is kept, however long ago that was: it says how it stands.
 */
export function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const at = entries.findLastIndex(({ number }) => number === entry.number)
  if (at >= 0) return entries.with(at, entry)
  const all = [...entries, entry]
  return all.length <= mostEntries ? all : all.toSpliced(Math.max(0, all.findIndex(isPast)), 1)
}

const isPast = ({ actor, status }: Entry, at: number, all: readonly Entry[]) =>
  status !== 'active' || all.findLastIndex((later) => later.actor === actor) > at
