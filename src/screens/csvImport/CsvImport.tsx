import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { shortFileName } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import type { ExhibitorImportRef } from '../../../machines/customer/exhibitors/exhibitorImport.select'
import {
  selectCanRetry,
  selectEarlierFile,
  selectImportBusy,
  selectImportFault,
  selectImportProblem,
  selectImportRejections,
  selectImportView,
  selectPreviewedFile,
  selectPreviews,
} from '../../../machines/kit/csvImport.select'
import type { VenueImportRef } from '../../../machines/staff/venues/venueImport.select'
import { focusOnMount } from '../../shared/browser/focus'
import { csvFiles, OneFile } from '../../shared/fields/control/OneFile'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Modal } from '../../shared/ui/Modal'
import { FormProblem } from '../staff/shared/SmallForm'

/* The parts that every import of a CSV file has: its three views, the file, and the actions below a preview. */

interface Props {
  readonly dialog: ExhibitorImportRef | VenueImportRef
}

interface DialogProps extends Props {
  readonly title: string
  readonly choosing: ReactNode
  readonly previewed: ReactNode
  readonly imported: ReactNode
}

export function CsvImportDialog({ dialog, title, ...views }: DialogProps) {
  const view = useSelector(dialog, selectImportView)
  const busy = useSelector(dialog, selectImportBusy)
  return (
    <>
      <Modal title={title} onClose={() => dialog.send({ type: 'dialog.closed' })}>
        {views[view]}
      </Modal>
      {busy && <Busy text={busy} />}
    </>
  )
}

/** No file has a preview. @param children about the file, and its field */
export function Choosing({ dialog, children }: Props & { readonly children: ReactNode }) {
  const problem = useSelector(dialog, selectImportProblem)
  const canRetry = useSelector(dialog, selectCanRetry)
  return (
    <>
      {children}
      <FormProblem problem={problem && `The file could not be checked. ${sentence(problem)}`} />
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

interface FileProps extends Props {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly children?: ReactNode
}

/** One CSV file, chosen or dropped. Its fault takes the focus. */
export function CsvFile({ dialog, id, label, hint, children }: FileProps) {
  const fault = useSelector(dialog, selectImportFault)
  const rejections = useSelector(dialog, selectImportRejections)
  const note = useSelector(dialog, selectEarlierFile)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <OneFile
        id={id}
        label={label}
        hint={hint}
        accept={csvFiles}
        fault={fault}
        rejections={rejections}
        note={note}
        onChoose={(file) => dialog.send({ type: 'file.chosen', file })}
      />
      {children}
    </div>
  )
}

interface PreviewProps extends Props {
  readonly summary: string
  /** behind the name of the file */
  readonly ignored?: string
  readonly children: ReactNode
  /** the button; null if nothing in the file can be imported */
  readonly confirm: string | null
  /** behind the reason, after an import that may not have finished */
  readonly unfinished: string
  /** the field for another file */
  readonly another: ReactNode
}

/** The file with what its import would do. It stays while another file has no preview. @param children the rows */
export function Preview({ dialog, summary, ignored, children, confirm, unfinished, another }: PreviewProps) {
  const file = useSelector(dialog, selectPreviewedFile)
  const previews = useSelector(dialog, selectPreviews)
  const problem = useSelector(dialog, selectImportProblem)
  const canRetry = useSelector(dialog, selectCanRetry)
  const earlier = useSelector(dialog, selectEarlierFile)
  if (!file) return null
  return (
    <>
      <h3 key={previews} tabIndex={-1} ref={focusOnMount} className="text-h3 font-strong">
        {summary}
      </h3>
      <p className="text-ink-soft">
        {shortFileName(file.name)}
        {ignored}
      </p>
      {children}
      <FormProblem problem={problem && !canRetry ? `${sentence(problem)} ${unfinished}` : null} />
      {confirm && (
        <Actions className="mt-2">
          <Button tone="main" onClick={() => dialog.send({ type: 'import.confirmed' })}>
            {confirm}
            {earlier && ` from ${shortFileName(file.name)}`}
          </Button>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Cancel</LinkButton>
        </Actions>
      )}
      {another}
      {canRetry && (
        <>
          <FormProblem problem={problem && `The other file could not be checked. ${sentence(problem)} ${earlier}`} />
          <Actions>
            <Button onClick={() => dialog.send({ type: 'import.retried' })}>Try again</Button>
          </Actions>
        </>
      )}
      {!confirm && (
        <Actions>
          <LinkButton onClick={() => dialog.send({ type: 'dialog.closed' })}>Close</LinkButton>
        </Actions>
      )}
    </>
  )
}
