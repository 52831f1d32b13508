import { useSelector } from '@xstate/react'
import {
  type SignaturesRef,
  selectSignature,
  selectSignaturesProblem,
} from '../../../../machines/staff/signatures/signatures.select'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'
import { FormProblem } from '../shared/SmallForm'

/** Confirms the deletion of a signature. */
export function DeleteDialog({ signatures }: { signatures: SignaturesRef }) {
  const row = useSelector(signatures, selectSignature)
  const problem = useSelector(signatures, selectSignaturesProblem)
  if (!row) return null
  const close = () => signatures.send({ type: 'dialog.closed' })
  return (
    <Modal title={`Delete the signature of ${row.name}?`} onClose={close}>
      <p>It signs nothing from then on. Certificates that it has signed keep it.</p>
      {row.is_default && (
        <p className="font-strong">It is the default: certificates bear our representative’s name then.</p>
      )}
      <FormProblem problem={problem} />
      <Actions className="mt-2">
        <Button tone="stop" onClick={() => signatures.send({ type: 'deletion.confirmed' })}>
          Delete
        </Button>
        <LinkButton onClick={close}>Keep it</LinkButton>
      </Actions>
    </Modal>
  )
}
