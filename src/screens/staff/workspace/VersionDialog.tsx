import { useSelector } from '@xstate/react'
import type { VersionComparison } from '../../../../contract/client'
import { dollars } from '../../../../domain/common/formats'
import { selectComparison, type WorkspaceRef } from '../../../../machines/staff/workspace/workspace.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { outcomeInWords } from '../shared/versionLabels'

/** Confirms that a quote moves to today's versions, with its new price. The move cannot be undone. */
export function VersionDialog({ workspace, number }: { workspace: WorkspaceRef; number: string }) {
  const comparison = useSelector(workspace, selectComparison)
  if (!comparison) return null
  const close = () => workspace.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Move ${number} to today’s version?`} onClose={close}>
      <p>{priceInWords(comparison)}</p>
      <p className="text-ink-soft">
        The quote keeps its answers. Its approval and its signature end. This cannot be undone.
      </p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => workspace.send({ type: 'move.confirmed' })}>
          Move it
        </Button>
        <LinkButton onClick={close}>Keep its version</LinkButton>
      </Actions>
    </Modal>
  )
}

function priceInWords({ own, today }: VersionComparison) {
  const before = own.price && dollars(own.price.pricing_detail.amount_due)
  if (!today.price)
    return `With today’s version: ${outcomeInWords[today.outcome].toLowerCase()}. It would have no price.`
  const after = dollars(today.price.pricing_detail.amount_due)
  if (before === after) return `Its price stays ${after}.`
  return before ? `Its price becomes ${after}. It was ${before}.` : `Its price becomes ${after}. It had none.`
}
