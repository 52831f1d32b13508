import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import { Quotation } from './quotation'
import { style } from './style'

interface ForwardedProps {
  /** the member of staff who forwards it */
  readonly from: string
  /** the original recipient */
  readonly to: string
  readonly sent: Date
  /** the forwarder's message */
  readonly message: string | null
  /** whether the original had a signed link, which is only for its recipient */
  readonly isLinkless: boolean
}

const lineOf = ({ from, to, sent }: ForwardedProps) =>
  `${from} of ${brand.company} forwards you this message, which was sent to ${to} on ${todayIn(sent)}.`
const linkless = 'A link in it was for its recipient only, and no longer works.'

/** The note above a forwarded message. */
const ForwardedWords = (forwarded: ForwardedProps) => (
  <div style={{ maxWidth: '600px', margin: '0 auto', padding: '16px' }}>
    <p style={style.note}>{lineOf(forwarded)}</p>
    {forwarded.message && <Quotation who={`${forwarded.from} writes:`} words={forwarded.message} />}
    {forwarded.isLinkless && <p style={style.note}>{linkless}</p>}
  </div>
)

/** The note as HTML, to insert into the body of the message. */
export const forwardedHtml = (forwarded: ForwardedProps) => renderToStaticMarkup(<ForwardedWords {...forwarded} />)

/** The note as plain text. */
export const forwardedText = (forwarded: ForwardedProps) =>
  [
    lineOf(forwarded),
    ...(forwarded.message ? [`${forwarded.from} writes:\n${forwarded.message}`] : []),
    ...(forwarded.isLinkless ? [linkless] : []),
    '----------',
  ].join('\n\n')
