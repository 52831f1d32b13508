import { CsvError, parse } from 'csv-parse/sync'
import { wrongAnswers } from '../platform/problems/problem'

interface CsvRecord<Name extends string> {
  /** of its first line, as an editor counts */
  readonly line: number
  readonly cells: Readonly<Record<Name, string>>
}

interface CsvFile<Name extends string> {
  readonly columns: readonly Name[]
  readonly records: readonly CsvRecord<Name>[]
}

interface Reading<Name extends string> {
  /** of the columns; a comma without it */
  readonly delimiter?: string
  /** the name of a column from its heading, however that is written, and from all headings of the file */
  readonly nameOf: (heading: string, at: number, all: readonly string[]) => Name
  /** whether a line may have fewer or more columns than the first one */
  readonly isUneven?: boolean
}

/** The records of a CSV file by their columns. @throws Problem 422 for one that cannot be read */
export function recordsIn<Name extends string>(csv: string, reading: Reading<Name>): CsvFile<Name> {
  let columns: readonly Name[] = []
  const parsed = readCsv(csv, reading, (head) => {
    columns = head.map(reading.nameOf)
    return [...columns]
  })
  return {
    columns,
    records: parsed.map(({ record, raw, info }) => ({
      line: info.lines - raw.trim().split('\n').length + 1,
      cells: record as Readonly<Record<Name, string>>,
    })),
  }
}

interface ParsedRecord {
  readonly record: Record<string, string>
  readonly raw: string
  /** `lines`: the number of lines up to the end of the record */
  readonly info: { readonly lines: number }
}

function readCsv(
  csv: string,
  { delimiter = ',', isUneven = false }: Pick<Reading<string>, 'delimiter' | 'isUneven'>,
  columns: (head: string[]) => string[],
): ParsedRecord[] {
  const options = {
    bom: true,
    columns,
    delimiter,
    info: true,
    raw: true,
    relax_column_count: isUneven,
    skip_empty_lines: true,
    skip_records_with_empty_values: isUneven,
    trim: true,
  } as const
  try {
    // the parser counts the two characters of a Windows line end as two lines
    return parse(csv.replaceAll(/\r\n?/g, '\n'), options) as unknown as ParsedRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw wrongAnswers({ csv: `Line ${error['lines']} cannot be read: ${csvFault(error)}` })
  }
}

const csvFault = ({ code }: CsvError) =>
  code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
    ? 'it needs as many columns as the first line'
    : 'a quotation mark is missing or one too many'
