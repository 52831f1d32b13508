import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise } from 'xstate'
import { mermaidOf } from '../../tools/charts/mermaid'
import type { Evidence, Stored } from '../../tools/proof/evidence'
import { reportOf } from '../../tools/proof/report'
import { priceWalk } from './quote.walks'
import type { Report, Walk } from './spec'
import { survey } from './walk'

/** Faults planted in a small chart, and in a copy of a real one, must each break the whole proof, by name. */
type Config = Record<string, any>

const small = {
  id: 'small',
  initial: 'asking',
  context: { tries: 0 },
  states: {
    asking: {
      meta: { busy: 'Asking ...' },
      invoke: { id: 'ask', src: 'ask' },
      on: { 'xstate.done.actor.ask': [{ guard: 'isYes', target: 'done' }, { target: 'refused' }] },
    },
    refused: { on: { retried: 'asking' } },
    done: { type: 'final' },
  },
}
const isYes = ({ event }: { event: Config }) => event['output'].type === 'yes'
const seen = { holds: () => {}, shows: [] }

const walkOf = (config: Config, more: Config = {}): Walk<any, any> =>
  ({
    machine: createMachine(config as never).provide({
      actors: { ask: fromPromise(() => new Promise(() => {})) },
      guards: { isYes, isNever: () => false },
    } as never) as AnyStateMachine,
    starts: { here: { input: undefined, begins: 'asking' } },
    outputs: { ask: [{ type: 'yes' }, { type: 'no' }] },
    transitions: {
      yes: () => 'done',
      no: () => 'refused',
      retried: ({ from }: { from: string }) => (from === 'refused' ? 'asking' : from),
    },
    states: { asking: seen, refused: seen, done: seen },
    goals: ['done'],
    ...more,
  }) as unknown as Walk<any, any>

const inState = (name: string, change: (state: Config) => Config) => ({
  ...small,
  states: { ...small.states, [name]: change((small.states as Config)[name] ?? {}) },
})

/** The proof's report if there is nothing else. */
function faultsWith(process: ReadonlyMap<string, Evidence>, drawing: string) {
  const stored: Stored = {
    charts: [{ file: 'small/small.machine.ts', drawing, walks: [{ name: 'small', says: 'A question is asked.' }] }],
    walks: { process, screen: new Map(), browser: new Map() },
    sessions: [],
  }
  return reportOf(stored, [], null, '2026-11-20').faults
}
const faultsAfter = async (walk: Walk<any, any>) => {
  const report: Report = await survey(walk)
  // as read back from its file
  return faultsWith(new Map([['small', JSON.parse(JSON.stringify(report)) as Evidence]]), mermaidOf(walk.machine))
}

test('the proof holds without a fault', async () => {
  expect(await faultsAfter(walkOf(small))).toEqual([])
})

describe('in a small chart', () => {
  test.each([
    ['a trap', walkOf(inState('refused', () => ({ on: { retried: {} } }))), 'no way to a goal from: refused'],
    ['an unreachable state', walkOf(inState('lost', () => ({}))), 'never entered: lost'],
    [
      'a dead guard',
      walkOf(
        inState('refused', () => ({ on: { retried: [{ guard: 'isNever', target: 'done' }, { target: 'asking' }] } })),
      ),
      'guard never true: refused on retried -> done',
    ],
    ['a silent wait', walkOf(inState('asking', ({ meta: _, ...state }) => state)), 'waits without a text: asking'],
    ['an unasserted state', walkOf(small, { states: { asking: seen, done: seen } }), 'nothing asserted: refused'],
  ])('%s breaks the proof', async (_, walk, gap) => {
    expect(await faultsAfter(walk)).toContain(`small: ${gap}`)
  })
})

describe('in a copy of a real chart', () => {
  const priceWith = (change: (price: Config) => Config, expected: Config = priceWalk.states) => {
    const whole = priceWalk.machine.config as Config
    const { quoting } = whole['states']
    const states = {
      ...whole['states'],
      quoting: { ...quoting, states: { ...quoting.states, price: change(quoting.states.price) } },
    }
    const machine = createMachine({ ...whole, states } as never).provide(priceWalk.machine.implementations as never)
    return { ...priceWalk, machine, states: expected } as unknown as Walk<any, any>
  }
  const { failed: _, ...unsaid } = priceWalk.states

  test.each([
    [
      'an unreachable state',
      priceWith((price) => ({ ...price, states: { ...price['states'], lost: {} } })),
      'never entered: lost',
    ],
    [
      'a silent wait',
      priceWith((price) => {
        const { tags: __, ...recalculating } = price['states'].recalculating
        return { ...price, states: { ...price['states'], recalculating } }
      }),
      'waits without a text: recalculating',
    ],
    ['an unasserted state', priceWith((price) => price, unsaid), 'nothing asserted: failed'],
  ])('%s breaks the proof', async (_, walk, gap) => {
    expect(await faultsAfter(walk)).toContain(`small: ${gap}`)
  })
})

test('a chart without a walk, and a walk without a report, break the proof', () => {
  expect(faultsWith(new Map(), '')).toEqual(['small: its walk said nothing'])
  const stored: Stored = {
    charts: [{ file: 'new/new.machine.ts', drawing: '', walks: [] }],
    walks: { process: new Map(), screen: new Map(), browser: new Map() },
    sessions: [],
  }
  expect(reportOf(stored, [], null, '').faults).toEqual(['new/new.machine.ts: nobody walks it'])
})
