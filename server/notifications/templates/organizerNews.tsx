import { sentence } from '../../../domain/common/sentence'
import { type Suspension, suspensionSentence, waitWithPaymentWords } from '../../../domain/quote/suspension'
import { Letter } from './letter'
import { Action, Note, Paragraph } from './parts'

interface Props {
  /** name of the event */
  readonly event: string
  /** businesses whose certificates wait for the organizer */
  readonly certificates: readonly string[]
  /** businesses whose orders wait for its payment */
  readonly orders: readonly string[]
  /** the moratorium for which the orders wait */
  readonly suspension?: Suspension
  readonly url: string
}

const most = 20

/** A long list ends with the number of the others. */
const listed = (businesses: readonly string[]): string =>
  businesses.length > most
    ? `${businesses.slice(0, most).join('; ')}; and ${businesses.length - most} more`
    : businesses.join('; ')

/** The certificates and orders that wait for an organizer, at most once a day. */
export const OrganizerNewsLetter = ({ event, certificates, orders, suspension, url }: Props) => (
  <Letter preview={event} title={`News of your exhibitors: ${event}`}>
    {certificates.length > 0 && (
      <Paragraph>
        {sentence(`These exhibitors uploaded a certificate for you to read: ${listed(certificates)}`)}
      </Paragraph>
    )}
    {certificates.length > 0 && <Action href={`${url}?status=awaiting`}>Review the certificates</Action>}
    {orders.length > 0 && <Paragraph>{sentence(`These exhibitors ordered, and you pay: ${listed(orders)}`)}</Paragraph>}
    {orders.length > 0 && suspension && (
      <Paragraph>
        {suspensionSentence(suspension)} <strong>{waitWithPaymentWords('these orders')}</strong>
      </Paragraph>
    )}
    {orders.length > 0 && <Action href={`${url}/payments`}>See the orders</Action>}
    <Note>You get this message at most once a day. Anyone with the link can change the event.</Note>
  </Letter>
)
