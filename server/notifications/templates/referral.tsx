import { dayInWords } from '../../../domain/common/formats'
import { Letter } from './letter'
import { Action, Facts, Heading, Note, Paragraph, Points } from './parts'

interface ReviewProps {
  readonly quoteNumber: string
  readonly sentence: string
  /** reasons for the referral */
  readonly reasons: readonly string[]
  readonly url: string
}

interface ReceivedProps extends ReviewProps {
  /** MM/DD/YYYY; null where the review has ended meanwhile */
  readonly answerBy: string | null
}

/** Confirms a review to the person who requested it, with a link to its status. */
export const ReferralReceivedLetter = ({ quoteNumber, sentence, reasons, url, answerBy }: ReceivedProps) => (
  <Letter preview={`An underwriter is reviewing it. ${sentence}`} title="We are looking at it">
    <Paragraph>{sentence}</Paragraph>
    <Paragraph>
      Your quote {quoteNumber} is with our underwriters. We will email you as soon as they decide. Nothing is charged
      before you agree to a price.
    </Paragraph>
    {answerBy && <Paragraph>You can expect our answer by {dayInWords(answerBy)}.</Paragraph>}
    {reasons.length > 0 && <Heading>Why it needs a review</Heading>}
    <Points all={reasons} />
    <Action href={url}>Check the status</Action>
    <Note>Anyone with this link can see and change the quote. Nothing is insured until the premium is paid.</Note>
  </Letter>
)

interface ToStaffProps extends ReviewProps {
  readonly email: string
  readonly message: string | null
}

export const ReferralToStaffLetter = ({ quoteNumber, sentence, reasons, url, email, message }: ToStaffProps) => (
  <Letter preview={sentence} title="A quote to review">
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['For', sentence],
        ['Submitted by', email],
        ...(message ? [['Message', message] as const] : []),
      ]}
    />
    {reasons.length > 0 && <Heading>Why it was referred</Heading>}
    <Points all={reasons} />
    <Action href={url}>Open the queue</Action>
  </Letter>
)
