import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import {
  selectActors,
  selectConnection,
  selectDrawn,
  selectIsTravelling,
  selectLog,
  selectMoment,
  selectStandings,
} from '../../machines/shared/inspector/inspector.select'
import { type Entry, mostEntries, type PageLog } from '../../machines/shared/inspector/inspector.types'
import { inspectorConnectionWalk, inspectorViewWalk, inspectorWalk, recordingWalk } from './inspector.walks'
import { survey } from './walk'

test('the inspector waits for a page', async () => {
  expect((await survey(inspectorWalk)).gaps).toEqual([])
})

test('a page is followed, asked when silent, and its log stays when it is lost or closed', async () => {
  expect((await survey(inspectorConnectionWalk)).gaps).toEqual([])
})

test('the user can view a moment of the log and return, and another page opens in the present', async () => {
  expect((await survey(inspectorViewWalk)).gaps).toEqual([])
})

test('a recording is read from a file, or refused with its reason', async () => {
  expect((await survey(recordingWalk)).gaps).toEqual([])
})

const box = (key: string, ...states: string[]) => ({
  path: '',
  key,
  kind: 'compound' as const,
  initial: null,
  arrows: [],
  states: states.map((state) => ({
    path: state,
    key: state,
    kind: 'atomic' as const,
    initial: null,
    arrows: [],
    states: [],
  })),
})
const entry = (number: number, actor: string, more: Partial<Entry> = {}): Entry => ({
  number,
  at: number,
  times: 1,
  actor,
  event: { type: 'answers.changed' },
  from: null,
  status: 'active',
  active: ['editing'],
  context: {},
  taken: [],
  onward: null,
  ...more,
})
const log: PageLog = {
  page: 'a',
  pageName: 'quote',
  opened: 0,
  actors: [
    { id: 'x:0', parent: null, name: 'chunk', chart: box('chunk', 'loading') },
    { id: 'x:1', parent: null, name: 'quote', chart: box('quote', 'editing', 'left') },
    { id: 'x:2', parent: 'x:1', name: 'recalculate', chart: null },
    { id: 'x:3', parent: null, name: 'never started', chart: null },
  ],
  entries: [
    entry(1, 'x:0'),
    entry(2, 'x:1'),
    entry(3, 'x:2', { active: [], event: { type: 'xstate.init' } }),
    entry(4, 'x:2', { active: [], status: 'done', event: { type: 'price.arrived' } }),
    entry(5, 'x:1', { active: ['left'], event: { type: 'price.arrived' } }),
  ],
}

function following() {
  const actor = createActor(inspectorMachine).start()
  actor.send({ type: 'page.reported', log })
  return { actor, now: () => actor.getSnapshot() }
}

test('an entry is added to its page, and a tick replaces the one before it', () => {
  const { actor, now } = following()
  actor.send({
    type: 'actor.reported',
    page: 'a',
    actor: { id: 'x:4', parent: 'x:1', name: 'placeholder', chart: null },
  })
  actor.send({ type: 'entry.reported', page: 'a', entry: entry(6, 'x:4') })
  actor.send({ type: 'entry.reported', page: 'a', entry: entry(6, 'x:4', { times: 2 }) })
  actor.send({ type: 'entry.reported', page: 'unheard of', entry: entry(7, 'x:4') })
  expect(selectMoment(now())).toMatchObject({ number: 6, times: 2 })
  expect(selectLog(now()).total).toBe(6)
})

test('a page drops its oldest entries, but not the last one of each running actor', () => {
  const { actor, now } = following()
  for (let number = 6; number <= mostEntries + 1; number++)
    actor.send({ type: 'entry.reported', page: 'a', entry: entry(number, 'x:1') })
  expect(now().context.pages[0]!.entries).toHaveLength(mostEntries)
  // the chart of x:0 runs without a report since 1; the one of x:1 has reported
  expect(
    now()
      .context.pages[0]!.entries.slice(0, 2)
      .map(({ number }) => number),
  ).toEqual([1, 3])
  expect(selectStandings(now()).map(({ actor: { id } }) => id)).toEqual(['x:0', 'x:1', 'x:2'])
})

