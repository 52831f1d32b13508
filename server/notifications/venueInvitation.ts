import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { makeVenueLink } from '../venues/invitations'
import { draw } from './compose'
import type { MailPayload } from './payloads'
import { staffAddress } from './recipients'

/** Mails the link by which a person at a venue describes its requirements. Sends nothing once the venue is merged. */
export async function venueInvitationLetters(
  services: Services,
  { venueId, name, email, occasion }: MailPayload<'venueInvited'>,
): Promise<Letter[]> {
  const { db, config } = services
  const venue = await db.q
    .selectFrom('venue')
    .select(['known_as', 'merged_into'])
    .where('id', '=', venueId)
    .executeTakeFirst()
  if (!venue || venue.merged_into) return []
  return [
    {
      kind: 'venueInvited',
      contactId: null,
      occasion,
      to: email,
      subject: `Your insurance requirements for events at ${venue.known_as}, ${brand.name}`,
      replyTo: staffAddress(config),
      compose: async () =>
        draw(async () => (await import('./templates/venueInvitation')).VenueInvitationLetter, {
          name,
          venue: venue.known_as,
          url: await makeVenueLink(services, { venueId, name, email }),
        }),
    },
  ]
}
