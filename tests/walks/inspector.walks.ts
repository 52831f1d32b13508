import { expect } from 'vitest'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import type { Entry, PageLog } from '../../machines/shared/inspector/inspector.types'
import { button, heading, status } from './assertion'
import { idle, walk } from './saying'

/** The walks of the inspector's chart, region by region, and their hand-written specification. */
const entry: Entry = {
  number: 1,
  at: 0,
  times: 1,
  actor: 'x:1',
  event: { type: 'xstate.init' },
  from: null,
  status: 'active',
  active: ['quoting'],
  context: {},
  taken: [],
  onward: null,
}
const actor = { id: 'x:1', parent: null, name: 'quote', chart: null }
const logOf = (page: string): PageLog => ({ page, pageName: 'quote', opened: 0, actors: [actor], entries: [entry] })
const pages = ['a', 'b']
const input = undefined
const facts = { pages: pages.map(logOf), followed: 'a' }

const isOfFollowed = ({ event, context }: { event: { page: string }; context: { followed: string | null } }) =>
  event.page === context.followed
const heard = <From extends string>(turn: {
  from: From
  event: { page: string }
  context: { followed: string | null }
}) => (isOfFollowed(turn) ? 'following' : turn.from)

export const inspectorWalk = walk({
  guarantees: 'The inspector waits until a page reports itself.',
  machine: inspectorMachine,
  starts: { alone: { input, begins: 'waiting' } },
  cases: { 'page.reported': [{ type: 'page.reported', log: logOf('a') }] },
  reads: ({ followed }) => followed,
  transitions: { 'page.reported': () => 'open' },
  states: {
    waiting: {
      holds: ({ context }) => expect(context).toMatchObject({ pages: [], followed: null }),
      shows: heading('No page yet'),
    },
    open: {
      holds: ({ context }) => expect(context).toMatchObject({ pages: [{ page: 'a' }], followed: 'a' }),
      shows: heading('Chart of quote'),
    },
  },
  goals: ['open'],
})

export const inspectorConnectionWalk = walk({
  guarantees:
    'A followed page is asked when silent; if it is lost or closed, the next page is followed and no log is dropped.',
  machine: inspectorMachine,
  region: ['open', 'connection'],
  starts: { following: { input, context: { pages: [logOf('a')], followed: 'a' }, begins: 'following' } },
  cases: {
    'page.reported': pages.map((page) => ({ type: 'page.reported', log: logOf(page) }) as const),
    'actor.reported': pages.map((page) => ({ type: 'actor.reported', page, actor }) as const),
    'entry.reported': pages.map((page) => ({ type: 'entry.reported', page, entry }) as const),
    'page.answered': pages.map((page) => ({ type: 'page.answered', page }) as const),
    'page.chosen': pages.map((page) => ({ type: 'page.chosen', page }) as const),
    'page.left': pages.map((page) => ({ type: 'page.left', page }) as const),
  },
  reads: ({ followed, pages: known }) => [followed, known.map(({ page }) => page).sort()],
  transitions: {
    'page.reported': ({ from, event: { log }, context }) =>
      from === 'asking' && log.page !== context.followed ? 'asking' : 'following',
    'actor.reported': heard,
    'entry.reported': heard,
    'page.answered': heard,
    'page.chosen': ({ from, event, context }) =>
      event.page !== context.followed && context.pages.some(({ page }) => page === event.page) ? 'asking' : from,
    'page.left': (turn) => (isOfFollowed(turn) ? 'gone' : turn.from),
    'page.sought': ({ from }) => (from === 'lost' ? 'asking' : from),
    'after silence': () => 'asking',
    'after patience': () => 'lost',
  },
  states: {
    following: {
      holds: ({ context }) => expect(pages).toContain(context.followed),
      shows: status('The page is connected.'),
    },
    asking: {
      holds: ({ context }) => expect(pages).toContain(context.followed),
      shows: status('The page has been silent. Checking the connection …'),
    },
    // its log is not dropped with it
    lost: {
      holds: ({ context }) => expect(context.pages.map(({ page }) => page)).toContain(context.followed),
      shows: [status('The page does not respond.'), button('Try again')],
    },
    gone: {
      holds: ({ context }) => expect(context.pages.map(({ page }) => page)).toContain(context.followed),
      shows: status('The page was closed.'),
    },
  },
  goals: ['following'],
})

export const inspectorViewWalk = walk({
  guarantees: 'The user views the present or a moment of the log, and can return.',
  machine: inspectorMachine,
  region: ['open', 'view'],
  starts: { following: { input, context: facts, begins: 'live' } },
  cases: {
    // the second belongs to another page, or was dropped
    'entry.chosen': [1, 9].map((number) => ({ type: 'entry.chosen', number }) as const),
    'actor.chosen': [{ type: 'actor.chosen', actor: 'x:1' }],
    'list.changed': [
      { type: 'list.changed', list: 'log', choice: { search: 'price' } },
      { type: 'list.changed', list: 'actors', choice: { order: 'oldest' } },
    ],
  },
  reads: ({ chosen }) => chosen,
  transitions: {
    'entry.chosen': ({ from, event }) => (event.number === 1 ? 'travelling' : from),
    'live.resumed': () => 'live',
    'page.followed': () => 'live',
    'actor.chosen': ({ from }) => from,
    'list.changed': ({ from }) => from,
  },
  states: {
    live: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.chosen).toBeNull()
      },
      shows: 'Now: after 1,',
    },
    travelling: { holds: ({ context }) => expect(context.chosen).toBe(1), shows: 'Then: after 1,' },
  },
  goals: ['live'],
})
