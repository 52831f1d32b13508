import { useSelector } from '@xstate/react'
import type { ExhibitorImport } from '../../../contract/client'
import { capital, several, shortFileName } from '../../../domain/common/formats'
import { addedBy } from '../../../machines/customer/exhibitors/exhibitorImport.machine'
import { type ExhibitorImportRef, selectInviteBusy } from '../../../machines/customer/exhibitors/exhibitorImport.select'
import {
  selectCanRetry,
  selectEarlierFile,
  selectImportData,
  selectImportFault,
  selectImportProblem,
  selectImportRejections,
  selectImportView,
  selectPreviewedFile,
  selectPreviews,
} from '../../../machines/kit/csvImport.select'
import { focusOnMount } from '../../shared/browser/focus'
import { csvFiles, OneFile } from '../../shared/fields/control/OneFile'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { FileLines } from '../../shared/ui/FileLines'
import { Modal } from '../../shared/ui/Modal'
import { FormProblem } from '../staff/shared/SmallForm'

interface Props {
  readonly dialog: ExhibitorImportRef
}

/** Invites the exhibitors of a CSV file: choosing it, a preview, and the result. */
export function InviteListDialog({ dialog }: Props) {
  const view = useSelector(dialog, selectImportView)
  const busy = useSelector(dialog, selectInviteBusy)
  return (
    <>
      <Modal title="Invite exhibitors" onClose={() => dialog.send({ type: 'dialog.closed' })}>
        {view === 'choosing' && <Choosing dialog={dialog} />}
        {view === 'previewed' && <Preview dialog={dialog} />}
        {view === 'imported' && <Imported dialog={dialog} />}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

function Choosing({ dialog }: Props) {
  const problem = useSelector(dialog, selectImportProblem)
  const canRetry = useSelector(dialog, selectCanRetry)
  return (
    <>
      <p>You see first what happens to each line. Nobody is invited before you confirm it, and nobody twice.</p>
      <ListFile dialog={dialog} label="CSV file" />
      <p>
        <a href={template} download="exhibitors.csv" className="link">
          Download an empty file with these columns
        </a>
      </p>
      <FormProblem problem={problem && `The file could not be checked. ${problem}`} />
      <Actions className="mt-2">
        {canRetry && (
          <Button tone="main" onClick={() => dialog.send({ type: 'import.retried' })}>
            Try again
          </Button>
        )}
        <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Cancel</LinkButton>
      </Actions>
    </>
  )
}

const template = `data:text/csv;charset=utf-8,${encodeURIComponent('Business name,Email,Contact,Booth\r\n')}`

/** One CSV file, chosen or dropped. Its fault takes the focus. */
function ListFile({ dialog, label }: Props & { readonly label: string }) {
  const fault = useSelector(dialog, selectImportFault)
  const rejections = useSelector(dialog, selectImportRejections)
  const note = useSelector(dialog, selectEarlierFile)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <OneFile
        id="exhibitor-file"
        label={label}
        hint="Up to 1,000 exhibitors. The first line names the columns: business name and email, and if you like, contact and booth."
        accept={csvFiles}
        fault={fault}
        rejections={rejections}
        note={note}
        onChoose={(file) => dialog.send({ type: 'file.chosen', file })}
      />
    </div>
  )
}

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

function Preview({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  const file = useSelector(dialog, selectPreviewedFile)
  const previews = useSelector(dialog, selectPreviews)
  const problem = useSelector(dialog, selectImportProblem)
  const canRetry = useSelector(dialog, selectCanRetry)
  const earlier = useSelector(dialog, selectEarlierFile)
  if (!data || !file) return null
  const added = addedBy(data)
  const canInvite = added > 0
  const skipped = data.rows.length - added
  return (
    <>
      <h3 key={previews} tabIndex={-1} ref={focusOnMount} className="text-h3 font-strong">
        {added === 0
          ? 'This file has nobody to invite'
          : capital(
              `${several(added, 'exhibitor')} will be invited${skipped > 0 ? `, and ${several(skipped, 'line is', 'lines are')} skipped` : ''}`,
            )}
      </h3>
      <p className="text-ink-soft">
        {shortFileName(file.name)}
        {data.ignored.length > 0 && `. Not read: ${data.ignored.join(', ')}.`}
      </p>
      <Part title="Check these lines first" rows={data.rows.filter(isDoubtful)} hasNotices />
      {parts.map(({ outcome, title }) => (
        <Part
          key={outcome}
          title={title}
          rows={data.rows.filter((row) => row.outcome === outcome)}
          hasNotices={outcome !== 'new'}
        />
      ))}
      <FormProblem
        problem={
          problem && !canRetry
            ? `${problem}. The invitations may be on their way. Try again: nobody is invited twice.`
            : null
        }
      />
      {canInvite && (
        <Actions className="mt-2">
          <Button tone="main" onClick={() => dialog.send({ type: 'import.confirmed' })}>
            Invite {several(added, 'exhibitor')}
            {earlier && ` from ${shortFileName(file.name)}`}
          </Button>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Cancel</LinkButton>
        </Actions>
      )}
      <ListFile dialog={dialog} label="Choose another file" />
      {canRetry && (
        <>
          <FormProblem problem={problem && `The other file could not be checked. ${problem} ${earlier}`} />
          <Actions>
            <Button onClick={() => dialog.send({ type: 'import.retried' })}>Try again</Button>
          </Actions>
        </>
      )}
      {!canInvite && (
        <Actions>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Close</LinkButton>
        </Actions>
      )}
    </>
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
