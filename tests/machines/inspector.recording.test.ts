import { expect, test } from 'vitest'
import type { Entry, Recording } from '../../machines/shared/inspector/inspector.types'
import { recordingIn } from '../../machines/shared/inspector/recording'

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  ...{ number, at: number * 1000, times: 1, actor: 'story', event: { type: 'window 1 presses Pay' }, from: null },
  ...{ status: 'active', active: [], context: { charges: 0 }, taken: [], onward: null },
  ...more,
})
const box = { path: '', key: 'story', kind: 'compound', initial: null, arrows: [], states: [] } as const
const chart = { ...box, states: [{ ...box, path: 'waiting', kind: 'atomic' as const }] }
const page = {
  page: 'story',
  pageName: 'The story',
  opened: 0,
  actors: [{ id: 'story', parent: null, name: 'the story', chart }],
  entries: [entry(1), entry(2)],
}
const recording: Recording = { recording: 1, title: 'A webhook is believed', pages: [page, page] }
const faultOf = (value: unknown) => {
  const result = recordingIn(typeof value === 'string' ? value : JSON.stringify(value))
  return 'fault' in result ? result.fault : null
}
const withEntries = (...entries: unknown[]) => ({ ...recording, pages: [{ ...page, entries }] })

test('a recording is read as it was written, with ids of its own for its pages', () => {
  const pages = ['recorded 1', 'recorded 2'].map((id) => ({ ...page, page: id }))
  expect(recordingIn(JSON.stringify(recording))).toEqual({ recording: { ...recording, pages } })
})

test('an event without a context keeps the entry readable, as JSON drops it', () => {
  expect(faultOf(withEntries(entry(1, { context: undefined })))).toBeNull()
})

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const notOne = 'is not a recording. npm run prove:money writes one with --record.'
test.each([
  ['no JSON', '{', notOne],
  ['another JSON', [1], notOne],
  ['null', 'null', notOne],
  ['nothing', '', notOne],
  [
    'another version',
    { ...recording, recording: 2 },
    'was made by another version of the program. Record it again with this one.',
  ],
  ['no title', { ...recording, title: 7 }, 'is damaged at title. Record it again.'],
  ['no page', { ...recording, pages: [] }, 'is damaged at pages. Record it again.'],
  ['a page without entries', withEntries(), 'is damaged at pages.0.entries. Record it again.'],
  ['half an entry', withEntries({ number: 1 }), 'is damaged at pages.0.entries.0.at. Record it again.'],
  [
    'an event without a type',
    withEntries({ ...entry(1), event: {} }),
    'is damaged at pages.0.entries.0.event. Record it again.',
  ],
  ['an entry twice', withEntries(entry(1), entry(1)), 'is damaged at pages.0.entries. Record it again.'],
  [
    'a broken chart',
    { ...recording, pages: [{ ...page, actors: [{ ...page.actors[0], chart: { ...chart, states: [{}] } }] }] },
    'is damaged at pages.0.actors.0.chart.states.0.path. Record it again.',
  ],
  [
    'endless nesting',
    `{"recording":1,"title":"","pages":${nested(100_000)}}`,
    'is damaged: it is nested too deeply. Record it again.',
  ],
  [
    'an endless context',
    withEntries({ ...entry(1), context: JSON.parse(nested(1000)) }),
    'is damaged: it is nested too deeply. Record it again.',
  ],
])('a file with %s is no recording, and says why', (_, content, fault) => {
  expect(faultOf(content)).toBe(fault)
})
