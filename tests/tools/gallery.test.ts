// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { folders, nameOf, reach, waysOf, withoutScreen } from '../../tools/gallery/list'
import { pseudo, translate } from '../../tools/gallery/pseudo'
import { done, expectAt, go, start, still } from '../../tools/gallery/stage'
import { waysTo } from '../../tools/gallery/ways'
import { ChartGraph } from '../walks/graph'
import { Ledger } from '../walks/ledger'
import { walkNames, walkOf } from '../walks/register'

/** The resting states of each walk, from its ledger, as the proof's report lists them. */
const reported = walkNames.flatMap((name) => {
  const { machine, region, hears } = walkOf(name)
  const { states } = new Ledger(new ChartGraph(machine, region, hears)).seen()
  return states.filter(({ kind }) => kind === 'lasting').map((state) => nameOf(name, state.name))
})
const isOnScreen = (name: string) => !(name.split('/')[0]! in withoutScreen)

describe('the gallery', () => {
  test('shows every state that the report lists for screens, and no other', () => {
    const shown = folders.flatMap(({ chart, states }) => states.map((state) => nameOf(chart, state)))
    expect(shown.toSorted()).toEqual(reported.filter(isOnScreen).toSorted())
  })

  test('gives a reason for each chart that it does not show, and each of those is in the report', () => {
    const silent = reported.filter((name) => !isOnScreen(name)).map((name) => name.split('/')[0]!)
    expect([...new Set(silent)]).toEqual(Object.keys(withoutScreen))
    expect(Object.values(withoutScreen).every((why) => why.length > 20)).toBe(true)
  })

  test.each(folders)('brings $chart to each of its states in its usual setting', async ({ chart, states }) => {
    const ways = waysOf(chart)
    const lost: string[] = []
    for (const state of states)
      await reach(nameOf(chart, state), ways)
        .arrive()
        .catch((error) => lost.push(`${state}: ${error}`))
    expect(lost).toEqual([])
  })
})

describe('the path to a state', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'lamp.pressed': 'warming' } },
      warming: { after: { 1000: 'on' }, invoke: { id: 'glow', src: 'glow', onDone: 'broken' } },
      on: {},
      broken: {},
      locked: {},
    },
  })
  const states = ['off', 'warming', 'on', 'broken', 'locked']
  const walk = {
    machine: lamp,
    starts: { bought: { input: undefined, begins: 'off' } },
    transitions: {},
    states: {},
    goals: [],
    outputs: { glow: [{ type: 'glow.ended' }] },
  } as never

  test('a chart gets the fewest events, and an unreachable state has no path', () => {
    const ways = waysTo(walk, states)
    const matches = Object.fromEntries([...ways].map(([state, { events }]) => [state, events.length]))
    expect(matches).toEqual({ off: 0, warming: 1, on: 2, broken: 2 })
  })

  test('no time passes and no call goes out', async () => {
    const ref = start(still(lamp))
    await go(ref, [{ type: 'lamp.pressed' }])
    expectAt(ref, walk, 'warming')
  })

  test('a path that leads to another state is reported', async () => {
    const ref = start(still(lamp))
    await go(ref, [{ type: 'lamp.pressed' }, done('glow', { type: 'glow.ended' })])
    expect(() => expectAt(ref, walk, 'on')).toThrow('should be in on, is in "broken"')
  })
})

describe('the pseudo-language', () => {
  test('is longer, has accents, and leaves numbers as they are', () => {
    expect(pseudo('Back')).toBe('Båçk··')
    expect(pseudo(' Pay $182.50 and buy ')).toContain('$182.50')
    expect(pseudo('$182.50')).toBe('$182.50')
    const text = 'Continue to check and agree'
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3)
  })

  test('covers later changes of the page, and texts for screen readers only', async () => {
    const place = document.createElement('div')
    place.innerHTML = '<button aria-label="Close">Open</button>'
    document.body.append(place)
    translate(place)
    const button = place.querySelector('button')!
    expect([button.textContent, button.getAttribute('aria-label')]).toEqual([pseudo('Open'), pseudo('Close')])
    button.firstChild!.nodeValue = 'Shut'
    await expect.poll(() => button.textContent).toBe(pseudo('Shut'))
  })
})
