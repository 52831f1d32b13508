import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { stately } from '../../../src/shared/recorder/stately'

const secret = 'ana@example.com'
const machine = setup({
  types: {} as { context: { insured_email: string; event_type: string }; events: { type: 'work.begun'; note: string } },
  actors: { work: fromPromise(async ({ input }: { input: { text: string } }) => ({ type: 'work.done', ...input })) },
}).createMachine({
  id: 'sample',
  context: () => ({ insured_email: secret, event_type: 'Wedding' }),
  initial: 'resting',
  states: {
    resting: { on: { 'work.begun': 'working' } },
    working: { invoke: { id: 'work', src: 'work', input: () => ({ text: secret }), onDone: 'worked' } },
    worked: { type: 'final', output: () => ({ name: secret }) },
  },
})

/** A page, and the window that it opens, as far as tests need them. */
function sample() {
  const opened: string[] = []
  const messages: { type: string; snapshot?: object; event?: object }[] = []
  const target = { postMessage: (message: { type: string }) => messages.push(message) }
  const page = Object.assign(Object.create(window), {
    open: (url: string) => {
      opened.push(url)
      return target
    },
    addEventListener: window.addEventListener.bind(window),
  })
  return { ...stately(page), opened, messages }
}
/** messages wait until the browser is idle */
const idle = () => new Promise((resolve) => requestAnimationFrame(resolve))
const connect = () =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { type: '@statelyai.connected' }, origin: 'https://stately.ai' }),
  )

test('Stately’s inspector opens on request, and then receives earlier and later events', async () => {
  const { inspect, open, opened, messages } = sample()
  const actor = createActor(machine, { inspect }).start()
  await idle()
  expect([opened, messages]).toEqual([[], []])
  open()
  connect()
  expect(opened).toEqual(['https://stately.ai/inspect'])
  expect(messages[0]).toMatchObject({ type: '@xstate.actor', name: 'sample', snapshot: { value: 'resting' } })
  actor.send({ type: 'work.begun', note: secret })
  await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }))
  await idle()
  expect(messages.map(({ event }) => event)).toContainEqual(expect.objectContaining({ type: 'work.begun' }))
  expect(messages.map(({ snapshot }) => snapshot)).toContainEqual(
    expect.objectContaining({ status: 'done', value: 'worked' }),
  )
})

test('Stately’s inspector receives each event once when it is opened again', async () => {
  const { inspect, open, opened, messages } = sample()
  createActor(machine, { inspect }).start()
  await idle()
  open()
  connect()
  const first = messages.splice(0)
  open()
  connect()
  expect(opened).toHaveLength(2)
  expect(messages).toEqual(first)
})

test('context, events, input and output arrive without personal data', async () => {
  const { inspect, open, messages } = sample()
  open()
  connect()
  const actor = createActor(machine, { inspect }).start()
  actor.send({ type: 'work.begun', note: secret })
  await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }))
  await idle()
  expect(messages.length).toBeGreaterThan(5)
  expect(JSON.stringify(messages)).toContain('Wedding')
  expect(JSON.stringify(messages)).not.toContain(secret)
})
