import type { ReactNode } from 'react'
import type { VenueImport } from '../../../../contract/client'
import { countOf } from '../../../../domain/common/formats'
import { outcomesIn } from '../../../../machines/staff/venues/venueImport.select'

type Row = VenueImport['rows'][number]

/** a longer list would hide the buttons below it */
const mostShown = 100

const look = 'max-h-[18rem] overflow-y-auto border-b border-rule'
const nameOf = ({ known_as, city, state }: Row) =>
  [known_as ?? 'No name', [city, state].filter(Boolean).join(', ')].filter(Boolean).join(', ')

/** The rows of an import by what happens to them: those with errors first. */
export function ImportRows({ data }: { data: VenueImport }) {
  const { addedRows, knownRows, refusedRows } = outcomesIn(data)
  return (
    <>
      {refusedRows.length > 0 && (
        <Part title="Lines with errors" rows={refusedRows}>
          {(row) => (
            <>
              <span className="font-strong">Line {row.line}</span>: {nameOf(row)}
              <ul>
                {Object.entries(row.errors).map(([column, error]) => (
                  <li key={column} className="text-stop">
                    {column}: {error}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Part>
      )}
      {addedRows.length > 0 && (
        <Part title={refusedRows.length > 0 ? 'Without an error' : 'Added as drafts'} rows={addedRows}>
          {(row) => `Line ${row.line}: ${nameOf(row)}`}
        </Part>
      )}
      {knownRows.length > 0 && (
        <Part title="Skipped: the directory or the file has them already" rows={knownRows}>
          {(row) => `Line ${row.line}: ${nameOf(row)}`}
        </Part>
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: readonly Row[]
  readonly children: (row: Row) => ReactNode
}

const Part = ({ title, rows, children }: PartProps) => (
  <section aria-label={title}>
    <h4 className="font-strong">
      {title} ({countOf(rows.length)})
    </h4>
    {/* a scrolling region takes the focus, so that the keyboard can scroll it */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
    <ul aria-label={title} tabIndex={0} className={look}>
      {rows.slice(0, mostShown).map((row) => (
        <li key={row.line} className="border-t border-rule py-1">
          {children(row)}
        </li>
      ))}
      {rows.length > mostShown && (
        <li className="border-t border-rule py-1 text-ink-soft">and {countOf(rows.length - mostShown)} more</li>
      )}
    </ul>
  </section>
)
