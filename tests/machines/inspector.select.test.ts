import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import {
  selectActors,
  selectForgotten,
  selectIsTravelling,
  selectMoment,
} from '../../machines/shared/inspector/inspector.select'
import type { Entry, SeenActor } from '../../machines/shared/inspector/inspector.types'

const actor = (id: string, parent: string | null): SeenActor => ({ id, parent, name: id, chart: null })
const entry = (number: number, of: string): Entry => ({
  ...{ number, at: number, times: 1, actor: of, event: { type: 'some.thing' }, from: null },
  ...{ status: 'active', active: [], context: null, taken: [], onward: null },
})

/** A page with two charts. The first has made two calls. */
function following() {
  const inspector = createActor(inspectorMachine, { clock: new SimulatedClock() }).start()
  const actors = [actor('quote', null), actor('price', 'quote'), actor('save', 'quote'), actor('session', null)]
  const entries = actors.map(({ id }, i) => entry(i + 1, id))
  inspector.send({ type: 'page.reported', log: { page: 'a', pageName: 'quote', opened: 0, actors, entries } })
  return inspector
}
const namesIn = (inspector: ReturnType<typeof following>) =>
  selectActors(inspector.getSnapshot()).rows.map(({ actor: { name }, depth }) => `${'  '.repeat(depth)}${name}`)

test('each chart and call follows its parent, in either order', () => {
  const inspector = following()
  expect(namesIn(inspector)).toEqual(['session', 'quote', '  save', '  price'])
  inspector.send({ type: 'list.changed', list: 'actors', choice: { order: 'oldest' } })
  expect(namesIn(inspector)).toEqual(['quote', '  price', '  save', 'session'])
})

test('a viewed entry that the log drops is replaced by the next one', () => {
  const inspector = following()
  inspector.send({ type: 'entry.chosen', number: 1 })
  expect(selectForgotten(inspector.getSnapshot())).toBe(null)
  for (let number = 5; number < 1200; number++)
    inspector.send({ type: 'entry.reported', page: 'a', entry: entry(number, 'quote') })
  expect(selectIsTravelling(inspector.getSnapshot())).toBe(true)
  const { pages } = inspector.getSnapshot().context
  expect(pages[0]!.entries[0]!.number).toBe(2)
  expect(selectMoment(inspector.getSnapshot())).toBe(pages[0]!.entries[0])
  expect(selectForgotten(inspector.getSnapshot())).toBe(1)
  inspector.send({ type: 'live.resumed' })
  expect(selectForgotten(inspector.getSnapshot())).toBe(null)
})
