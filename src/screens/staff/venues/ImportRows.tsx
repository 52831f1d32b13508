import type { ReactNode } from 'react'
import type { VenueImport } from '../../../../contract/client'
import { sheetQuestions } from '../../../../domain/venues/form'
import { noticeOwner } from '../../../../domain/venues/notices'
import { outcomesIn } from '../../../../machines/staff/venues/venueImport.select'
import { FileLines } from '../../../shared/ui/FileLines'

type Row = VenueImport['rows'][number]

const nameOf = ({ known_as, city, state }: Row) =>
  [known_as ?? 'No name', [city, state].filter(Boolean).join(', ')].filter(Boolean).join(', ')

const labelOf = (column: string) =>
  (sheetQuestions as Readonly<Record<string, { label: string }>>)[column]?.label ?? column

/** The rows of an import by what happens to them: those with errors first. */
export function ImportRows({ data }: { data: VenueImport }) {
  const { addedRows, knownRows, refusedRows, doubtfulRows } = outcomesIn(data)
  return (
    <>
      <FileLines title="Lines with errors" rows={refusedRows}>
        {(row) => (
          <RowWithReasons row={row}>
            {Object.entries(row.errors).map(([column, error]) => (
              <li key={column} className="text-stop">
                {labelOf(column)}: {error}
              </li>
            ))}
          </RowWithReasons>
        )}
      </FileLines>
      <FileLines title="Check these lines first" rows={doubtfulRows}>
        {(row) => (
          <RowWithReasons row={row}>
            {Object.entries(row.notices ?? {}).map(([column, text]) => (
              <li key={column}>
                {noticeOwner(column)}: {text}
              </li>
            ))}
          </RowWithReasons>
        )}
      </FileLines>
      <FileLines title={refusedRows.length > 0 ? 'Without an error' : 'Will be added as drafts'} rows={addedRows}>
        {(row) => `Line ${row.line}: ${nameOf(row)}`}
      </FileLines>
      <FileLines title="Will be skipped: the directory or the file has them already" rows={knownRows}>
        {(row) => `Line ${row.line}: ${nameOf(row)}`}
      </FileLines>
    </>
  )
}

/** A row, and below it the list of what is wrong with it. */
const RowWithReasons = ({ row, children }: { readonly row: Row; readonly children: ReactNode }) => (
  <>
    <span className="font-strong">Line {row.line}</span>: {nameOf(row)}
    <ul>{children}</ul>
  </>
)
