import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'
import { Quotation } from './quotation'

interface WrittenProps {
  readonly quoteNumber: string
  /** the insured event */
  readonly sentence: string
  readonly message: string
  readonly url: string
}

/** To the customer: an underwriter's question, and where to answer it. */
export const UnderwriterQuestionLetter = ({ quoteNumber, sentence, message, url }: WrittenProps) => (
  <Letter preview={message.slice(0, 120)} title="We have a question">
    <Paragraph>{sentence}</Paragraph>
    <Paragraph>An underwriter is reviewing your quote {quoteNumber} and has a question.</Paragraph>
    <Quotation who="The underwriter writes:" words={message} />
    <Action href={url}>Answer on the page of my quote</Action>
    <Note>Anyone with this link can see and change the quote. Nothing is charged before you agree to a price.</Note>
  </Letter>
)

/** To staff: the customer's message. */
export const AnsweredLetter = ({ quoteNumber, sentence, message, url }: WrittenProps) => (
  <Letter preview={message.slice(0, 120)} title="The customer writes">
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['For', sentence],
      ]}
    />
    <Quotation who="They write:" words={message} />
    <Action href={url}>Open the quote</Action>
  </Letter>
)
