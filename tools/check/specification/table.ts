import path from 'node:path'

/** A statement with the test that proves it. */
export interface Shown {
  /** words of a line of the specification: the whole line, or pieces of it with … between them; or a call */
  readonly words: string
  /** the text of the link to the test file; or `noCounterpart` */
  readonly label: string
  /** relative to the project's folder */
  readonly file: string
  /** of the test; without a counterpart, the names and the reason, such as “`lastAction`: …” */
  readonly title: string
}

/** In place of a test file, where names of the specification have no counterpart in the product. */
export const noCounterpart = 'no counterpart'

/** A row of docs/lines.md. */
export interface Row extends Shown {
  readonly heading: string
}

/** A row of docs/calls.md. */
export interface CallRow extends Row {
  readonly operation: string
  readonly screen: string
}

/**
 * The rows of docs/lines.md. A row without words continues the line above it. Tables belong to the heading above them.
 */
export const rowsOf = (markdown: string): readonly Row[] =>
  tableRows(markdown, 3).map(({ head: [words = ''], ...row }) => ({ ...row, words }))

/** The rows of docs/calls.md, each with its operation and its screen. */
export const callRowsOf = (markdown: string): readonly CallRow[] =>
  tableRows(markdown, 5).map(({ head: [words = '', operation = '', screen = ''], ...row }) => ({
    ...row,
    words,
    operation,
    screen,
  }))

/** The rows with this number of cells. The last two cells are the test; empty leading cells repeat the row above. */
function tableRows(markdown: string, width: number) {
  const rows: (Omit<Row, 'words'> & { head: readonly string[] })[] = []
  let heading = ''
  let isInTable = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim()
    const cells = cellsOf(line)
    const isHead = !isInTable
    isInTable = cells.length > 0
    if (isHead || cells.length !== width || /^-+$/.test(cells[0]!)) continue
    const [link, title] = cells.slice(-2) as [string, string]
    const [, label = link, target = link] = /^\[(.+)\]\((.+)\)$/.exec(link) ?? []
    rows.push({
      heading,
      head: cells[0] ? cells.slice(0, -2) : (rows.at(-1)?.head ?? []),
      label,
      file: path.posix.normalize(path.posix.join('docs', target)),
      title,
    })
  }
  return rows
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.replaceAll('\\|', '|').trim())
    : []

/** Whether the words quote the line: its whole text, or, with … in them, its beginning and later pieces in order. */
export function quotes(words: string, line: string): boolean {
  const pieces = words.split('…').map((piece) => piece.trim())
  let at = 0
  for (const [nth, piece] of pieces.entries()) {
    const match = line.indexOf(piece, at)
    if (match < 0 || (nth === 0 && match > 0)) return false
    at = match + piece.length
  }
  return pieces.at(-1) === '' || line.endsWith(pieces.at(-1)!)
}
