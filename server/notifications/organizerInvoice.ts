import { dayInWords, dollars } from '../../domain/common/formats'
import { describedEvent, organizerLink, organizerOf } from '../exhibitors/event'
import { organizerInvoiceAsPdf } from '../exhibitors/invoicePdf'
import { invoicesWithLines } from '../exhibitors/invoiceRows'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

/** Mails an organizer its invoice for several exhibitors, or its receipt. A canceled one is not sent. */
export async function organizerInvoicedLetters(
  services: Services,
  { invoiceId, occasion }: MailPayload<'organizerInvoiced'>,
): Promise<Letter[]> {
  const { db, config } = services
  const row = await db.q.selectFrom('organizer_invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst()
  const organizer = row && (await organizerOf(db, row.event_id))
  // erased, or canceled before the mail went out
  if (!row || !organizer || row.state === 'canceled') return []
  const event = await db.q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', row.event_id)
    .executeTakeFirstOrThrow()
  const [invoice] = await invoicesWithLines(db, [row])
  const isPaid = row.state === 'paid'
  const { email } = organizer
  return [
    {
      kind: 'organizerInvoiced',
      contactId: null,
      occasion,
      to: email,
      subject: isPaid ? `Paid: invoice ${row.number}` : `Invoice ${row.number} for your exhibitors`,
      replyTo: staffAddress(config),
      compose: async () => {
        const bytes = await organizerInvoiceAsPdf(services, row)
        const props = {
          event: (await describedEvent(db, event))?.name ?? '',
          number: row.number,
          amount: dollars(invoice!.amount),
          payBy: invoice!.pay_by && dayInWords(invoice!.pay_by),
          businesses: invoice!.lines.filter(({ state }) => state === row.state).map(({ business }) => business),
          isPaid,
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
