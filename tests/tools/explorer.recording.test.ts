import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import { selectDrawn, selectMoment } from '../../machines/shared/inspector/inspector.select'
import { recordingMachine } from '../../machines/shared/inspector/recording.machine'
import { makeMoney } from '../../tools/explorer/money/money'
import { plants } from '../../tools/explorer/plants'
import { product } from '../../tools/explorer/product/load'
import type { Result } from '../../tools/explorer/proof'
import { writeRecording } from '../../tools/explorer/recording'
import { sessionPlants } from '../../tools/explorer/session/promises'
import { purchases, sessions } from '../../tools/explorer/subjects'
import { readSchema } from '../../tools/explorer/tables/schema'

async function folder() {
  const name = await mkdtemp(path.join(tmpdir(), 'recording-'))
  onTestFinished(() => rm(name, { recursive: true }))
  return name
}

/** The inspector with the first recorded story of the results. */
async function opened(...results: Result[]) {
  const file = path.join(await folder(), 'story.json')
  const message = await writeRecording(results, file)
  const text = await readFile(file, 'utf8')
  const inspector = createActor(inspectorMachine).start()
  const recording = createActor(recordingMachine).start()
  recording.on('recording.opened', (event) => inspector.send(event))
  recording.send({ type: 'file.chosen', file: new File([text], 'story.json') })
  await waitFor(recording, (s) => !s.matches('reading'))
  expect(recording.getSnapshot().context.fault).toBeNull()
  return { inspector, message, recording: inspector.getSnapshot().context.recording! }
}

const plantOf = (start: string) => plants.find(({ name }) => name.startsWith(start))!

test('the story of a violation opens in the inspector, with the step of the harm at its end', async () => {
  const result = await purchases.provePlant(await readSchema(), plantOf('a webhook is believed'))
  const { inspector, message, recording } = await opened(result)
  expect(message).toMatch(/story\.json has the story of “a webhook is believed”\. Open it at \/quote\/inspect\.$/)
  expect(recording.title).toBe('a webhook is believed: always: no policy is issued without its charge')
  const [story] = recording.pages
  expect(story!.entries.map(({ event }, i) => `    ${i + 1}. ${event.type}`)).toEqual(result.lines.slice(1))
  const last = selectMoment(inspector.getSnapshot())!
  expect(last.event.type).toContain('policy 1 is issued')
  expect(last.context).toMatchObject({ policies: 1, charges: 0 })
  expect(last.at).toBe(story!.entries.length * 1000)
})

test('each window plays beside the story with its real charts, at the steps of the story', async () => {
  const doubled = plants.find(({ name }) => name.startsWith('a second payment') && name.endsWith('is missing'))!
  const { inspector, recording } = await opened(await purchases.provePlant(await readSchema(), doubled))
  expect(recording.pages.map(({ pageName }) => pageName)).toEqual(['The story', 'Window 1', 'Window 2'])
  const [story, ...windows] = recording.pages
  for (const [i, { actors, entries }] of windows.entries()) {
    expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['quote', 'purchase', 'tokenizeCard']))
    const pressed = story!.entries.find(({ event }) => event.type.startsWith(`window ${i + 1} presses Pay`))!
    const paid = entries.find(({ event }) => event.type === 'payment.submitted')!
    expect(paid.at).toBe(pressed.at)
    expect(paid.active).toContain('quoting.steps.payment.paying')
    expect(JSON.stringify(entries)).not.toMatch(/tok_|4242/)
  }
  inspector.send({ type: 'page.chosen', page: recording.pages[1]!.page })
  expect(selectDrawn(inspector.getSnapshot())!.actor.name).toBe('quote')
})

test('a window that is reloaded or closed is recorded up to then, and its later charts after it', async () => {
  const system = await makeMoney(product, await readSchema(), { reloads: 1, closed: 1 })
  const [window] = (await system.record!(['pay:0', 'reload:0', 'close:0']))!
  const quotes = window!.actors.filter(({ name }) => name === 'quote').map(({ id }) => id)
  expect(quotes).toHaveLength(2)
  const lastOf = (id: string) => window!.entries.findLast(({ actor }) => actor === id)!
  expect(quotes.map(lastOf)).toMatchObject([
    { at: 2000, status: 'stopped' },
    { at: 3000, status: 'stopped' },
  ])
})

test('a world without windows has its story alone', async () => {
  const { recording } = await opened(await sessions.provePlant(await readSchema(), sessionPlants[0]!))
  expect(recording.pages.map(({ pageName }) => pageName)).toEqual(['The story'])
})

test('without a violation nothing is written', async () => {
  const result = await purchases.provePlant(await readSchema(), plants.find(({ coveredBy }) => coveredBy)!)
  const file = path.join(await folder(), 'story.json')
  expect(await writeRecording([result], file)).toBe(
    `There is no violation, so there is nothing to record: ${file} was not written.`,
  )
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})
