import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirms that unsaved text is discarded. The form stays as it is behind the dialog. */
export const AskToLeave = ({ onLeave, onStay }: Props) => (
  <Modal title="Leave what you have written?" onClose={onStay}>
    <p>It is not saved and not sent. It is gone once you leave it.</p>
    <Actions className="mt-2">
      <Button tone="stop" onClick={onLeave}>
        Leave it
      </Button>
      <LinkButton onClick={onStay}>Go on writing</LinkButton>
    </Actions>
  </Modal>
)
