import type { DrawnBox, DrawnPart } from './journey'
import type { Palette } from './palette'
import type { Tone } from './story'

/** The layout in pixels: boxes beside the title of their part, or below it. */
interface Folder {
  readonly width: number
  readonly margin: number
  /** width of the titles, where they are beside their boxes */
  readonly aside: number
  readonly columns: number
}

const pages = {
  wide: { width: 900, margin: 20, aside: 164, columns: 4 },
  narrow: { width: 390, margin: 14, aside: 0, columns: 1 },
} as const satisfies Record<string, Folder>
export type FolderName = keyof typeof pages

const gap = 28
const indent = 14
const pad = 10
const sizes = { part: 17, title: 14, note: 12.5, name: 10.5 } as const
const lines = { part: 22, title: 18, note: 16, name: 14 } as const
/** a letter's width relative to its size: more than the real value, so that the text fits in every font */
const breadth = { part: 0.58, title: 0.57, note: 0.51, name: 0.62 } as const
type Voice = keyof typeof sizes

const widthOf = (voice: Voice, text: string) => text.length * sizes[voice] * breadth[voice]

/** Wraps text to as few lines as fit. */
export function wrapped(voice: Voice, text: string, folder: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word
    if (rows.length > 0 && widthOf(voice, longer) <= folder) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

interface Cell {
  readonly box: DrawnBox
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** the events that lead to the box, above it */
  readonly label: readonly string[]
  readonly title: readonly string[]
  readonly note: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (voice: Voice, look: string, x: number, y: number, words: string, more = '') =>
  `<text class="${voice} ${look}" x="${x}" y="${y}"${more}>${escaped(words)}</text>`

/** Draws the journey as one SVG in the reader's color scheme. The output is the same on each run. */
export function drawing(parts: readonly DrawnPart[], name: FolderName, palette: Palette): string {
  const folder = pages[name]
  const body: string[] = []
  let y: number = folder.margin
  for (const [i, part] of parts.entries()) {
    if (i > 0) body.push(`<path class="rule" d="M${folder.margin} ${y}H${folder.width - folder.margin}"/>`)
    const drawn = partAt(part, folder, y + (i > 0 ? pad * 2 : 0))
    body.push(...drawn.marks)
    y = drawn.end + pad * 2
  }
  const words = 'Small letters: a state’s name in its chart and, over it, the event that leads there.'
  const foot = wrapped('note', words, folder.width - 2 * folder.margin)
  body.push(...foot.map((row, i) => text('note', 'faint', folder.margin, y + lines.note * (i + 1) - 4, row)))
  const height = Math.ceil(y + foot.length * lines.note + folder.margin / 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${folder.width} ${height}" width="${folder.width}" height="${height}">`,
    `<style>${styles(palette)}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="paper" width="${folder.width}" height="${height}" rx="8"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

function partAt(part: DrawnPart, folder: Folder, top: number): { marks: string[]; end: number } {
  const isWide = folder.columns > 1
  const words = isWide ? folder.aside - pad * 2 : folder.width - 2 * folder.margin
  const title = wrapped('part', part.title, words)
  const note = wrapped('note', part.note, words)
  const head = [
    ...title.map((row, i) => text('part', 'ink', folder.margin, top + lines.part * (i + 1) - 6, row)),
    ...note.map((row, i) =>
      text('note', 'soft', folder.margin, top + title.length * lines.part + lines.note * (i + 1) - 2, row),
    ),
  ]
  const underHead = top + title.length * lines.part + note.length * lines.note
  const cells = isWide ? gridOf(part, folder, top) : listOf(part, folder, underHead + pad)
  const end = Math.max(underHead, ...cells.map(({ y, height }) => y + height))
  const arrows = isWide ? part.arrows.map((arrow) => arrowOf(arrow, cells)) : []
  return { marks: [...head, ...arrows, ...cells.flatMap((cell) => boxOf(cell, isWide))], end }
}

/** Places boxes in a grid; a row is as high as its highest box. */
function gridOf({ boxes }: DrawnPart, { width, margin, aside, columns }: Folder, top: number): Cell[] {
  const each = (width - 2 * margin - aside - (columns - 1) * gap) / columns
  const cells = boxes.map((box) => cellOf(box, margin + aside + box.at[0] * (each + gap), each))
  let y = top
  const placed: Cell[] = []
  for (let row = 0; row <= Math.max(...boxes.map(({ at }) => at[1])); row++) {
    const those = cells.filter(({ box }) => box.at[1] === row)
    const label = Math.max(0, ...those.map((cell) => cell.label.length)) * lines.name
    const height = Math.max(...those.map((cell) => cell.height))
    placed.push(...those.map((cell) => ({ ...cell, y: y + label, height })))
    y += label + height + pad * 1.6
  }
  return placed
}

/** Places boxes in a column, each indented below its predecessor. */
function listOf({ boxes }: DrawnPart, { width, margin }: Folder, top: number): Cell[] {
  let y = top
  return boxes.map((box) => {
    const x = margin + box.depth * indent
    const cell = cellOf(box, x, width - margin - x, widthOf('name', box.name) + pad)
    const at = y + cell.label.length * lines.name
    const height = cell.note.length * lines.note + cell.title.length * lines.title + pad * 1.4
    y = at + height + pad * (cell.label.length > 0 ? 0.8 : 0.6)
    return { ...cell, y: at, height }
  })
}

/** @param taken pixels that the state's name takes beside the title on a phone */
function cellOf(box: DrawnBox, x: number, width: number, taken = 0): Cell {
  const title = wrapped('title', numbered(box), width - 2 * pad - taken)
  const note = box.note ? wrapped('note', box.note, width - 2 * pad) : []
  const height = title.length * lines.title + note.length * lines.note + lines.name + pad * 1.6
  return {
    box,
    x,
    y: 0,
    width,
    height,
    label: wrapped('name', box.events.join(' or '), width).filter(Boolean),
    title,
    note,
  }
}

/** Adds the specification's number to a step's title. */
const numbered = ({ number, says }: DrawnBox) => (number === undefined ? says : `${number}  ${says}`)

function boxOf({ box, x, y, width, height, label, title, note }: Cell, isWide: boolean): string[] {
  const tone = box.tone ?? 'plain'
  const under = y + pad * 0.7 + title.length * lines.title
  return [
    ...label.map((row, i) => text('name', 'soft', x, y - 4 - lines.name * (label.length - 1 - i), row)),
    `<rect class="box ${tone}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`,
    ...(tone === 'plain' ? [] : [`<rect class="${tone}-mark" x="${x}" y="${y}" width="4" height="${height}" rx="2"/>`]),
    ...title.map((row, i) => text('title', 'ink', x + pad, y + pad * 0.7 + lines.title * (i + 1) - 5, row)),
    ...note.map((row, i) => text('note', 'soft', x + pad, under + lines.note * (i + 1) - 4, row)),
    isWide
      ? text('name', 'faint', x + pad, y + height - 8, box.name)
      : text('name', 'faint', x + width - pad, y + pad * 0.7 + lines.title - 5, box.name, ' text-anchor="end"'),
  ]
}

function arrowOf({ from, to }: DrawnPart['arrows'][number], cells: readonly Cell[]): string {
  const at = (key: string) => cells.find(({ box }) => box.key === key)!
  return `<path class="arrow" d="${wayBetween(at(from), at(to), cells)}" marker-end="url(#head)"/>`
}

/**
 * The line of an arrow: straight; or down and into the side, from above where a box is in the way; or up and in from
 * below.
 */
function wayBetween(source: Cell, target: Cell, cells: readonly Cell[]): string {
  const [column, row] = source.box.at
  const [right, middle] = [source.x + source.width, source.y + source.height / 2]
  const into = target.y + target.height / 2
  const rows = target.box.at[1] - row
  if (rows === 0) return `M${right} ${middle}H${target.x - 2}`
  if (rows < 0) return `M${right} ${middle}H${target.x + target.width / 2}V${target.y + target.height + 2}`
  const bottom = source.y + source.height
  const isWrapped = target.box.at[0] < column
  const isBlocked = cells.some(({ box }) => box.at[0] === column && box.at[1] === row + 1)
  const down = source.x + source.width - pad * 2
  const over = target.x + target.width - pad * 2
  if (isWrapped || isBlocked) return `M${down} ${bottom}V${bottom + pad * 0.8}H${over}V${target.y - 2}`
  return `M${source.x + pad * 2} ${bottom}V${into}H${target.x - 2}`
}

/** A CSS variable for each color token, with its light and its dark value. */
function styles(palette: Palette): string {
  const colours = (scheme: 'light' | 'dark') =>
    rules.map(([look, property, token]) => `${look}{${property}:${palette(token)[scheme]}}`).join('')
  const voices = Object.entries(sizes).map(
    ([voice, size]) => `.${voice}{font-size:${size}px;font-family:${fonts[voice as Voice]}}`,
  )
  return [
    ...voices,
    '.title{font-weight:600}.arrow{fill:none;stroke-width:1.4}.box{stroke-width:1}.rule{stroke-width:1}',
    colours('light'),
    `@media (prefers-color-scheme:dark){${colours('dark')}}`,
  ].join('')
}

const sans = "'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"
const fonts: Record<Voice, string> = {
  part: "Rockwell,Georgia,'Times New Roman',serif",
  title: sans,
  note: sans,
  name: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace",
}

const tones: readonly Exclude<Tone, 'plain'>[] = ['good', 'attention', 'stop']
const tokenOf = { good: 'accent', attention: 'attention', stop: 'stop' } as const
const rules: readonly (readonly [look: string, property: string, token: string])[] = [
  ['.paper', 'fill', 'paper'],
  ['.ink', 'fill', 'ink'],
  ['.soft', 'fill', 'ink-soft'],
  ['.faint', 'fill', 'ink-faint'],
  ['.rule', 'stroke', 'rule'],
  ['.arrow', 'stroke', 'edge'],
  ['.head', 'fill', 'edge'],
  ['.box', 'stroke', 'edge'],
  ['.plain', 'fill', 'sheet'],
  ...tones.flatMap((tone) => [
    [`.${tone}`, 'fill', `${tokenOf[tone]}-wash`] as const,
    [`.${tone}-mark`, 'fill', tone === 'good' ? 'accent' : `${tokenOf[tone]}-mark`] as const,
  ]),
]
