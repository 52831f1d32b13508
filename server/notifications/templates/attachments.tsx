import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Facts, Heading, Note, Paragraph, Points } from './parts'
import { Quotation } from './quotation'

interface FilesProps {
  /** who of us sends them */
  readonly from: string
  readonly number: string
  readonly isPolicy: boolean
  readonly event: string
  /** their own words */
  readonly message: string | null
  /** by name */
  readonly files: readonly string[]
}

/** Files that one of us sends. */
export const FilesLetter = ({ from, number, isPolicy, event, message, files }: FilesProps) => (
  <Letter
    preview={`${from} sends you ${files.join(', ')}.`}
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
    <Note>Questions? Answer to this message. Do you know nothing of this event? Then you need do nothing.</Note>
  </Letter>
)
