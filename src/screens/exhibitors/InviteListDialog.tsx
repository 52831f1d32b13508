import { useSelector } from '@xstate/react'
import type { ExhibitorImport } from '../../../contract/client'
import { capital, countOf, several, shortFileName } from '../../../domain/common/formats'
import { addedBy } from '../../../machines/customer/exhibitors/exhibitorImport.machine'
import { type ExhibitorImportRef, selectInviteBusy } from '../../../machines/customer/exhibitors/exhibitorImport.select'
import {
  selectCanImport,
  selectCanRetry,
  selectImportData,
  selectImportFault,
  selectImportFile,
  selectImportProblem,
  selectImportRejections,
  selectImportView,
} from '../../../machines/kit/csvImport.select'
import { focusOnMount } from '../../shared/browser/focus'
import { csvFiles, OneFile } from '../../shared/fields/control/OneFile'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <OneFile
        id="exhibitor-file"
        label={label}
        hint="Up to 1,000 exhibitors. The first line names the columns: business name and email, and if you like, contact and booth."
        accept={csvFiles}
        fault={fault}
        rejections={rejections}
        onChoose={(file) => dialog.send({ type: 'file.chosen', file })}
      />
    </div>
  )
}

type Row = ExhibitorImport['rows'][number]

const parts: readonly { readonly outcome: Row['outcome']; readonly title: string }[] = [
  { outcome: 'refused', title: 'Skipped, because of a mistake' },
  { outcome: 'repeated', title: 'Skipped: the address is in the file twice' },
  { outcome: 'invited', title: 'Skipped: invited already' },
  { outcome: 'returns', title: 'Brought back, without a second email' },
  { outcome: 'new', title: 'Invited by email' },
]

function Preview({ dialog }: Props) {
  const data = useSelector(dialog, selectImportData)
  const file = useSelector(dialog, selectImportFile)
  const problem = useSelector(dialog, selectImportProblem)
  const canInvite = useSelector(dialog, selectCanImport)
  if (!data || !file) return null
  const added = addedBy(data)
  const skipped = data.rows.length - added
  return (
    <>
      <h3 tabIndex={-1} ref={focusOnMount} className="text-h3 font-strong">
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
      {parts.map(({ outcome, title }) => (
        <Part key={outcome} title={title} rows={data.rows.filter((row) => row.outcome === outcome)} />
      ))}
      <FormProblem
        problem={problem && `${problem}. The invitations may be on their way. Try again: nobody is invited twice.`}
      />
      {canInvite && (
        <Actions className="mt-2">
          <Button tone="main" onClick={() => dialog.send({ type: 'import.confirmed' })}>
            Invite {several(added, 'exhibitor')}
          </Button>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Cancel</LinkButton>
        </Actions>
      )}
      <ListFile dialog={dialog} label="Choose another file" />
      {!canInvite && (
        <Actions>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Close</LinkButton>
        </Actions>
      )}
    </>
  )
}

/** a longer list would hide the buttons below it */
const mostShown = 100

const Part = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) =>
  rows.length > 0 && (
    <section aria-label={title}>
      <h4 className="font-strong">
        {title} ({countOf(rows.length)})
      </h4>
      {/* a scrolling region takes the focus, so that the keyboard can scroll it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul aria-label={title} tabIndex={0} className="max-h-[14rem] overflow-y-auto border-b border-rule">
        {rows.slice(0, mostShown).map(({ line, business, email, errors }) => (
          <li key={line} className="border-t border-rule py-1 wrap-anywhere">
            <span className="font-strong">Line {line}</span>:{' '}
            {[business ?? 'No name', email].filter(Boolean).join(', ')}
            {Object.entries(errors).map(([column, error]) => (
              <span key={column} className="block text-stop">
                {error}
              </span>
            ))}
          </li>
        ))}
        {rows.length > mostShown && (
          <li className="border-t border-rule py-1 text-ink-soft">and {countOf(rows.length - mostShown)} more</li>
        )}
      </ul>
    </section>
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
