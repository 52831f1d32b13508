import { several } from '../../domain/common/formats'
import { exhibitorRows } from '../exhibitors/board'
import { describedEvent, organizerLink, organizerOf } from '../exhibitors/event'
import { waitingOrders } from '../exhibitors/invoices'
import { eventSuspension } from '../exhibitors/orderSuspension'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

/**
 * Mails an organizer the certificates that it has to read, and the orders that it has to pay, at the time of the mail.
 * Nothing goes out if there are none any more.
 */
export async function organizerNewsLetters(
  services: Services,
  { eventId, occasion }: MailPayload<'organizerNews'>,
): Promise<Letter[]> {
  const { db, config } = services
  const row = await db.q.selectFrom('organizer_event').selectAll().where('id', '=', eventId).executeTakeFirst()
  const organizer = await organizerOf(db, eventId)
  const event = row && (await describedEvent(db, row))
  if (!event || !organizer) return []
  const rows = await exhibitorRows(db, eventId, event)
  const certificates = rows.filter(({ state }) => state === 'awaiting').map(({ business }) => business)
  const orders = (await waitingOrders(db, eventId)).map(({ business }) => business)
  if (certificates.length + orders.length === 0) return []
  const { email } = organizer
  const news = [
    ...(certificates.length > 0 ? [several(certificates.length, 'certificate')] : []),
    ...(orders.length > 0 ? [several(orders.length, 'order')] : []),
  ].join(' and ')
  return [
    {
      kind: 'organizerNews',
      contactId: null,
      occasion,
      to: email,
      subject: `${event.name}: ${news} for you`,
      replyTo: staffAddress(config),
      compose: async () =>
        draw(async () => (await import('./templates/organizerNews')).OrganizerNewsLetter, {
          event: event.name,
          certificates,
          orders,
          ...(await eventSuspension(db, event, services.now())),
          url: await organizerLink(services, { eventId, email }),
        }),
    },
  ]
}
