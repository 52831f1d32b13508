import path from 'node:path'

/** A row of docs/lines.md: words of a line of the specification, and a test that shows it. */
export interface Row {
  readonly heading: string
  /** all of the line, or its pieces with … between them */
  readonly words: string
  /** from the project's folder */
  readonly file: string
  readonly title: string
}

/** A row without words is of the line above it. Tables stand under the headings of their part. */
export function rowsOf(markdown: string): readonly Row[] {
  const rows: Row[] = []
  let heading = ''
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim()
    const cells = cellsOf(line)
    if (cells.length !== 3 || /^-+$/.test(cells[0]!) || cells[0] === 'Line') continue
    const [words, link, title] = cells as [string, string, string]
    const target = /\]\((.+)\)$/.exec(link)?.[1] ?? link
    rows.push({
      heading,
      words: words || (rows.at(-1)?.words ?? ''),
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

/** Whether the words are of the line: its whole text, or, with … in them, its beginning and what follows in order. */
export function quotes(words: string, line: string): boolean {
  const pieces = words.split('…').map((piece) => piece.trim())
  let at = 0
  for (const [nth, piece] of pieces.entries()) {
    const found = line.indexOf(piece, at)
    if (found < 0 || (nth === 0 && found > 0)) return false
    at = found + piece.length
  }
  return pieces.at(-1) === '' || line.endsWith(pieces.at(-1)!)
}
