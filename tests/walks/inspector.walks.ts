import { expect } from 'vitest'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import type { Entry, PageLog, Recording } from '../../machines/shared/inspector/inspector.types'
import { recordingMachine } from '../../machines/shared/inspector/recording.machine'
import { alert, button, calm, heading, passing, status } from './assertion'
import { idle, inFlight, walk } from './saying'

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
const recordedPages = ['recorded 1', 'recorded 2']
const recording: Recording = { recording: 1, title: 'A webhook is believed', pages: recordedPages.map(logOf) }
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
  guarantees: 'The inspector waits until a page reports itself or a recording is opened, and again once it is closed.',
  machine: inspectorMachine,
  starts: { alone: { input, begins: 'waiting' } },
  cases: {
    'page.reported': [{ type: 'page.reported', log: logOf('a') }],
    'recording.opened': [{ type: 'recording.opened', recording }],
  },
  reads: ({ followed, pages }) => [followed, pages.length],
  transitions: {
    'page.reported': () => 'open',
    'recording.opened': () => 'open',
    'recording.ended': ({ from, context }) => (context.pages.length === 0 ? 'waiting' : from),
  },
  states: {
    waiting: {
      holds: ({ context }) => expect(context).toMatchObject({ pages: [], recording: null, followed: null }),
      shows: heading('No page yet'),
    },
    open: {
      holds: ({ context }) =>
        expect([...context.pages, ...(context.recording?.pages ?? [])].map(({ page }) => page)).toContain(
          context.followed,
        ),
      shows: heading('Chart of quote'),
    },
  },
  goals: ['open'],
})

export const inspectorConnectionWalk = walk({
  guarantees:
    'A followed page is asked when silent; if it is lost or closed, the next page is followed and no log is dropped. A recording stays on display until it is closed or a page is chosen.',
  machine: inspectorMachine,
  region: ['open', 'connection'],
  starts: {
    following: { input, context: { pages: [logOf('a')], followed: 'a', live: 'a' }, begins: 'following' },
    alone: { input, context: { recording, followed: 'recorded 1' }, begins: 'recorded' },
  },
  cases: {
    'page.reported': pages.map((page) => ({ type: 'page.reported', log: logOf(page) }) as const),
    'actor.reported': pages.map((page) => ({ type: 'actor.reported', page, actor }) as const),
    'entry.reported': pages.map((page) => ({ type: 'entry.reported', page, entry }) as const),
    'page.answered': pages.map((page) => ({ type: 'page.answered', page }) as const),
    'page.chosen': [...pages, ...recordedPages].map((page) => ({ type: 'page.chosen', page }) as const),
    'page.left': pages.map((page) => ({ type: 'page.left', page }) as const),
    'recording.opened': [{ type: 'recording.opened', recording }],
  },
  reads: ({ followed, live, recording: opened, pages: known }) => [
    followed,
    live,
    opened !== null,
    known.map(({ page }) => page).sort(),
  ],
  transitions: {
    'page.reported': ({ from, event: { log }, context }) =>
      from === 'recorded' || (from === 'asking' && log.page !== context.followed) ? from : 'following',
    'actor.reported': heard,
    'entry.reported': heard,
    'page.answered': heard,
    'page.chosen': ({ from, event, context }) => {
      const isOf = (logs: readonly PageLog[] = []) => logs.some(({ page }) => page === event.page)
      if (event.page === context.followed) return from
      return isOf(context.pages) ? 'asking' : isOf(context.recording?.pages) ? 'recorded' : from
    },
    'recording.opened': () => 'recorded',
    'recording.closed': ({ from, context }) =>
      from !== 'recorded' ? from : context.pages.length > 0 ? 'asking' : 'out',
    'recording.ended': () => 'out',
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
    entering: { holds: () => {}, shows: passing },
    recorded: {
      holds: ({ context }) => expect(context.recording?.pages.map(({ page }) => page)).toContain(context.followed),
      shows: [status('Recording: A webhook is believed'), button('Close the recording')],
    },
  },
  goals: ['following', 'out'],
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

const story = new File(['{}'], 'story.json', { type: 'application/json' })

export const recordingWalk = walk({
  guarantees: 'A chosen file is read; one that is no recording is refused with its reason, until another is chosen.',
  machine: recordingMachine,
  starts: { idle: { input, begins: 'idle' } },
  cases: { 'file.chosen': [{ type: 'file.chosen', file: story }] },
  outputs: {
    readRecording: [
      { type: 'file.read', recording },
      { type: 'file.refused', fault: '“story.json” is not a recording.' },
    ],
  },
  transitions: {
    'file.chosen': ({ from }) => (from === 'reading' ? 'reading, again' : 'reading'),
    'file.read': () => 'idle',
    'file.refused': () => 'refused',
  },
  states: {
    idle: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.fault).toBeNull()
      },
      shows: [calm, heading('No page yet')],
    },
    reading: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['readRecording'])
        expect(seen.waiting.get('readRecording')!.input).toEqual({ file: story })
      },
      shows: status('Reading the recording ...'),
    },
    refused: {
      holds: ({ context }) => expect(context.fault).toBe('“story.json” is not a recording.'),
      shows: alert('“story.json” is not a recording.'),
    },
  },
  goals: ['idle'],
})
