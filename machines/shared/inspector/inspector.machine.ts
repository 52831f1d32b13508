import { assign, emit, not, raise, setup } from 'xstate'
import { fromEvent } from '../../kit/call'
import { momentIn, type PageFact, type PageLog, type PageQuestion, type Recording, withEntry } from './inspector.types'

export interface InspectorContext {
  /** the pages of this browser that reported themselves */
  readonly pages: readonly PageLog[]
  /** opened from a file; its pages are beside those that report */
  readonly recording: Recording | null
  /** the followed page, which may be one of the recording */
  readonly followed: string | null
  /** the page of this browser that was followed last */
  readonly live: string | null
  /** the entry whose moment is shown */
  readonly chosen: number | null
  /** the actor whose chart is drawn; null for the largest */
  readonly actor: string | null
  readonly log: ListChoice
  readonly actors: ListChoice
}

/** The view of a list. */
interface ListChoice {
  readonly search: string
  readonly order: 'newest' | 'oldest'
  /** counted from 1 */
  readonly turned: number
}

export type ListName = 'log' | 'actors'

type InspectorEvent =
  | PageFact
  | { type: 'page.chosen'; page: string }
  /** asks a lost page whether it is there again */
  | { type: 'page.sought' }
  /** shows the moment after the entry */
  | { type: 'entry.chosen'; number: number }
  /** shows the present */
  | { type: 'live.resumed' }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'list.changed'; list: ListName; choice: Partial<ListChoice> }
  | { type: 'recording.opened'; recording: Recording }
  /** goes back to the pages of this browser */
  | { type: 'recording.closed' }
  /** from the connection to the chart: no page is beside the closed recording */
  | { type: 'recording.ended' }
  /** from the following region to the viewing region */
  | { type: 'page.followed' }

const unturned: ListChoice = { search: '', order: 'newest', turned: 1 }

/** An event that names its page, directly or through the page's log. */
type PageEvent = { readonly page: string } | { readonly log: PageLog }

const inspectorSetup = setup({
  types: {} as { context: InspectorContext; events: InspectorEvent; emitted: PageQuestion },
  guards: {
    isFollowed: ({ context }, event: PageEvent) => pageOf(event) === context.followed,
    isAnother: ({ context: { pages, followed } }, event: Extract<InspectorEvent, { type: 'page.chosen' }>) =>
      event.page !== followed && pages.some(({ page }) => page === event.page),
    isAnotherRecorded: ({ context }, event: Extract<InspectorEvent, { type: 'page.chosen' }>) =>
      event.page !== context.followed && recordedPage(context, event.page) !== undefined,
    isRecorded: ({ context }) => recordedPage(context, context.followed) !== undefined,
    isPage: ({ context: { pages } }) => pages.length > 0,
    isInLog: ({ context }, event: Extract<InspectorEvent, { type: 'entry.chosen' }>) =>
      followedPage(context)?.entries.some(({ number }) => number === event.number) ?? false,
  },
  actions: {
    askAll: emit({ type: 'pages.asked' }),
    askPage: emit(({ context }) => ({ type: 'page.asked', page: context.followed! }) as const),
    setLog: assign(({ context: { pages } }, event: Extract<InspectorEvent, { type: 'page.reported' }>) => ({
      pages: [...pages.filter(({ page }) => page !== event.log.page), event.log],
    })),
    follow: assign((_, event: PageEvent) => ({ followed: pageOf(event), live: pageOf(event) })),
    setRecording: assign((_, { recording }: Extract<InspectorEvent, { type: 'recording.opened' }>) => ({
      recording,
      followed: recording.pages[0]!.page,
    })),
    followRecorded: assign((_, { page }: Extract<InspectorEvent, { type: 'page.chosen' }>) => ({ followed: page })),
    // the pages of a recording share their steps: the moment shown stays the same
    followStep: assign(({ context }, { page }: Extract<InspectorEvent, { type: 'page.chosen' }>) => ({
      followed: page,
      chosen: sameMoment(context, page),
    })),
    closeRecording: assign(({ context: { pages, live } }) => ({
      recording: null,
      followed: live ?? pages.at(-1)?.page ?? null,
    })),
    raiseFollowed: raise({ type: 'page.followed' }),
    raiseEnded: raise({ type: 'recording.ended' }),
    choose: assign((_, event: Extract<InspectorEvent, { type: 'entry.chosen' }>) => ({ chosen: event.number })),
    clearChosen: assign({ chosen: null }),
    clearLook: assign(({ context: { log, actors } }) => ({
      actor: null,
      log: { ...log, turned: 1 },
      actors: { ...actors, turned: 1 },
    })),
  },
  // a user who is reading is silent for long, and should not see this each time
  delays: { silence: 30_000, patience: 5000 },
})

/** Stores the reports of all pages, whichever is followed. */
const memory = inspectorSetup.createStateConfig({
  on: {
    'page.reported': { actions: fromEvent('setLog') },
    'actor.reported': {
      actions: assign({
        pages: ({ context, event: { page, actor } }) =>
          changed(context, page, (log) => ({ ...log, actors: [...log.actors, actor] })),
      }),
    },
    'entry.reported': {
      actions: assign({
        pages: ({ context, event: { page, entry } }) =>
          changed(context, page, (log) => ({ ...log, entries: withEntry(log.entries, entry) })),
      }),
    },
  },
})

