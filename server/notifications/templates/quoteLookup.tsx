import { Letter } from './letter'
import { Documents, Note, Paragraph } from './parts'

interface QuoteLookupProps {
  readonly all: readonly { readonly name: string; readonly url: string }[]
  readonly day: string
}

/** The links to a customer's forgotten quotes. */
export const QuoteLookupLetter = ({ all, day }: QuoteLookupProps) => (
  <Letter preview={`For an event on ${day}.`} title={all.length === 1 ? 'Your quote' : 'Your quotes'}>
    <Paragraph>Someone asked for the quotes of this address for an event on {day}. Here it is.</Paragraph>
    <Documents all={all} />
    <Note>
      Anyone with such a link can see and change the quote. If you did not ask for this, ignore this message. Nobody
      else was sent the links.
    </Note>
  </Letter>
)
