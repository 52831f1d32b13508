import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import type { PageFact } from '../../../machines/shared/inspector/inspector.types'
import { recorder } from '../../../src/shared/recorder/recorder'

const machine = setup({
  types: {} as { context: { ticks: number; insured_email: string }; events: { type: 'work.begun' } },
  actors: { work: fromPromise(async () => ({ type: 'work.done', insured_email: 'ana@example.com' })) },
  guards: { isFresh: ({ context }) => context.ticks < 3 },
  delays: { tick: 10 },
}).createMachine({
  id: 'sample',
  context: { ticks: 0, insured_email: 'ana@example.com' },
  initial: 'ticking',
  states: {
    ticking: {
      after: {
        tick: {
          guard: 'isFresh',
          target: 'ticking',
          reenter: true,
          actions: assign({ ticks: ({ context }) => context.ticks + 1 }),
        },
      },
      on: { 'work.begun': 'working' },
    },
    working: { invoke: { id: 'work', src: 'work', onDone: 'worked' } },
    worked: { type: 'final' },
  },
})

function recorded() {
  const facts: PageFact[] = []
  let time = 0
  const { inspect, log } = recorder({ page: 'a', pageName: 'quote', now: () => ++time }, (fact) => facts.push(fact))
  const clock = new SimulatedClock()
  const actor = createActor(machine, { inspect, clock }).start()
  return { facts, log, clock, actor }
}

test('each actor is recorded with its parent, and each event with its effects', async () => {
  const { facts, log, actor } = recorded()
  actor.send({ type: 'work.begun' })
  await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }))
  const { actors, entries } = log()
  expect(actors.map(({ name, parent }) => [name, parent])).toEqual([
    ['sample', null],
    ['work', actors[0]!.id],
  ])
  expect(actors[0]!.chart?.states.map(({ key }) => key)).toEqual(['ticking', 'working', 'worked'])
  expect(actors[1]!.chart).toBeNull()
  const begun = entries.find(({ event }) => event.type === 'work.begun')
  expect(begun).toMatchObject({
    active: ['working'],
    taken: [{ on: 'work.begun', from: 'ticking', to: ['working'] }],
    onward: null,
  })
  const ended = entries.filter(({ status }) => status === 'done').map(({ actor, active }) => [actor, active])
  expect(ended).toEqual(
    expect.arrayContaining([
      [actors[0]!.id, ['worked']],
      [actors[1]!.id, []],
    ]),
  )
  // each entry is passed on as written, can be posted, and has no personal data
  const lines = facts.flatMap((fact) => (fact.type === 'entry.reported' ? [fact.entry] : []))
  expect(lines).toEqual(entries)
  expect(JSON.stringify(structuredClone(facts))).not.toContain('ana@')
})

test('a ticking clock writes one entry with a count', () => {
  const { log, clock } = recorded()
  for (let tick = 0; tick < 3; tick++) clock.increment(10)
  const { entries } = log()
  expect(entries).toHaveLength(2)
  expect(entries[1]).toMatchObject({ number: 2, times: 3, context: { ticks: 3 }, active: ['ticking'] })
})
