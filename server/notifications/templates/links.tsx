import { Letter } from './letter'
import { Action, Bill, Facts, Note, Paragraph, Suspended } from './parts'
import type { QuoteProps } from './quote'

/** The link to the payment of a quote, or to wait with it. */
export const PurchaseLinkLetter = ({ quoteNumber, sentence, url, bill, status, suspension }: QuoteProps) => (
  <Letter
    preview={bill ? `${bill.total}. ${sentence}` : sentence}
    title={suspension ? 'Please wait with the payment' : 'Ready to be paid for'}
  >
    <Paragraph>{sentence}</Paragraph>
    {bill && <Bill {...bill} />}
    <Suspended suspension={suspension} />
    <Paragraph>{status}</Paragraph>
    <Action href={url}>{suspension ? 'Open my quote' : 'Go to the payment'}</Action>
    <Note>
      Quote {quoteNumber}. You may have to answer a few questions or sign first. Anyone with this link can see and
      change the quote. Nothing is insured until the premium is paid.
    </Note>
  </Letter>
)

/** The link to the terms of a quote, for the signer. */
export const TermsLinkLetter = ({ quoteNumber, sentence, url }: QuoteProps) => (
  <Letter preview={sentence} title="Terms to read and sign">
    <Paragraph>Someone asked us to send you the terms of a quote, so that you can read and sign them.</Paragraph>
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['For', sentence],
      ]}
    />
    <Action href={url}>Read and sign</Action>
    <Note>
      Anyone with this link can see and change the quote. If you don’t know this event, ignore this message: without a
      signature there is no policy.
    </Note>
  </Letter>
)
