import { dayInWords, dollars } from '../../domain/common/formats'
import { lineStates } from '../../domain/exhibitors/invoice'
import { describedEvent, organizerLink, organizerOf } from '../exhibitors/event'
import { organizerInvoiceAsPdf } from '../exhibitors/invoicePdf'
import { type InvoiceRow, invoicesWithLines, linesOf } from '../exhibitors/invoiceRows'
import { invoiceSuspension } from '../exhibitors/orderSuspension'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

/**
 * Mails an organizer its invoice for several exhibitors, that it became less or was canceled, or its receipt. A letter
 * that a newer one replaces is not sent.
 */
export async function organizerInvoicedLetters(
  services: Services,
  { invoiceId, occasion, change = null }: MailPayload<'organizerInvoiced'>,
): Promise<Letter[]> {
  const { db, config } = services
  const row = await db.q.selectFrom('organizer_invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst()
  const organizer = row && (await organizerOf(db, row.event_id))
  // erased meanwhile
  if (!row || !organizer || (await isReplaced(services, row, change))) return []
  const event = await db.q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', row.event_id)
    .executeTakeFirstOrThrow()
  const [invoice] = await invoicesWithLines(db, [row])
  const { email } = organizer
  const amount = dollars(invoice!.amount)
  const news: 'less' | InvoiceRow['state'] = row.state === 'open' && change !== null ? 'less' : row.state
  const subjects: Readonly<Record<typeof news, string>> = {
    open: `Invoice ${row.number} for your exhibitors`,
    less: `Invoice ${row.number} is now ${amount}`,
    paid: `Paid: invoice ${row.number}`,
    canceled: `Invoice ${row.number} is canceled`,
  }
  return [
    {
      kind: 'organizerInvoiced',
      contactId: null,
      occasion,
      to: email,
      subject: subjects[news],
      replyTo: staffAddress(config),
      compose: async () => {
        const bytes = await organizerInvoiceAsPdf(services, row)
        const lines = invoice!.lines.toSorted((one, other) => one.business.localeCompare(other.business))
        const props = {
          news,
          event: (await describedEvent(db, event))?.name ?? '',
          number: row.number,
          amount,
          payBy: invoice!.pay_by && dayInWords(invoice!.pay_by),
          suspension: await invoiceSuspension(db, invoice!, services.now()),
          businesses: lines.filter(({ state }) => state === row.state).map(({ business }) => business),
          left: lines
            .filter(({ state }) => state !== row.state)
            .map(({ business, state }) => `${business} (${lineStates[state].replace('Left: ', '')})`),
          url: `${await organizerLink(services, { eventId: row.event_id, email })}/payments`,
        }
        const attachments = [{ name: `Invoice ${row.number}.pdf`, type: 'application/pdf', bytes }]
        return draw(
          async () => (await import('./templates/organizerInvoice')).OrganizerInvoiceLetter,
          props,
          attachments,
        )
      },
    },
  ]
}

/** Whether a later change, or the payment, has its own letter, which says more than this one would. */
async function isReplaced({ db }: Services, { id, state }: InvoiceRow, change: string | null): Promise<boolean> {
  // the invoice itself is not sent once it is canceled
  if (change === null) return state === 'canceled'
  if (state === 'paid') return true
  if (change === 'canceled') return false
  const lines = await linesOf(db, [id])
  const left = lines.find(({ order_id }) => order_id === change)
  const moment = ({ ended, order_id }: (typeof lines)[number]) => `${ended?.toISOString() ?? ''} ${order_id}`
  return left !== undefined && lines.some((line) => line.ended !== null && moment(line) > moment(left))
}
