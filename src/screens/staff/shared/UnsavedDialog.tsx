import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asked over a form before what was written in it is gone. The form stands behind it as it is. */
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
