type Cell = string | number | null

/** A line of a file that a spreadsheet opens (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: Cell): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet takes what begins so for a formula, or for another cell; behind an apostrophe it is a text. Where semicolons
 * or tabs part the cells, as they do in half the world, one may begin within a text too.
 */
const harmless = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'").replace(/([;\t] *)([=+\-@＝＋－＠])/g, "$1'$2")
