import { assign, emit, raise, setup } from 'xstate'
import { fromEvent } from '../../kit/call'
import { type PageFact, type PageLog, type PageQuestion, withEntry } from './inspector.types'

export interface InspectorContext {
  readonly pages: readonly PageLog[]
  /** the followed page */
  readonly followed: string | null
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
    isInLog: ({ context: { pages, followed } }, event: Extract<InspectorEvent, { type: 'entry.chosen' }>) =>
      pages.some(({ page, entries }) => page === followed && entries.some(({ number }) => number === event.number)),
  },
  actions: {
    askAll: emit({ type: 'pages.asked' }),
    askPage: emit(({ context }) => ({ type: 'page.asked', page: context.followed! }) as const),
    setLog: assign(({ context: { pages } }, event: Extract<InspectorEvent, { type: 'page.reported' }>) => ({
      pages: [...pages.filter(({ page }) => page !== event.log.page), event.log],
    })),
    follow: assign((_, event: PageEvent) => ({ followed: pageOf(event) })),
    raiseFollowed: raise({ type: 'page.followed' }),
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
  initial: 'following',
  states: {
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
  context: { pages: [], followed: null, chosen: null, actor: null, log: unturned, actors: unturned },
  initial: 'waiting',
  states: {
    waiting: {
      entry: 'askAll',
      on: { 'page.reported': { target: 'open', actions: [fromEvent('setLog'), fromEvent('follow')] } },
    },
    // a page was found; from then on there always is one
    open: { type: 'parallel', states: { memory, connection, view } },
  },
})

const pageOf = (event: PageEvent): string => ('log' in event ? event.log.page : event.page)

const changed = ({ pages }: InspectorContext, page: string, change: (log: PageLog) => PageLog) =>
  pages.map((log) => (log.page === page ? change(log) : log))
