import { Actions, Button } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

/** The dialog after an act that was refused. */
export const RefusedDialog = ({ problem, onClose }: { problem: string | null; onClose: () => void }) => (
  <Modal title="That did not work" onClose={onClose}>
    <p role="alert">{problem}</p>
    <Actions className="mt-2">
      <Button tone="main" onClick={onClose}>
        Close
      </Button>
    </Actions>
  </Modal>
)
