import { Link } from 'react-email'
import { Letter } from './letter'
import { Action, Bill, Note, Paragraph } from './parts'
import type { QuoteProps } from './quote'
import { style } from './style'

interface FollowUpProps extends QuoteProps {
  /** the unsubscribe page */
  readonly leave: string
}

/** A reminder of a quote that was not bought, with links to the quote and to unsubscribe. */
export const FollowUpLetter = ({ quoteNumber, sentence, url, bill, status, leave }: FollowUpProps) => (
  <Letter preview={`Your quote is kept. ${sentence}`} title="Your quote is kept">
    <Paragraph>You asked us what it costs to insure an event, and your answers and the price are still here.</Paragraph>
    <Paragraph>{sentence}</Paragraph>
    {bill && <Bill {...bill} />}
    <Paragraph>{status}</Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>
      Quote {quoteNumber}. Whoever has this link can see the quote and change it. This is a quote, not a policy: cover
      starts when the premium is paid.
    </Note>
    <Note>
      We remind you of a quote once. If you would rather have no reminders at all,{' '}
      <Link href={leave} style={style.quietLink}>
        unsubscribe
      </Link>
      .
    </Note>
  </Letter>
)
