import { readFile, writeFile } from 'node:fs/promises'
import type { ReceivedSpan } from './receiver'

/*
 * Draws the trace of a purchase for docs/operations.md:
 * TRACE_SPANS=spans.json npx vitest run --project journeys tests/journeys/traces.test.ts
 * npx tsx tools/traces/picture.ts spans.json docs/trace.svg
 */

const size = { width: 960, row: 18, top: 34, left: 300, right: 24 } as const
const colors = { browser: '#7a4fb5', call: '#1f6f5c', job: '#9a5b13', port: '#2a5da8', statement: '#8d8d8d' } as const
type Kind = keyof typeof colors

/** Milliseconds since the first span began. */
interface Bar {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly kind: Kind
  readonly from: number
  readonly to: number
}

/** Every span as a bar, the earliest first; `kindOf` reads the kind from the name, as the server gives it. */
function barsOf(spans: readonly ReceivedSpan[]): readonly Bar[] {
  const first = spans.map(({ startTimeUnixNano }) => BigInt(startTimeUnixNano)).reduce((a, b) => (a < b ? a : b))
  const since = (nano: string) => Number((BigInt(nano) - first) / 1000n) / 1000
  return spans
    .map((span) => ({
      id: span.spanId,
      parent: span.parentSpanId || null,
      name: span.name,
      kind: kindOf(span),
      from: since(span.startTimeUnixNano),
      to: since(span.endTimeUnixNano),
    }))
    .sort((a, b) => a.from - b.from)
}

function kindOf({ name, attributes = [] }: ReceivedSpan): Kind {
  if (attributes.some(({ key }) => key === 'db.query.text')) return 'statement'
  if (name.includes(', ')) return 'browser'
  if (name.startsWith('job ')) return 'job'
  return name.includes('.') ? 'port' : 'call'
}

/** Bars with a row of their own, each below its parent; statements are marks on their parent's row. */
function rowsOf(bars: readonly Bar[], parent: string | null = null, depth = 0): (readonly [bar: Bar, depth: number])[] {
  return bars
    .filter((bar) => bar.kind !== 'statement' && bar.parent === parent)
    .flatMap((bar) => [[bar, depth] as const, ...rowsOf(bars, bar.id, depth + 1)])
}

/** Sends of a purchase between which nothing happens are long, so the time axis is one of square roots. */
function draw(bars: readonly Bar[]): string {
  const rows = rowsOf(bars)
  const end = Math.max(...bars.map(({ to }) => to))
  const at = (ms: number) => size.left + Math.sqrt(ms / end) * (size.width - size.left - size.right)
  const height = size.top + rows.length * size.row + 12
  const marks = [10, 100, 500, 1000, 2000, 5000, 10_000].filter((ms) => ms < end)
  const axis = marks.map(
    (ms) =>
      `<path d="M${at(ms)} ${size.top - 8}V${height - 8}" stroke="#ddd"/><text x="${at(ms)}" y="${size.top - 14}" text-anchor="middle">${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}</text>`,
  )
  const drawn = rows.map(([bar, depth], index) => {
    const y = size.top + index * size.row
    const width = (b: Bar, least: number) => Math.max(at(b.to) - at(b.from), least).toFixed(1)
    const statements = bars
      .filter(({ kind, parent }) => kind === 'statement' && parent === bar.id)
      .map(
        (b) =>
          `<rect x="${at(b.from).toFixed(1)}" y="${y + 9}" width="${width(b, 1)}" height="4" fill="${colors.statement}"/>`,
      )
    return [
      `<text x="${12 + depth * 14}" y="${y + 12}">${bar.name}</text>`,
      `<text x="${size.left - 10}" y="${y + 12}" text-anchor="end" fill="#666">${(bar.to - bar.from).toFixed(1)} ms</text>`,
      `<rect x="${at(bar.from).toFixed(1)}" y="${y + 2}" width="${width(bar, 2)}" height="7" fill="${colors[bar.kind]}"/>`,
      ...statements,
    ].join('')
  })
  const words =
    'The trace of a purchase: the click, the calls, the jobs, the processor, files and mail; statements in gray.'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="${words}"><rect width="100%" height="100%" fill="#fff"/>${[...axis, ...drawn].join('\n')}</svg>\n`
}

const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('Name the file of the spans and the picture.')
await writeFile(target, draw(barsOf(JSON.parse(await readFile(source, 'utf8')) as ReceivedSpan[])))
