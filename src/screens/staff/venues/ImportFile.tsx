import { neededColumns, otherColumns } from '../../../../domain/venues/importFile'
import { liquorWords } from '../../../../domain/venues/importRow'
import type { VenueImportRef } from '../../../../machines/staff/venues/venueImport.select'
import { CsvFile } from '../../csvImport/CsvImport'

interface Props {
  readonly dialog: VenueImportRef
  readonly label: string
  /** whether the hint lists the names of the columns */
  readonly hasColumns?: boolean
}

export const ImportFile = ({ dialog, label, hasColumns = false }: Props) => (
  <CsvFile
    dialog={dialog}
    id="venue-file"
    label={label}
    hint="Up to 2,000 venues and 500 KB, saved as CSV UTF-8. The first line names the columns."
  >
    {hasColumns && <Columns />}
  </CsvFile>
)

const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`${[...neededColumns, ...otherColumns].join()}\r\n`)}`

const Columns = () => (
  <details className="mt-1">
    <summary className="link inline-flex min-h-(--size-target) cursor-pointer items-center">
      Columns of the file
    </summary>
    <p className="max-w-(--measure)">
      Needed: <span className="font-strong">{neededColumns.join(', ')}</span>.
    </p>
    <p className="mt-1 max-w-(--measure)">
      If the venue asks for them: {otherColumns.join(', ')}. Answer yes or no, with an amount such as $1,000,000, or
      with a number of days.
    </p>
    <p className="mt-1 max-w-(--measure)">liquor is one of these: {liquorWords.join('; ')}.</p>
    <p className="mt-1 max-w-(--measure)">
      The labels of the form are understood too, such as Name, City, ZIP code and State. A state is a code or a name.
    </p>
    <p className="mt-1">
      <a href={template} download="venues.csv" className="link">
        Download an empty file with these columns
      </a>
    </p>
  </details>
)
