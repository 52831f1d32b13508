import { listInWords, shortFileName } from '../../../domain/common/formats'
import { claimFiles } from '../../../domain/policy/claim'
import { Fault } from '../../shared/fields/control/FieldFrames'
import { ChosenFiles } from '../../shared/fields/control/FileList'

interface Props {
  readonly files: readonly File[]
  /** names of files that a reload lost */
  readonly lost: readonly string[]
  readonly fault: string | undefined
  /** the kinds of files that help */
  readonly label: string
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}

/** The files of a claim. */
export const ClaimFiles = ({ fault, lost, label, ...props }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
    <ChosenFiles
      {...props}
      label={
        <>
          {label} <span className="plain-weight text-ink-soft">(optional)</span>
        </>
      }
      rule={claimFiles}
      kinds="PDF, JPEG, PNG, HEIC or plain text"
      listed="Files that go with it"
      fault={fault && <Fault id="files">{fault}</Fault>}
    />
    {lost.length > 0 && (
      <p role="status" className="max-w-(--measure) font-strong">
        The page was loaded again, and files do not outlive that. Choose again what goes with it:{' '}
        {listInWords(lost.map(shortFileName))}.
      </p>
    )}
  </div>
)
