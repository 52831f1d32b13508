/** The rows of a file, by the titles of its columns, as a spreadsheet reads them. */
export function readCsv(text: string): Record<string, string>[] {
  const [titles, ...lines] = readCells(text.replace(/^\uFEFF/, ''))
  return lines.map((line) => Object.fromEntries(titles!.map((title, i) => [title, line[i] ?? ''])))
}

/** The cells of each line. */
export function readCells(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
