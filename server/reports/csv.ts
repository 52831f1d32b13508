import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { type Cents, dollarsOf } from '../../domain/common/money'

/** An amount of money, which a file writes with both decimals. */
interface Dollars {
  readonly dollars: number
}
/** Cents as a cell. */
export const inDollars = (cents: Cents): Dollars => ({ dollars: dollarsOf(cents) })

type Cell = string | number | Dollars | null

/** Without this mark, a spreadsheet reads the text in an encoding of one byte a letter. */
export const byteOrderMark = '\uFEFF'

/** Lines of a file that a spreadsheet opens (RFC 4180). */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], {
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    cast: { string: harmless, object: inDecimals },
  })

const inDecimals = (cell: object): string => (cell as Dollars).dollars.toFixed(2)

/**
 * A spreadsheet reads a text that begins like this as a formula, or as another cell; an apostrophe before it keeps it a text.
 * In the countries where semicolons or tabs separate the cells, a formula may also begin inside a text. The library's
 * own `escape_formulas` covers neither that nor a line break before the formula.
 */
const harmless = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'").replace(/([;\t] *)([=+\-@＝＋－＠])/g, "$1'$2")

/** The columns of a file, in order. */
export type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell])[]

const atOnce = 2_000

/** Rows as a file. Yields between parts, so that other requests are served. */
export async function csvFile<Row>(columns: Columns<Row>, rows: readonly Row[]): Promise<Buffer> {
  const parts = [byteOrderMark, csvLines([columns.map(([title]) => title)])]
  for (let from = 0; from < rows.length; from += atOnce) {
    parts.push(csvLines(rows.slice(from, from + atOnce).map((row) => columns.map(([, cell]) => cell(row)))))
    await setImmediate()
  }
  return Buffer.from(parts.join(''))
}
