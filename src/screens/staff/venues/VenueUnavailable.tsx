import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'

interface Props {
  readonly problem: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** A dialog whose venue could not be loaded. */
export const VenueUnavailable = ({ problem, onRetry, onClose }: Props) => (
  <>
    <p role="alert" tabIndex={-1} ref={focusOnMount}>
      We cannot show this venue just now. {problem}
    </p>
    <Actions className="mt-2">
      <Button tone="main" onClick={onRetry}>
        Try again
      </Button>
      <LinkButton onClick={onClose}>Close</LinkButton>
    </Actions>
  </>
)
