import { Link } from 'react-email'
import { Letter } from './letter'
import { Action, Bill, Note, Paragraph, Suspended } from './parts'
import type { QuoteProps } from './quote'
import { style } from './style'

interface FollowUpProps extends QuoteProps {
  /** the unsubscribe page */
  readonly leave: string
}

/** A reminder of a quote that was not bought, with links to the quote and to unsubscribe. */
export const FollowUpLetter = ({ quoteNumber, sentence, url, bill, status, suspension, leave }: FollowUpProps) => (
  <Letter preview={`Your quote is saved. ${sentence}`} title="Your quote is kept">
    <Paragraph>You asked us for a price to insure an event. Your answers and the price are saved.</Paragraph>
    <Paragraph>{sentence}</Paragraph>
    {bill && <Bill {...bill} />}
    <Suspended suspension={suspension} />
    <Paragraph>{status}</Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>
      Quote {quoteNumber}. Anyone with this link can see and change the quote. This is a quote, not a policy: nothing is
      insured until the premium is paid.
    </Note>
    <Note>
      We send one reminder for a quote. If you want no reminders at all,{' '}
      <Link href={leave} style={style.quietLink}>
        unsubscribe
      </Link>
      .
    </Note>
  </Letter>
)
