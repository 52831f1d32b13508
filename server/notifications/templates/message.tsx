import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'
import { Quotation } from './quotation'

interface MessageProps {
  readonly number: string
  readonly event: string
  readonly insured: string
  /** the contact point */
  readonly email: string | null
  readonly subject: string
  readonly message: string
}

/** Confirms a message to its sender. */
export const MessageReceivedLetter = ({ number, subject, message }: MessageProps) => (
  <Letter preview={subject} title="We have your message">
    <Paragraph>Thank you. A member of our team reads it and replies to this address.</Paragraph>
    <Facts
      rows={[
        ['Policy number', number],
        ['Subject', subject],
      ]}
    />
    <Quotation who="You wrote:" words={message} />
    <Note>Is it urgent? Call {brand.phone} and give the number of the policy.</Note>
  </Letter>
)

interface ToStaffProps extends MessageProps {
  /** of the request's page */
  readonly url: string
}

export const MessageToStaffLetter = ({ number, event, insured, email, subject, message, url }: ToStaffProps) => (
  <Letter preview={message.slice(0, 120)} title="A message about a policy">
    <Facts
      rows={[
        ['Policy number', number],
        ['Insured', insured],
        ['Event', event],
        ['Reply to', email ?? 'no address is known'],
        ['Subject', subject],
      ]}
    />
    <Quotation who={`${insured} writes:`} words={message} />
    <Action href={url}>Open the request</Action>
  </Letter>
)
