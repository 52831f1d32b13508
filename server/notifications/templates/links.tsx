import { Letter } from './letter'
import { Action, Bill, Facts, Note, Paragraph } from './parts'
import type { QuoteProps } from './quote'

/** The link to the payment of a quote. */
export const PurchaseLinkLetter = ({ quoteNumber, sentence, url, bill, status }: QuoteProps) => (
  <Letter preview={bill ? `${bill.total}. ${sentence}` : sentence} title="Ready to be paid for">
    <Paragraph>{sentence}</Paragraph>
    {bill && <Bill {...bill} />}
    <Paragraph>{status}</Paragraph>
    <Action href={url}>Go to the payment</Action>
    <Note>
      Quote {quoteNumber}. What is left to answer or to sign is asked first. Whoever has this link can see the quote and
      change it. Coverage starts when the premium is paid, not before.
    </Note>
  </Letter>
)

/** The link to the terms of a quote, for the signer. */
export const TermsLinkLetter = ({ quoteNumber, sentence, url }: QuoteProps) => (
  <Letter preview={sentence} title="Terms to read and sign">
    <Paragraph>Somebody asked us to send you the terms of a quote, so that you can read and sign them.</Paragraph>
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['For', sentence],
      ]}
    />
    <Action href={url}>Read and sign</Action>
    <Note>
      Whoever has this link can see the quote and change it. If you know nothing of this event, do nothing: without a
      signature there is no policy.
    </Note>
  </Letter>
)
