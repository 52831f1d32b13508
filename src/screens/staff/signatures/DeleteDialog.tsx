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
      <p>No new certificate is signed with it. Certificates that already have it keep it.</p>
      {row.is_default && (
        <p className="font-strong">
          It is the default signature. Without it, certificates show our representative’s name.
        </p>
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
