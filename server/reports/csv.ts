type Cell = string | number | null

/** A CSV line (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: Cell): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Prefixes text that a spreadsheet would take for a formula with an apostrophe. Semicolons and tabs count too, because
 * many locales use them as separators, so a formula could begin within a text.
 */
const harmless = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'").replace(/([;\t] *)([=+\-@＝＋－＠])/g, "$1'$2")
