import {
  array,
  boolean,
  enums,
  integer,
  lazy,
  literal,
  nonempty,
  nullable,
  object,
  refine,
  type Struct,
  string,
  unknown,
  validate,
} from 'superstruct'
import { fromPromise } from 'xstate'
import { shortFileName, sizeInWords } from '../../../domain/common/formats'
import type { Entry, Recording } from './inspector.types'

/** bytes; a story of the prover has a hundredth of it */
export const largestRecording = 20_000_000
/** levels of objects within each other; a browser cannot draw thousands */
const deepest = 100

const arrow = object({ on: string(), guard: nullable(string()), to: array(string()) })
const box = object({
  path: string(),
  key: string(),
  kind: enums(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: nullable(string()),
  arrows: array(arrow),
  states: array(lazy((): Struct<any, any> => box)),
})
const actor = object({ id: string(), parent: nullable(string()), name: string(), chart: nullable(box) })
const guard = object({ name: string(), holds: boolean(), why: array(string()) })
const onward = object({
  event: nullable(string()),
  mayGoOn: boolean(),
  guards: array(guard),
  others: array(string()),
})
const event = refine(unknown() as Struct<Entry['event'], null>, 'event', (value) => {
  const isEvent = typeof value === 'object' && value !== null && typeof value.type === 'string'
  return isEvent || 'it has no type'
})
const entry = object({
  number: integer(),
  at: integer(),
  times: integer(),
  actor: string(),
  event,
  from: nullable(string()),
  status: enums(['active', 'done', 'error', 'stopped']),
  active: array(string()),
  context: unknown(),
  taken: array(object({ on: string(), from: string(), to: array(string()) })),
  onward: nullable(onward),
})
// an entry is found by its number
const entries = refine(nonempty(array(entry)), 'entries', (all) =>
  all.every(({ number }, i) => i === 0 || number > all[i - 1]!.number),
)
const page = object({
  page: string(),
  pageName: string(),
  opened: integer(),
  actors: array(actor),
  entries,
})
const recording = object({
  recording: literal(1),
  title: string(),
  pages: nonempty(array(page)),
})

/** The text of a file as a recording, or why it is none. */
export function recordingIn(text: string): { readonly recording: Recording } | { readonly fault: string } {
  const json = parsed(text)
  if (!json || typeof json.value !== 'object' || json.value === null || !('recording' in json.value))
    return { fault: 'is not a recording. npm run prove:money writes one with --record.' }
  if (json.value.recording !== 1)
    return { fault: 'was made by another version of the program. Record it again with this one.' }
  if (isDeeper(json.value, deepest)) return { fault: 'is damaged: it is nested too deeply. Record it again.' }
  const [failure, value] = validate(json.value, recording)
  if (failure) return { fault: `is damaged at ${failure.path.join('.') || 'its beginning'}. Record it again.` }
  // an open page has another kind of id, so it is never taken for one of these
  return { recording: { ...value, pages: value.pages.map((log, i) => ({ ...log, page: `recorded ${i + 1}` })) } }
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Level by level, because a call for each level could exceed the stack itself. */
function isDeeper(value: object, levels: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  return level.length > 0
}

/** Reads a chosen file, unless it is too large to be a recording. It never rejects. */
export const readRecording = fromPromise<
  { type: 'file.read'; recording: Recording } | { type: 'file.refused'; fault: string },
  { readonly file: File }
>(async ({ input: { file } }) => {
  const refused = (fault: string) =>
    ({ type: 'file.refused', fault: `“${shortFileName(file.name)}” ${fault}` }) as const
  if (file.size > largestRecording)
    return refused(`has ${sizeInWords(file.size)}. A recording has at most ${sizeInWords(largestRecording)}.`)
  const text = await file.text().catch(() => null)
  if (text === null) return refused('cannot be read. Was it moved or changed? Choose it again.')
  const result = recordingIn(text)
  return 'fault' in result ? refused(result.fault) : { type: 'file.read', recording: result.recording }
})
