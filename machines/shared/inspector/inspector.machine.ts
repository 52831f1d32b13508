import { assign, emit, raise, setup } from 'xstate'
import { fromEvent } from '../../kit/call'
import { type PageFact, type PageLog, type PageQuestion, withEntry } from './inspector.types'

export interface InspectorContext {
  readonly pages: readonly PageLog[]
  /** the page that is followed */
  readonly followed: string | null
  /** the entry whose moment is looked at */
  readonly chosen: number | null
  /** the actor whose chart is drawn; null: the largest */
  readonly actor: string | null
  readonly log: ListChoice
  readonly actors: ListChoice
}

/** What is seen of a list. */
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
  /** ask a page that was lost whether it is there again */
  | { type: 'page.sought' }
  /** travel to the moment after it */
  | { type: 'entry.chosen'; number: number }
  /** back to what is now */
  | { type: 'live.resumed' }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'list.changed'; list: ListName; choice: Partial<ListChoice> }
  /** told by the region that follows to the one that looks */
  | { type: 'page.followed' }

const unturned: ListChoice = { search: '', order: 'newest', turned: 1 }

/** An event that names its page, itself or by the log of the page. */
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
    keepLog: assign(({ context: { pages } }, event: Extract<InspectorEvent, { type: 'page.told' }>) => ({
      pages: [...pages.filter(({ page }) => page !== event.log.page), event.log],
    })),
    follow: assign((_, event: PageEvent) => ({ followed: pageOf(event) })),
    raiseFollowed: raise({ type: 'page.followed' }),
    choose: assign((_, event: Extract<InspectorEvent, { type: 'entry.chosen' }>) => ({ chosen: event.number })),
    dropChosen: assign({ chosen: null }),
    dropLook: assign(({ context: { log, actors } }) => ({
      actor: null,
      log: { ...log, turned: 1 },
      actors: { ...actors, turned: 1 },
    })),
  },
  // somebody who reads is silent for long, and is not to be told of it each time
  delays: { silence: 30_000, patience: 5000 },
})

/** Keeps what the pages tell, whichever of them is followed. */
const memory = inspectorSetup.createStateConfig({
  on: {
    'page.told': { actions: fromEvent('keepLog') },
    'actor.told': {
      actions: assign({
        pages: ({ context, event: { page, actor } }) =>
          changed(context, page, (log) => ({ ...log, actors: [...log.actors, actor] })),
      }),
    },
    'entry.told': {
      actions: assign({
        pages: ({ context, event: { page, entry } }) =>
          changed(context, page, (log) => ({ ...log, entries: withEntry(log.entries, entry) })),
      }),
    },
  },
})

const heard = { guard: fromEvent('isFollowed'), target: 'following' } as const
const word = { 'actor.told': heard, 'entry.told': heard, 'page.answered': heard } as const
const toLast = { target: 'following', actions: [fromEvent('follow'), 'raiseFollowed'] } as const
const toAnother = {
  guard: fromEvent('isAnother'),
  target: 'asking',
  actions: [fromEvent('follow'), 'raiseFollowed'],
} as const
const closed = { guard: fromEvent('isFollowed'), target: 'gone' } as const

/** Whether the page that is followed is there. What it told before stays, and can be looked at, when it no longer is. */
const connection = inspectorSetup.createStateConfig({
  initial: 'following',
  states: {
    following: {
      after: { silence: 'asking' },
      on: {
        'actor.told': { ...heard, reenter: true },
        'entry.told': { ...heard, reenter: true },
        'page.answered': { ...heard, reenter: true },
        'page.chosen': toAnother,
        'page.left': closed,
      },
    },
    // a page that thinks hard is silent too, so it is asked before it is given up
    asking: {
      tags: 'background',
      entry: 'askPage',
      after: { patience: 'lost' },
      on: { ...word, 'page.told': heard, 'page.chosen': { ...toAnother, reenter: true }, 'page.left': closed },
    },
    lost: {
      on: { ...word, 'page.told': toLast, 'page.chosen': toAnother, 'page.sought': 'asking', 'page.left': closed },
    },
    // its tab was closed, or leads elsewhere: the next page that opens is followed in its place
    gone: { on: { ...word, 'page.told': toLast, 'page.chosen': toAnother } },
  },
})

/** Which moment is looked at: the present one, or one from the log. */
const view = inspectorSetup.createStateConfig({
  initial: 'live',
  on: {
    'actor.chosen': { actions: assign({ actor: ({ event }) => event.actor }) },
    'list.changed': {
      actions: assign(({ context, event: { list, choice } }) => ({
        // another search or order begins on its first page
        [list]: { ...context[list], turned: 1, ...choice },
      })),
    },
    'page.followed': { target: '.live', actions: 'dropLook' },
  },
  states: {
    live: {
      on: { 'entry.chosen': { guard: fromEvent('isInLog'), target: 'travelling', actions: fromEvent('choose') } },
    },
    travelling: {
      exit: 'dropChosen',
      on: { 'entry.chosen': { guard: fromEvent('isInLog'), actions: fromEvent('choose') }, 'live.resumed': 'live' },
    },
  },
})

/** The page at `/quote/inspect`: it listens to the pages that are open in this browser, and shows one of them. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: { pages: [], followed: null, chosen: null, actor: null, log: unturned, actors: unturned },
  initial: 'waiting',
  states: {
    waiting: {
      entry: 'askAll',
      on: { 'page.told': { target: 'open', actions: [fromEvent('keepLog'), fromEvent('follow')] } },
    },
    // there is a page to look at, and from then on there always is
    open: { type: 'parallel', states: { memory, connection, view } },
  },
})

const pageOf = (event: PageEvent): string => ('log' in event ? event.log.page : event.page)

const changed = ({ pages }: InspectorContext, page: string, change: (log: PageLog) => PageLog) =>
  pages.map((log) => (log.page === page ? change(log) : log))
