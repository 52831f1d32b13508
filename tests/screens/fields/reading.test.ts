import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { sharedSelection } from '../../../src/shared/fields/control/sharedSelection'

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
  return { actor, select, reading: sharedSelection(actor, select, isSame) }
}

test('many followers cost one selector run a snapshot, and are notified only of another result', () => {
  const { actor, select, reading } = read()
  const listeners = [vi.fn(), vi.fn(), vi.fn()]
  for (const one of listeners) reading.follow(one)
  const before = reading.now()
  select.mockClear()
  actor.send({ type: 'key' })
  expect(reading.now()).toBe(before)
  expect(select).toHaveBeenCalledTimes(1)
  for (const one of listeners) expect(one).not.toHaveBeenCalled()
  actor.send({ type: 'fault' })
  for (const one of listeners) expect(one).toHaveBeenCalledTimes(1)
  expect(reading.now()).toEqual({ name: 'Enter a name' })
})

test('a read between a change and its notification does not swallow the notification', () => {
  const { actor, reading } = read()
  // subscribed before the reading
  actor.subscribe(() => void reading.now())
  const listener = vi.fn()
  reading.follow(listener)
  actor.send({ type: 'fault' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('without followers it costs nothing, and still returns the current value', () => {
  const { actor, select, reading } = read()
  const listener = vi.fn()
  reading.follow(listener)()
  select.mockClear()
  actor.send({ type: 'fault' })
  expect(select).not.toHaveBeenCalled()
  expect(reading.now()).toEqual({ name: 'Enter a name' })
  reading.follow(listener)
  actor.send({ type: 'key' })
  expect(listener).not.toHaveBeenCalled()
})
