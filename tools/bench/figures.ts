import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { root } from './product'

/** A figure of this run. */
export interface Figure {
  readonly part: string
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** of ours, where it is a 95th percentile */
  readonly median?: number
  /** of the bare page or server, measured in the same run */
  readonly bare?: number
  /** ours of bare */
  readonly percent?: number
  /** in words, such as `≥ 25 %` of bare or `≤ 50 ms`; empty without one */
  readonly budget: string
  readonly isKept: boolean
}

/** The figures of a part, as they were last measured. */
interface Measured {
  /** ISO day */
  readonly date: string
  /** the machine's kind */
  readonly machine: string
  /** processes that waited for a core when the part began, on average of a minute */
  readonly load: number
  readonly figures: readonly Figure[]
}

const all: Figure[] = []

/** Remembers a figure of this run. Returns its sentence if it is over its budget. */
export function record(figure: Figure): string[] {
  all.push(figure)
  const { name, ours, unit, percent } = figure
  return figure.isKept ? [] : [`${name}: ${percent === undefined ? `${ours} ${unit}` : `${percent} % of bare`}`]
}

/** One decimal, as the page shows it. */
export const rounded = (value: number) => Math.round(value * 10) / 10

const json = `${root}/docs/performance.json`
const page = `${root}/docs/performance.md`

/** Writes the figures of this run as JSON and as a page, beside those of the parts that did not run. */
export function writeFigures(load: number): void {
  if (all.length === 0) return
  const before = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Record<string, Measured>) : {}
  const measured = { date: new Date().toISOString().slice(0, 10), machine: machine(), load: rounded(load) }
  const now = Object.fromEntries(
    [...new Set(all.map(({ part }) => part))].map((part): [string, Measured] => [
      part,
      { ...measured, figures: all.filter((figure) => figure.part === part) },
    ]),
  )
  const parts = { ...before, ...now }
  writeFileSync(json, `${JSON.stringify(parts, null, 2)}\n`)
  const [head, tail = ''] = readFileSync(page, 'utf8').split(/<!-- figures -->[\s\S]*<!-- end of figures -->/)
  writeFileSync(
    page,
    `${head}<!-- figures -->\n${Object.entries(parts).map(tableOf).join('\n')}\n<!-- end of figures -->${tail}`,
  )
}

const machine = () => {
  const [first] = cpus()
  return `${cpus().length} × ${first?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}

function tableOf([part, { date, machine: kind, load, figures }]: [string, Measured]): string {
  const rows = figures.map(({ name, unit, bare, median, ours, percent, budget, isKept }) =>
    [
      name,
      bare ?? '',
      median ?? '',
      `${ours} ${unit}`,
      percent === undefined ? '' : `${percent} %`,
      budget,
      budget === '' ? '' : isKept ? 'kept' : '**over**',
    ].join(' | '),
  )
  return `## ${part}

${date}, ${kind}; load ${load} when it began.

| measure | bare | p50 | ours | of bare | budget | |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`
}
