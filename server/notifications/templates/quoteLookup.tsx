import { Letter } from './letter'
import { Documents, Note, Paragraph } from './parts'

interface QuoteLookupProps {
  readonly all: readonly { readonly name: string; readonly url: string }[]
  readonly day: string
}

/** The links to a customer's forgotten quotes. */
export const QuoteLookupLetter = ({ all, day }: QuoteLookupProps) => (
  <Letter preview={`For an event on ${day}.`} title={all.length === 1 ? 'Your quote' : 'Your quotes'}>
    <Paragraph>Somebody asked for what this address has with us for an event on {day}. Here it is.</Paragraph>
    <Documents all={all} />
    <Note>
      Whoever has such a link can see the quote and change it. If it was not you who asked, do nothing: nobody else was
      sent the links.
    </Note>
  </Letter>
)
