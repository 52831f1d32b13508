import { sentence } from '../../../domain/common/sentence'
import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'
import { Quotation } from './quotation'

interface DocumentsProps {
  /** the sender */
  readonly insured: string
  readonly event: string
  /** the sender's message */
  readonly message: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly areAttached: boolean
}

/** To recipients named by the policyholder: the documents and a message. */
export const DocumentsLetter = ({ insured, event, message, documents, areAttached }: DocumentsProps) => (
  <Letter
    preview={sentence(`${insured}: ${event}`)}
    title={documents.length === 1 ? 'A document for you' : 'Documents for you'}
  >
    <Paragraph>{insured} has insured an event with us and asked us to send you this.</Paragraph>
    <Facts rows={[['Event', event]]} />
    {message && <Quotation who={`${insured} writes:`} words={message} />}
    <Documents all={documents} />
    <Note>
      {areAttached ? 'Attached to this message too.' : 'They are being made. Open them in a few minutes.'} If you don’t
      know this event, you can ignore this message.
    </Note>
  </Letter>
)
