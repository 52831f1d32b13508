import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import type { Walk } from '../walks/spec'
import { survey } from '../walks/walk'

/** The message of a failed walk names the likely mistake. */
type Config = Record<string, any>

const isTwice = ({ context }: { context: Config }) => context['count'] >= 2

const waiting = { holds: () => {}, shows: [] }

/** The second attempt leads elsewhere, which a walk meets only if it reads the count. */
const machine = createMachine({
  id: 'tries',
  initial: 'waiting',
  context: { count: 0 },
  states: {
    waiting: {
      on: { tried: { target: 'tried', actions: assign({ count: ({ context }: Config) => context['count'] + 1 }) } },
    },
    tried: { on: { retried: [{ guard: 'isTwice', target: 'stopped' }, { target: 'waiting' }] } },
    stopped: { type: 'final' },
  },
} as never).provide({ guards: { isTwice } } as never)

const walkWith = (reads?: (context: Config) => unknown) =>
  survey({
    machine,
    starts: { here: { input: undefined, begins: 'waiting' } },
    ...(reads && { reads }),
    transitions: {
      tried: ({ from }: Config) => (from === 'waiting' ? 'tried' : from),
      retried: ({ from, context }: Config) => (from !== 'tried' ? from : context['count'] >= 2 ? 'stopped' : 'waiting'),
    },
    states: { waiting, tried: waiting, stopped: waiting },
    goals: ['stopped', 'waiting'],
  } as unknown as Walk<any, any>)

test('a walk that reads what its guards read leaves nothing out', async () => {
  expect((await walkWith(({ count }) => Math.min(count, 2))).gaps).toEqual([])
})

test('a walk whose `reads` lacks what a guard reads names the state, the event and the guard', async () => {
  const { gaps } = await walkWith()
  expect(gaps).toContain('guard never true: tried on retried -> stopped')
  expect(gaps).toContain(
    'two paths to tried differ in where retried leads, to waiting and to stopped: does `reads` name what this guard reads: isTwice?',
  )
})

test('a path that ends elsewhere than planned names the event before it and the guards there', async () => {
  // like a guard that reads a clock: it passes while the walk is planned, and fails while it runs
  let isPlanned = true
  const stopping = machine.provide({ guards: { isTwice: () => isPlanned } } as never)
  const walk = survey({
    machine: stopping,
    starts: { here: { input: undefined, begins: 'waiting' } },
    transitions: {
      tried: ({ from }: Config) => (from === 'waiting' ? 'tried' : from),
      retried: ({ from }: Config) => (from === 'tried' ? 'stopped' : from),
    },
    states: { waiting, tried: waiting, stopped: waiting },
    goals: ['stopped', 'waiting'],
    stage: () => {
      isPlanned = false
      return () => {}
    },
  } as unknown as Walk<any, any>)
  await expect(walk).rejects.toThrow(
    'should be in stopped, is in waiting after retried from tried: does `reads` name what this guard reads: isTwice?',
  )
})
