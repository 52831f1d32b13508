import { expect, test } from 'vitest'
import { explore, type System, unfolded } from '../../tools/explorer/graph/explore'
import { always, whenever } from '../../tools/explorer/graph/temporal'
import { plants } from '../../tools/explorer/plants'
import { faultyProduct } from '../../tools/explorer/product/load'
import { responseTexts } from '../../tools/explorer/product/replay'
import { limits } from '../../tools/explorer/proof'
import { purchases } from '../../tools/explorer/subjects'
import { rowTexts } from '../../tools/explorer/tables/rows'
import { readSchema } from '../../tools/explorer/tables/schema'
import { worlds } from '../../tools/explorer/worlds'

/** `npm run prove:money` explores every world; here is the smallest one, so that it keeps working. */

interface Step {
  readonly to: string
  readonly actor?: string
  readonly isFair?: boolean
}
/** A world of named states, whose view is the name. */
const systemOf = (steps: Readonly<Record<string, readonly Step[]>>): System<string, string> => ({
  begin: async () => 'begin',
  choices: (state) =>
    (steps[state] ?? []).map(({ to, actor = 'server', isFair = true }) => ({ id: to, actor, isFair })),
  next: async (_, id) => id,
  key: (state) => ({ text: state, isMirrored: false }),
  view: (state) => state,
  describe: (before, id) => `${before} to ${id}`,
  mirror: null,
})
const seen = (steps: Readonly<Record<string, readonly Step[]>>) => explore(systemOf(steps), limits)

const isDone = (view: string) => view === 'done'
const isDoneInTheEnd = whenever<string>((view) => view === 'begin').eventually('done', isDone)

test('a state in which nothing happens by itself breaks “eventually”', async () => {
  expect(isDoneInTheEnd.check(await seen({ begin: [{ to: 'done' }] }))).toBeNull()
  const person = { to: 'done', actor: 'buyer', isFair: false }
  expect(isDoneInTheEnd.check(await seen({ begin: [person] }))).toMatchObject({ at: 0, circle: [] })
})

test('a circle breaks “eventually” unless an actor who could leave it is never let in', async () => {
  const waiting = { begin: [{ to: 'again' }], again: [{ to: 'begin' }] }
  expect(isDoneInTheEnd.check(await seen(waiting))).toMatchObject({ circle: ['again', 'begin'] })
  const other = { to: 'done', actor: 'other server' }
  expect(isDoneInTheEnd.check(await seen({ ...waiting, again: [{ to: 'begin' }, other] }))).toBeNull()
  const same = { to: 'done', actor: 'server' }
  expect(isDoneInTheEnd.check(await seen({ ...waiting, again: [{ to: 'begin' }, same] }))).not.toBeNull()
})

test('“until” holds up to the state that releases it', async () => {
  const stays = whenever<string>((view) => view === 'begin').until('begin', (view) => view !== 'bad', isDone)
  expect(stays.check(await seen({ begin: [{ to: 'done' }], done: [{ to: 'bad' }] }))).toBeNull()
  expect(stays.check(await seen({ begin: [{ to: 'bad' }] }))).toMatchObject({ at: 1 })
})

test('“always” names the nearest state that breaks it', async () => {
  const isGood = always<string>('good', (view) => view !== 'bad')
  const explored = await seen({ begin: [{ to: 'far' }, { to: 'bad' }], far: [{ to: 'bad' }] })
  expect(isGood.check(explored)).toMatchObject({ at: 2 })
})

test('a response without a row differs from one with a row without columns, and rows by their JSON', () => {
  const textOf = responseTexts(rowTexts())
  const texts = [[], [{}], [{}, {}], [{ a: { b: 1 } }], [{ a: { b: 2 } }], [{ a: 1 }]].map((value) => textOf({ value }))
  expect(new Set(texts).size).toBe(texts.length)
  expect(textOf({ value: [{ a: { b: 1 } }] })).toBe(texts[3])
})

test('a world that is not explored to its end says so', async () => {
  const endless: System<number, number> = {
    ...(systemOf({}) as unknown as System<number, number>),
    begin: async () => 0,
    choices: (n) => [{ id: String(n + 1), actor: 'server', isFair: true }],
    next: async (n) => n + 1,
    key: (n) => ({ text: String(n), isMirrored: false }),
    view: () => 0,
  }
  expect(await explore(endless, { ...limits, states: 50 })).toMatchObject({ isComplete: false })
})

test('a world explored up to mirror images has each promise checked in both', async () => {
  const left: System<string, string> = {
    ...systemOf({ begin: [{ to: 'left' }, { to: 'right' }] }),
    key: (state) => ({ text: state === 'right' ? 'left' : state, isMirrored: state === 'right' }),
    mirror: {
      view: (view) => ({ left: 'right', right: 'left' })[view] ?? view,
      choice: (choice) => ({ ...choice, id: { left: 'right', right: 'left' }[choice.id] ?? choice.id }),
    },
  }
  const explored = await explore(left, limits)
  expect(explored.nodes).toHaveLength(2)
  const isNotRight = always<string>('not right', (view) => view !== 'right')
  expect(isNotRight.check(explored)).toBeNull()
  expect(isNotRight.check(unfolded(explored, left.mirror))).not.toBeNull()
})

test('the smallest world is explored to its end, and every promise holds', async () => {
  expect(await purchases.proveWorld(await readSchema(), worlds[0]!)).toMatchObject({ isProved: true })
})

test('a double charge is found once its guard and its index are left out, and the story says how', async () => {
  const plant = plants.find(({ name }) => name.startsWith('a second payment') && name.endsWith('is missing'))!
  const { isProved, lines } = await purchases.provePlant(await readSchema(), plant)
  expect(isProved).toBe(true)
  expect(lines.join('\n')).toMatch(/window 1 presses Pay.*window 2 presses Pay.*payment 2 is created/s)
})

test('a plant whose text is gone from the product is an error', async () => {
  const fault = { file: 'server/payments/pay.ts', from: 'no such text', to: '' }
  await expect(faultyProduct(fault)).rejects.toThrow('no such text')
})
