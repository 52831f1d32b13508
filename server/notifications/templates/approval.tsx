import { Letter } from './letter'
import { Action, Facts, Heading, Paragraph, Points } from './parts'
import { Quotation } from './quotation'

interface ApprovalProps {
  /** of the policy or the quote */
  readonly number: string
  /** the act in one line */
  readonly subject: string
  readonly url: string
}

interface RequestedProps extends ApprovalProps {
  readonly requester: string
  /** the limits exceeded */
  readonly reasons: readonly string[]
}

/** To staff: an act waits for a second person. */
export const ApprovalRequestedLetter = ({ number, subject, requester, reasons, url }: RequestedProps) => (
  <Letter preview={`${subject}, ${number}`} title="A request to approve">
    <Paragraph>{requester} asks for a second person. Nothing is done before somebody else approves it.</Paragraph>
    <Facts
      rows={[
        ['Request', subject],
        ['For', number],
        ['From', requester],
      ]}
    />
    <Heading>Why it needs a second person</Heading>
    <Points all={reasons} />
    <Action href={url}>Open the request</Action>
  </Letter>
)

interface DecidedProps extends ApprovalProps {
  readonly approver: string
  readonly isApproved: boolean
  /** of a decline */
  readonly reason: string | null
}

/** To the member of staff who asked. */
export const ApprovalDecidedLetter = ({ number, subject, approver, isApproved, reason, url }: DecidedProps) => (
  <Letter
    preview={`${subject}, ${number}`}
    title={isApproved ? 'Your request is approved' : 'Your request is declined'}
  >
    <Paragraph>
      {approver} {isApproved ? 'approved your request.' : 'declined your request. Nothing was done.'}
    </Paragraph>
    <Facts
      rows={[
        ['Request', subject],
        ['For', number],
      ]}
    />
    {reason && <Quotation who="The reason:" words={reason} />}
    <Action href={url}>Open the request</Action>
  </Letter>
)
