import { claimFiles } from '../../../domain/claim'
import { ChosenFiles } from '../../fields/ChosenFiles'
import { Fault } from '../../fields/frames'

interface Props {
  readonly files: readonly File[]
  readonly fault: string | undefined
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}

/** What goes with a claim. */
export const Files = ({ fault, ...props }: Props) => (
  <ChosenFiles
    {...props}
    label={
      <>
        Photos, bills and letters <span className="plain-weight text-ink-soft">(optional)</span>
      </>
    }
    rule={claimFiles}
    kinds="PDF, JPEG, PNG, HEIC or plain text"
    listed="Files that go with it"
    fault={fault && <Fault id="files">{fault}</Fault>}
  />
)
