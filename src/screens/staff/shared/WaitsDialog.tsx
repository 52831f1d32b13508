import type { PendingApproval } from '../../../../contract/client'
import { workItemAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import { Actions, Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly pending: PendingApproval
  readonly onClose: () => void
}

/** Says that an act was not done, why it needs a second person, and where it waits. */
export const WaitsDialog = ({ pending: { id, subject, reasons }, onClose }: Props) => (
  <Modal title="This needs a second person" onClose={onClose}>
    <p>Nothing has been done yet. Somebody else has to approve your request first: {subject}.</p>
    {reasons.map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
    <p>We email you the decision. Until then, you can withdraw the request.</p>
    <Actions className="mt-2">
      <Button tone="main" onClick={onClose}>
        Close
      </Button>
      <Link to={workItemAddressOf(id)} className="inline-flex min-h-(--size-target) items-center">
        Open the request
      </Link>
    </Actions>
  </Modal>
)
