/**
 * The reports of a page about its charts: plain data, with personal data masked before it is sent
 * (src/shared/recorder/mask.ts), so a listener has nothing to keep secret.
 */

/** A state of a chart, with its transitions and child states. */
export interface StateBox {
  /** from the root, separated by dots; empty for the root */
  readonly path: string
  readonly key: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** the key of its initial state */
  readonly initial: string | null
  readonly arrows: readonly Arrow[]
  readonly states: readonly StateBox[]
}

export interface Arrow {
  /** the event, or a label for a transition without one */
  readonly on: string
  readonly guard: string | null
  /** target paths; empty if the state stays */
  readonly to: readonly string[]
}

/** A chart or a call that runs or ran in a page. */
export interface SeenActor {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  /** null for a call */
  readonly chart: StateBox | null
}

/** An event of an actor, and the actor's state after it. */
export interface Entry {
  /** from 1 in each page; repeated ticks of a clock keep their number */
  readonly number: number
  /** milliseconds since 1970, of the last tick */
  readonly at: number
  readonly times: number
  readonly actor: string
  readonly event: { readonly type: string }
  /** the sender; null for the page or the actor itself */
  readonly from: string | null
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** paths of all active states */
  readonly active: readonly string[]
  /** a chart's context; a call's output */
  readonly context: unknown
  /** the transitions taken by the event and by each event that it raised */
  readonly taken: readonly TransitionTaken[]
  /** for the quote: the reasons that keep the user on the step */
  readonly onward: Onward | null
}

export interface TransitionTaken {
  readonly on: string
  readonly from: string
  readonly to: readonly string[]
}

/** Whether the user can leave the open step, and if not, why. */
export interface Onward {
  /** the event that leaves the step; null if there is none */
  readonly event: string | null
  readonly mayGoOn: boolean
  readonly guards: readonly { readonly name: string; readonly holds: boolean; readonly why: readonly string[] }[]
  /** obstacles beside the guards */
  readonly others: readonly string[]
}

/** A page with its log. */
export interface PageLog {
  readonly page: string
  /** the title of the page */
  readonly pageName: string
  /** milliseconds since 1970 */
  readonly opened: number
  readonly actors: readonly SeenActor[]
  readonly entries: readonly Entry[]
}

/** A run that was recorded before, with the pages that took part in it. */
export interface Recording {
  /** the version of the format */
  readonly recording: 1
  /** the run, in words */
  readonly title: string
  /** their entries count steps instead of time, a second a step, so that the same step is the same moment in all */
  readonly pages: readonly PageLog[]
}

/** milliseconds of an entry's time in a recording, for each step */
export const stepMs = 1000

/** A message from a page to the inspector. */
export type PageFact =
  | { type: 'page.reported'; log: PageLog }
  | { type: 'actor.reported'; page: string; actor: SeenActor }
  | { type: 'entry.reported'; page: string; entry: Entry }
  /** the page is still there */
  | { type: 'page.answered'; page: string }
  | { type: 'page.left'; page: string }

/** A message from the inspector to the pages. */
export type PageQuestion =
  /** asks every page for its whole log */
  { type: 'pages.asked' } | { type: 'page.asked'; page: string }

/** entries stored for each page; a purchase from first question to documents is some five hundred */
export const mostEntries = 1000

/**
 * The log with one more entry, or with a clock's last tick in place of the one before it. The oldest entries are
 * dropped first, except the last entry of each running actor, which holds its state.
 */
export function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const at = entries.findLastIndex(({ number }) => number === entry.number)
  if (at >= 0) return entries.with(at, entry)
  const all = [...entries, entry]
  return all.length <= mostEntries ? all : all.toSpliced(Math.max(0, all.findIndex(isPast)), 1)
}

/** The entry with the number, or the next one if the log has dropped it. */
export const momentIn = (log: PageLog | null | undefined, number: number): Entry | null =>
  log?.entries.find((entry) => entry.number >= number) ?? null

const isPast = ({ actor, status }: Entry, at: number, all: readonly Entry[]) =>
  status !== 'active' || all.findLastIndex((later) => later.actor === actor) > at
