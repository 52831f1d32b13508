import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import { Quotation } from './quotation'
import { style } from './style'

interface ForwardedProps {
  /** who of us forwards it */
  readonly from: string
  /** whom it was sent to */
  readonly to: string
  readonly sent: Date
  /** their own words */
  readonly message: string | null
  /** whether it held a signed link, which is for its recipient alone */
  readonly isLinkless: boolean
}

const lineOf = ({ from, to, sent }: ForwardedProps) =>
  `${from} of ${brand.company} forwards you this message, which was sent to ${to} on ${todayIn(sent)}.`
const linkless = 'A link in it was for its recipient alone, and works no more.'

/** What stands over a message that is forwarded. */
const ForwardedWords = (forwarded: ForwardedProps) => (
  <div style={{ maxWidth: '600px', margin: '0 auto', padding: '16px' }}>
    <p style={style.note}>{lineOf(forwarded)}</p>
    {forwarded.message && <Quotation who={`${forwarded.from} writes:`} words={forwarded.message} />}
    {forwarded.isLinkless && <p style={style.note}>{linkless}</p>}
  </div>
)

/** The same as HTML, to stand in the message's own body. */
export const forwardedHtml = (forwarded: ForwardedProps) => renderToStaticMarkup(<ForwardedWords {...forwarded} />)

/** And as plain text. */
export const forwardedText = (forwarded: ForwardedProps) =>
  [
    lineOf(forwarded),
    ...(forwarded.message ? [`${forwarded.from} writes:\n${forwarded.message}`] : []),
    ...(forwarded.isLinkless ? [linkless] : []),
    '----------',
  ].join('\n\n')
