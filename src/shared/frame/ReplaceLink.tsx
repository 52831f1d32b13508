import type { ReactNode } from 'react'
import { Actions, Button, LinkButton } from '../ui/Button'
import { Modal } from '../ui/Modal'
import { LinkPart } from './LinkPage'

/** The link was replaced. */
export const NewLinkSent = ({ sentTo }: { readonly sentTo: string | null }) => (
  <LinkPart title="Check your email">
    <p className="mt-2 max-w-(--measure) wrap-anywhere">
      The earlier links do not work any more. A new one is on its way to {sentTo}.
    </p>
  </LinkPart>
)

interface ReplacingProps {
  /** the consequence */
  readonly children: ReactNode
  readonly onReplace: () => void
  readonly onClose: () => void
}

/** Asks before all links to the page end. */
export const ReplaceLink = ({ children, onReplace, onClose }: ReplacingProps) => (
  <Modal title="Replace your link?" onClose={onClose}>
    <p className="wrap-anywhere">{children}</p>
    <Actions className="mt-2">
      <Button tone="stop" onClick={onReplace}>
        Replace the link
      </Button>
      <LinkButton onClick={onClose}>Cancel</LinkButton>
    </Actions>
  </Modal>
)
