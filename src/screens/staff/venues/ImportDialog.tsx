import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import type { VenueImport } from '../../../../contract/client'
import { capital, several } from '../../../../domain/common/formats'
import { selectImportData } from '../../../../machines/kit/csvImport.select'
import { isImportable } from '../../../../machines/staff/venues/venueImport.machine'
import { outcomesIn, type VenueImportRef } from '../../../../machines/staff/venues/venueImport.select'
import { venuesAddressOf, venuesQueryIn } from '../../../../machines/staff/venues/venues.route'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Choosing, CsvImportDialog, Preview } from '../../csvImport/CsvImport'
import { ImportFile } from './ImportFile'
import { ImportRows } from './ImportRows'

interface Props {
  readonly dialog: VenueImportRef
}

/** Adds the venues of a CSV file: choosing it, a preview, and the result. */
export const ImportDialog = ({ dialog }: Props) => (
  <CsvImportDialog
    dialog={dialog}
    title="Import venues"
    choosing={
      <Choosing dialog={dialog}>
        <p>
          You see first what the file would change. Each new venue is a draft, and buyers find it once it is verified.
        </p>
        <ImportFile dialog={dialog} label="CSV file" hasColumns />
      </Choosing>
    }
    previewed={<Venues dialog={dialog} />}
    imported={<Imported dialog={dialog} />}
  />
)

/** The fate of the rows, in a sentence. */
function summaryOf(data: VenueImport): string {
  const { addedRows, knownRows, refusedRows } = outcomesIn(data)
  if (refusedRows.length > 0) return capital(`${several(refusedRows.length, 'line')} cannot be imported`)
  if (addedRows.length === 0) return 'The directory already has all of these venues'
  const skipped = knownRows.length > 0 ? `, and ${several(knownRows.length, 'is', 'are')} skipped` : ''
  return capital(`${several(addedRows.length, 'venue')} will be added${skipped}`)
}

function Venues({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  if (!data) return null
  const { added, refusedRows } = outcomesIn(data)
  return (
    <Preview
      dialog={dialog}
      summary={summaryOf(data)}
      confirm={isImportable(data) ? `Add ${several(added, 'venue')}` : null}
      unfinished="The import may not have finished. Try again: venues that were added already are skipped."
      another={<ImportFile dialog={dialog} label="Choose another file" />}
    >
      {refusedRows.length > 0 && (
        <p>Nothing is imported while a line has an error. Correct the file, and choose it again.</p>
      )}
      <ImportRows data={data} />
    </Preview>
  )
}

/** The drafts, the newest first: the imported venues are at the top. */
const newestDrafts = venuesAddressOf({
  ...venuesQueryIn('/admin/venues'),
  status: 'draft',
  sort: 'edited',
  direction: 'desc',
})

function Imported({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  const go = useNavigate()
  const close = () => dialog.send({ type: 'dialog.closed' })
  if (!data) return null
  const skipped = data.rows.length - data.added
  return (
    <>
      <div role="status" tabIndex={-1} ref={focusOnMount}>
        <h3 className="text-h3 font-strong">
          {data.added === 0 ? 'No venue was added' : `${capital(several(data.added, 'venue'))} added`}
        </h3>
      </div>
      <p>
        {data.added === 1 && 'It is a draft. Read and verify it, so that buyers find it. '}
        {data.added > 1 && 'They are drafts. Read and verify each one, so that buyers find them. '}
        {skipped > 0 && capital(`${several(skipped, 'line')} skipped: the directory has these venues already.`)}
      </p>
      <Actions className="mt-2">
        {data.added > 0 && (
          <Button
            tone="main"
            onClick={() => {
              close()
              go(newestDrafts)
            }}
          >
            Show the newest drafts
          </Button>
        )}
        <LinkButton onClick={() => dialog.send({ type: 'import.restarted' })}>Import another file</LinkButton>
        <LinkButton onClick={close}>Close</LinkButton>
      </Actions>
    </>
  )
}
