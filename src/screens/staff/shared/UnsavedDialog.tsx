import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirms that unsaved text is discarded. The form stays as it is behind the dialog. */
export const AskToLeave = ({ onLeave, onStay }: Props) => (
  <Modal title="Discard your changes?" onClose={onStay}>
    <p>Your text is neither saved nor sent. If you discard it, it is lost.</p>
    <Actions className="mt-2">
      <Button tone="stop" onClick={onLeave}>
        Discard
      </Button>
      <LinkButton onClick={onStay}>Keep editing</LinkButton>
    </Actions>
  </Modal>
)
