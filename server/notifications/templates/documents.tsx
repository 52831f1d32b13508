import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'
import { Quotation } from './quotation'

interface DocumentsProps {
  /** who sends them */
  readonly insured: string
  readonly event: string
  /** their own words */
  readonly message: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly areAttached: boolean
}

/** To whom the holder of a policy names: the documents, and a word of theirs. */
export const DocumentsLetter = ({ insured, event, message, documents, areAttached }: DocumentsProps) => (
  <Letter preview={`${insured}: ${event}.`} title={documents.length === 1 ? 'A document for you' : 'Documents for you'}>
    <Paragraph>{insured} has insured an event with us and asked us to send you this.</Paragraph>
    <Facts rows={[['Event', event]]} />
    {message && <Quotation who={`${insured} writes:`} words={message} />}
    <Documents all={documents} />
    <Note>
      {areAttached ? 'Attached to this message too.' : 'They are being made. Open them in a few minutes.'} Do you know
      nothing of this event? Then you need do nothing.
    </Note>
  </Letter>
)
