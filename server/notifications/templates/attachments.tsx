import { brand } from '../../../domain/common/brand'
import { sentence } from '../../../domain/common/sentence'
import { Letter } from './letter'
import { Facts, Heading, Note, Paragraph, Points } from './parts'
import { Quotation } from './quotation'

interface FilesProps {
  /** the member of staff who sends them */
  readonly from: string
  readonly number: string
  readonly isPolicy: boolean
  readonly event: string
  /** the sender's message */
  readonly message: string | null
  /** file names */
  readonly files: readonly string[]
}

/** Files sent by a member of staff. */
export const FilesLetter = ({ from, number, isPolicy, event, message, files }: FilesProps) => (
  <Letter
    preview={sentence(`${from} sends you ${files.join(', ')}`)}
    title={files.length === 1 ? 'A document for you' : 'Documents for you'}
  >
    <Paragraph>
      {from} of {brand.company} sends you this.
    </Paragraph>
    <Facts
      rows={[
        [isPolicy ? 'Policy number' : 'Quote number', number],
        ['Event', event],
      ]}
    />
    {message && <Quotation who={`${from} writes:`} words={message} />}
    <Heading>Attached to this message</Heading>
    <Points all={files} />
    <Note>Questions? Reply to this message. If you don’t know this event, you can ignore this message.</Note>
  </Letter>
)