const words = [
  { type: 'actor.reported', page: 'a', actor: { id: 'x:4', parent: null, name: 'session', chart: null } },
  { type: 'entry.reported', page: 'a', entry: entry(6, 'x:1') },
  { type: 'page.answered', page: 'a' },
] as const

test.each(words)('$type of the followed page restarts its silence', (word) => {
  const clock = new SimulatedClock()
  const silence = Number(inspectorMachine.implementations.delays.silence)
  const actor = createActor(inspectorMachine, { clock }).start()
  const connection = () => selectConnection(actor.getSnapshot())
  actor.send({ type: 'page.reported', log })
  clock.increment(silence - 1)
  actor.send(word)
  clock.increment(silence - 1)
  expect(connection()).toBe('following')
  actor.send({ ...word, page: 'another' })
  clock.increment(1)
  expect(connection()).toBe('asking')
})

test('all pages are asked at first, and later only a silent or chosen one', () => {
  const actor = createActor(inspectorMachine)
  const requests: string[] = []
  actor.on('pages.asked', () => requests.push('all'))
  actor.on('page.asked', ({ page }) => requests.push(page))
  actor.start()
  for (const page of ['a', 'b', 'c']) actor.send({ type: 'page.reported', log: { ...log, page } })
  expect(requests).toEqual(['all'])
  actor.send({ type: 'page.chosen', page: 'b' })
  actor.send({ type: 'page.chosen', page: 'c' })
  expect(requests).toEqual(['all', 'b', 'c'])
  expect(actor.getSnapshot().context.followed).toBe('c')
})

test('a moment shows the actors started by then, and draws the largest running chart', () => {
  const { actor, now } = following()
  const namesNow = () => selectStandings(now()).map(({ actor: { name }, depth, last }) => [name, depth, last.number])
  expect(namesNow()).toEqual([
    ['chunk', 0, 1],
    ['quote', 0, 5],
    ['recalculate', 1, 4],
  ])
  expect(selectDrawn(now())).toMatchObject({ actor: { name: 'quote' }, last: { active: ['left'] } })
  actor.send({ type: 'entry.chosen', number: 3 })
  expect(namesNow().at(-1)).toEqual(['recalculate', 1, 3])
  expect(selectDrawn(now())).toMatchObject({ actor: { name: 'quote' }, last: { active: ['editing'] } })
  actor.send({ type: 'entry.chosen', number: 1 })
  expect(namesNow()).toEqual([['chunk', 0, 1]])
  actor.send({ type: 'actor.chosen', actor: 'x:0' })
  expect(selectDrawn(now())?.actor.name).toBe('chunk')
})

test('both lists can be searched, paged and sorted', () => {
  const { actor, now } = following()
  expect(selectLog(now()).rows.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  actor.send({ type: 'list.changed', list: 'log', choice: { search: 'Price', order: 'oldest' } })
  expect(selectLog(now()).rows.map(({ number }) => number)).toEqual([4, 5])
  actor.send({ type: 'list.changed', list: 'log', choice: { turned: 9 } })
  expect(selectLog(now())).toMatchObject({ page: 1, total: 2 })
  actor.send({ type: 'list.changed', list: 'actors', choice: { search: 'recalc' } })
  expect(selectActors(now()).rows.map(({ actor: { name } }) => name)).toEqual(['recalculate'])
})

test('another page opens in the present, at its first page of events', () => {
  const { actor, now } = following()
  actor.send({ type: 'entry.chosen', number: 3 })
  actor.send({ type: 'actor.chosen', actor: 'x:0' })
  actor.send({ type: 'page.reported', log: { ...log, page: 'b', entries: [] } })
  expect(selectIsTravelling(now())).toBe(true)
  actor.send({ type: 'page.chosen', page: 'b' })
  expect(now().value).toEqual({ open: { memory: {}, connection: 'asking', view: 'live' } })
  expect(now().context).toMatchObject({ followed: 'b', chosen: null, actor: null })
  expect(selectMoment(now())).toBeNull()
})
