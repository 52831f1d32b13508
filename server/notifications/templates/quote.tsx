import type { Suspension } from '../../../domain/quote/suspension'
import { Letter } from './letter'
import { Action, Bill, Facts, Note, Paragraph, Suspended } from './parts'

export interface QuoteProps {
  readonly quoteNumber: string
  /** the insured event, as a sentence */
  readonly sentence: string
  readonly url: string
  readonly bill: {
    readonly lines: readonly { readonly label: string; readonly amount: string }[]
    readonly total: string
  } | null
  /** why there is no price, or how long it is valid */
  readonly status: string
  /** why it cannot be bought now */
  readonly suspension: Suspension | undefined
}

/** A quote with the link that opens it again. */
export const QuoteLetter = ({ quoteNumber, sentence, url, bill, status, suspension }: QuoteProps) => (
  <Letter preview={bill ? `${bill.total}. ${sentence}` : sentence} title="Your quote">
    <Paragraph>{sentence}</Paragraph>
    {bill ? <Bill {...bill} /> : <Facts rows={[['Quote', quoteNumber]]} />}
    <Suspended suspension={suspension} />
    <Paragraph>{status}</Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>
      Quote {quoteNumber}. Anyone with this link can see and change the quote. This is a quote, not a policy: nothing is
      insured until the premium is paid.
    </Note>
  </Letter>
)
