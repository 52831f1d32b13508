import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Facts, Note } from './parts'
import { Quotation } from './quotation'

interface AnsweredProps {
  /** the member of staff */
  readonly name: string
  readonly message: string
  /** the request that is answered */
  readonly rows: readonly (readonly [label: string, value: string])[]
  /** the customer's own words; null for a request without any */
  readonly text: string | null
}

/** An answer of staff to a claim, a message or a rain request. */
export const RequestAnsweredLetter = ({ name, message, rows, text }: AnsweredProps) => (
  <Letter preview={message.slice(0, 120)} title="Our answer to your request">
    <Quotation who={`${name} writes:`} words={message} />
    <Note>Do you have more questions? Reply to this message, or call {brand.phone}.</Note>
    <Facts rows={rows} />
    {text && <Quotation who="You wrote:" words={text} />}
  </Letter>
)
