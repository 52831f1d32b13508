import { brand } from '../../../domain/common/brand'
import { several } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'

interface Props {
  /** name of the event */
  readonly event: string
  readonly number: string
  /** in dollars */
  readonly amount: string
  /** the last day to pay, with its weekday */
  readonly payBy: string | null
  readonly businesses: readonly string[]
  readonly isPaid: boolean
  readonly url: string
}

/** One invoice of an organizer for several exhibitors, or its receipt. */
export const OrganizerInvoiceLetter = ({ event, number, amount, payBy, businesses, isPaid, url }: Props) => (
  <Letter
    preview={isPaid ? `We received ${amount}.` : `${amount}${payBy ? `, by ${payBy}` : ''}.`}
    title={isPaid ? 'We received your payment' : 'Your invoice for your exhibitors'}
  >
    <Paragraph>
      {isPaid
        ? `Thank you. This insures ${several(businesses.length, 'exhibitor')} of ${event}. We email each one its policy and certificate.`
        : `This invoice is for ${several(businesses.length, 'exhibitor')} of ${event}. We issue each policy when we receive the whole amount.`}
    </Paragraph>
    <Facts
      rows={[
        ['Invoice', number],
        ['Amount', amount],
        ...(isPaid
          ? []
          : ([
              ['Payable to', brand.company],
              ['Send it to', [brand.company, ...brand.address].join(', ')],
              ['Write on it', number],
              ...(payBy ? [['Due by', payBy]] : []),
            ] as [string, string][])),
      ]}
    />
    <Paragraph>{sentence(`Exhibitors: ${businesses.join('; ')}`)}</Paragraph>
    <Action href={url}>{isPaid ? 'See the policies' : 'See the invoice'}</Action>
    <Note>
      {isPaid
        ? 'The invoice, marked as paid, is attached.'
        : 'The invoice is attached. If an exhibitor pays by itself or its order ends, the amount becomes less: the page has the newest invoice.'}
    </Note>
  </Letter>
)
