import { useSelector } from '@xstate/react'
import type { ExhibitorImport } from '../../../contract/client'
import { capital, several } from '../../../domain/common/formats'
import { addedBy } from '../../../machines/customer/exhibitors/exhibitorImport.machine'
import type { ExhibitorImportRef } from '../../../machines/customer/exhibitors/exhibitorImport.select'
import { selectImportData } from '../../../machines/kit/csvImport.select'
import { focusOnMount } from '../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { FileLines } from '../../shared/ui/FileLines'
import { Choosing, CsvFile, CsvImportDialog, Preview } from '../csvImport/CsvImport'

interface Props {
  readonly dialog: ExhibitorImportRef
}

/** Invites the exhibitors of a CSV file: choosing it, a preview, and the result. */
export const InviteListDialog = ({ dialog }: Props) => (
  <CsvImportDialog
    dialog={dialog}
    title="Invite exhibitors"
    choosing={
      <Choosing dialog={dialog}>
        <p>You see first what happens to each line. Nobody is invited before you confirm it, and nobody twice.</p>
        <ListFile dialog={dialog} label="CSV file" />
        <p>
          <a href={template} download="exhibitors.csv" className="link">
            Download an empty file with these columns
          </a>
        </p>
      </Choosing>
    }
    previewed={<Invitations dialog={dialog} />}
    imported={<Imported dialog={dialog} />}
  />
)

const template = `data:text/csv;charset=utf-8,${encodeURIComponent('Business name,Email,Contact,Booth\r\n')}`

const ListFile = ({ dialog, label }: Props & { readonly label: string }) => (
  <CsvFile
    dialog={dialog}
    id="exhibitor-file"
    label={label}
    hint="Up to 1,000 exhibitors. The first line names the columns: business name and email, and if you like, contact and booth."
  />
)

type Row = ExhibitorImport['rows'][number]

const parts: readonly { readonly outcome: Row['outcome']; readonly title: string }[] = [
  { outcome: 'refused', title: 'Will be skipped, because of a mistake' },
  { outcome: 'repeated', title: 'Will be skipped: the business is in the file twice' },
  { outcome: 'invited', title: 'Will be skipped: invited already' },
  { outcome: 'returns', title: 'Will be brought back, without a second email' },
  { outcome: 'new', title: 'Will be invited by email' },
]

/** It will be invited, although something in it may be a mistake. */
const isDoubtful = ({ outcome, notices }: Row) => outcome === 'new' && Object.keys(notices ?? {}).length > 0

/** The consequence of an import for the rows, in a sentence. */
function summaryOf({ rows }: ExhibitorImport, added: number): string {
  if (added === 0) return 'This file has nobody to invite'
  const skipped = rows.length - added
  const others = skipped > 0 ? `, and ${several(skipped, 'line is', 'lines are')} skipped` : ''
  return capital(`${several(added, 'exhibitor')} will be invited${others}`)
}

function Invitations({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  if (!data) return null
  const added = addedBy(data)
  return (
    <Preview
      dialog={dialog}
      summary={summaryOf(data, added)}
      ignored={data.ignored.length > 0 ? `. Not read: ${data.ignored.join(', ')}.` : ''}
      confirm={added > 0 ? `Invite ${several(added, 'exhibitor')}` : null}
      unfinished="The invitations may be on their way. Try again: nobody is invited twice."
      another={<ListFile dialog={dialog} label="Choose another file" />}
    >
      <Part title="Check these lines first" rows={data.rows.filter(isDoubtful)} hasNotices />
      {parts.map(({ outcome, title }) => (
        <Part
          key={outcome}
          title={title}
          rows={data.rows.filter((row) => row.outcome === outcome)}
          hasNotices={outcome !== 'new'}
        />
      ))}
    </Preview>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: readonly Row[]
  /** shows the notices too; those of rows that will be invited show in a part of their own */
  readonly hasNotices: boolean
}

const Part = ({ title, rows, hasNotices }: PartProps) => (
  <FileLines title={title} rows={rows}>
    {({ line, business, email, errors, notices = {} }) => (
      <>
        <span className="font-strong">Line {line}</span>: {[business ?? 'No name', email].filter(Boolean).join(', ')}
        {Object.entries(errors).map(([column, error]) => (
          <span key={column} className="block text-stop">
            {error}
          </span>
        ))}
        {hasNotices &&
          Object.entries(notices).map(([column, notice]) => (
            <span key={column} className="block">
              {notice}
            </span>
          ))}
      </>
    )}
  </FileLines>
)

function Imported({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  if (!data) return null
  return (
    <>
      <div role="status" tabIndex={-1} ref={focusOnMount}>
        <h3 className="text-h3 font-strong">
          {data.invited === 0 ? 'No invitation goes out' : capital(`${several(data.invited, 'invitation')} on the way`)}
        </h3>
      </div>
      <p>The list of your exhibitors shows how many are sent.</p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => dialog.send({ type: 'dialog.closed' })}>
          Show my exhibitors
        </Button>
        <LinkButton onClick={() => dialog.send({ type: 'import.restarted' })}>Invite from another file</LinkButton>
      </Actions>
    </>
  )
}
