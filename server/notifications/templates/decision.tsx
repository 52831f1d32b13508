import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Bill, Heading, Note, Paragraph, Points, Suspended } from './parts'
import type { QuoteProps } from './quote'

interface DecidedProps extends QuoteProps {
  /** the underwriter's own words */
  readonly reason: string | null
  /** conditions of the approval */
  readonly conditions: readonly string[]
}

export const ApprovedLetter = ({
  quoteNumber,
  sentence,
  url,
  bill,
  status,
  suspension,
  reason,
  conditions,
}: DecidedProps) => (
  <Letter preview={bill ? `${bill.total}. ${sentence}` : sentence} title="Your quote is approved">
    <Paragraph>{sentence}</Paragraph>
    <Paragraph>An underwriter has reviewed your quote {quoteNumber} and approved it.</Paragraph>
    {reason && <Paragraph>{reason}</Paragraph>}
    {conditions.length > 0 && <Heading>Under these conditions</Heading>}
    {conditions.length > 0 && <Points all={conditions} />}
    {bill && <Bill {...bill} />}
    <Suspended suspension={suspension} />
    <Paragraph>{status}</Paragraph>
    <Action href={url}>Continue with my quote</Action>
    <Note>
      The approval is for the event as you described it. If you change an answer, an underwriter has to review it again.
      Nothing is insured until the premium is paid.
    </Note>
  </Letter>
)

export const DeclinedLetter = ({ quoteNumber, sentence, url, reason }: DecidedProps) => (
  <Letter preview={sentence} title="We cannot offer coverage">
    <Paragraph>{sentence}</Paragraph>
    <Paragraph>An underwriter has reviewed your quote {quoteNumber}. We cannot insure the event:</Paragraph>
    {reason && <Paragraph>{reason}</Paragraph>}
    <Paragraph>If your plans have changed, call us at {brand.phone} and give the quote number.</Paragraph>
    <Action href={url}>See my quote</Action>
  </Letter>
)
