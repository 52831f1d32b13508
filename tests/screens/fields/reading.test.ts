import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { readingOf } from '../../../src/shared/fields/control/questionText'

const machine = setup({
  types: {
    context: {} as { faults: { name?: string }; keys: number },
    events: {} as { type: 'key' } | { type: 'fault' },
  },
}).createMachine({
  context: { faults: {}, keys: 0 },
  on: {
    key: {
      actions: assign({ keys: ({ context }) => context.keys + 1, faults: ({ context }) => ({ ...context.faults }) }),
    },
    fault: { actions: assign({ faults: { name: 'Enter a name' } }) },
  },
})
type Faults = { name?: string }
const isSame = (a: Faults, b: Faults) => a.name === b.name

function read() {
  const actor = createActor(machine).start()
  const select = vi.fn(({ context }: ReturnType<typeof actor.getSnapshot>): Faults => context.faults)
  return { actor, select, reading: readingOf(actor, select, isSame) }
}

test('many who follow are one reading a snapshot, and hear of it only when it says something else', () => {
  const { actor, select, reading } = read()
  const told = [vi.fn(), vi.fn(), vi.fn()]
  for (const one of told) reading.follow(one)
  const before = reading.now()
  select.mockClear()
  actor.send({ type: 'key' })
  expect(reading.now()).toBe(before)
  expect(select).toHaveBeenCalledTimes(1)
  for (const one of told) expect(one).not.toHaveBeenCalled()
  actor.send({ type: 'fault' })
  for (const one of told) expect(one).toHaveBeenCalledTimes(1)
  expect(reading.now()).toEqual({ name: 'Enter a name' })
})

test('whoever read it first, between the change and its telling, keeps nobody from hearing of it', () => {
  const { actor, reading } = read()
  // heard before the reading hears
  actor.subscribe(() => void reading.now())
  const told = vi.fn()
  reading.follow(told)
  actor.send({ type: 'fault' })
  expect(told).toHaveBeenCalledTimes(1)
})

test('when nobody follows any more it costs nothing, and says what is so all the same', () => {
  const { actor, select, reading } = read()
  const told = vi.fn()
  reading.follow(told)()
  select.mockClear()
  actor.send({ type: 'fault' })
  expect(select).not.toHaveBeenCalled()
  expect(reading.now()).toEqual({ name: 'Enter a name' })
  reading.follow(told)
  actor.send({ type: 'key' })
  expect(told).not.toHaveBeenCalled()
})