const heard = { guard: fromEvent('isFollowed'), target: 'following' } as const
const word = { 'actor.reported': heard, 'entry.reported': heard, 'page.answered': heard } as const
const toLast = { target: 'following', actions: [fromEvent('follow'), 'raiseFollowed'] } as const
const toAnother = {
  guard: fromEvent('isAnother'),
  target: 'asking',
  actions: [fromEvent('follow'), 'raiseFollowed'],
} as const
const closed = { guard: fromEvent('isFollowed'), target: 'gone' } as const

/** Whether the followed page is there. Its earlier reports stay and can be viewed when it is gone. */
const connection = inspectorSetup.createStateConfig({
  initial: 'entering',
  on: {
    'recording.opened': { target: '.recorded', actions: [fromEvent('setRecording'), 'raiseFollowed'] },
    'page.chosen': {
      guard: fromEvent('isAnotherRecorded'),
      target: '.recorded',
      actions: [fromEvent('followRecorded'), 'raiseFollowed'],
    },
  },
  states: {
    entering: { always: [{ guard: 'isRecorded', target: 'recorded' }, { target: 'following' }] },
    following: {
      after: { silence: 'asking' },
      on: {
        'actor.reported': { ...heard, reenter: true },
        'entry.reported': { ...heard, reenter: true },
        'page.answered': { ...heard, reenter: true },
        'page.chosen': toAnother,
        'page.left': closed,
      },
    },
    // a busy page is silent too, so it is asked before it counts as gone
    asking: {
      tags: 'background',
      entry: 'askPage',
      after: { patience: 'lost' },
      on: { ...word, 'page.reported': heard, 'page.chosen': { ...toAnother, reenter: true }, 'page.left': closed },
    },
    lost: {
      on: { ...word, 'page.reported': toLast, 'page.chosen': toAnother, 'page.sought': 'asking', 'page.left': closed },
    },
    // its tab was closed, or shows another site: the next page that opens is followed instead
    gone: { on: { ...word, 'page.reported': toLast, 'page.chosen': toAnother } },
    // nobody is behind it: it is never silent, and pages that report meanwhile do not take its place
    recorded: {
      on: {
        'page.chosen': [
          { guard: fromEvent('isAnotherRecorded'), actions: [fromEvent('followStep'), 'clearLook'] },
          toAnother,
        ],
        'recording.closed': [
          { guard: 'isPage', target: 'asking', actions: ['closeRecording', 'raiseFollowed'] },
          { actions: 'raiseEnded' },
        ],
      },
    },
  },
})

/** The moment shown: the present, or one from the log. */
const view = inspectorSetup.createStateConfig({
  initial: 'live',
  on: {
    'actor.chosen': { actions: assign({ actor: ({ event }) => event.actor }) },
    'list.changed': {
      actions: assign(({ context, event: { list, choice } }) => ({
        // another search or order starts on its first page
        [list]: { ...context[list], turned: 1, ...choice },
      })),
    },
    'page.followed': { target: '.live', actions: 'clearLook' },
  },
  states: {
    live: {
      on: { 'entry.chosen': { guard: fromEvent('isInLog'), target: 'travelling', actions: fromEvent('choose') } },
    },
    travelling: {
      exit: 'clearChosen',
      on: { 'entry.chosen': { guard: fromEvent('isInLog'), actions: fromEvent('choose') }, 'live.resumed': 'live' },
    },
  },
})

/** The page at `/quote/inspect`: it listens to the open pages of this browser and shows one of them. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: {
    pages: [],
    recording: null,
    followed: null,
    live: null,
    chosen: null,
    actor: null,
    log: unturned,
    actors: unturned,
  },
  initial: 'waiting',
  states: {
    waiting: {
      entry: 'askAll',
      on: {
        'page.reported': { target: 'open', actions: [fromEvent('setLog'), fromEvent('follow')] },
        'recording.opened': { target: 'open', actions: fromEvent('setRecording') },
      },
    },
    // a page was found, or a recording opened; only a recording without a page beside it can be closed again
    open: {
      type: 'parallel',
      states: { memory, connection, view },
      on: { 'recording.ended': { guard: not('isPage'), target: 'waiting', actions: ['closeRecording', 'clearLook'] } },
    },
  },
})

const pageOf = (event: PageEvent): string => ('log' in event ? event.log.page : event.page)

const recordedPage = ({ recording }: InspectorContext, page: string | null) =>
  recording?.pages.find((log) => log.page === page)

export const followedPage = (context: InspectorContext): PageLog | undefined =>
  context.pages.find(({ page }) => page === context.followed) ?? recordedPage(context, context.followed)

/** The entry of another page at the step that is shown; null at the end. */
function sameMoment(context: InspectorContext, page: string): number | null {
  const moment = context.chosen === null ? null : momentIn(followedPage(context), context.chosen)
  const entries = recordedPage(context, page)?.entries ?? []
  return moment ? (entries.findLast(({ at }) => at <= moment.at) ?? entries[0])!.number : null
}

const changed = ({ pages }: InspectorContext, page: string, change: (log: PageLog) => PageLog) =>
  pages.map((log) => (log.page === page ? change(log) : log))
