import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { addressLines } from '../../domain/common/address'
import { requirementsInWords } from '../../domain/exhibitors/check'
import type { OrganizerEvent } from '../../domain/exhibitors/event'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { ExhibitorTable } from '../platform/db/exhibitorTables'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type EventRow, isOpen } from './event'

export type Exhibitor = Selectable<ExhibitorTable>
type EventDto = components['schemas']['ExhibitorEvent']

interface ExhibitorLink {
  readonly page: string
  /** ends the reminders without a question, for mail programs (RFC 8058) */
  readonly oneClick: string
}

/** Makes a link for a letter. Only the caller receives its token; the database stores a hash. */
export async function exhibitorLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  exhibitorId: string,
): Promise<ExhibitorLink> {
  const token = newToken()
  await db.q
    .insertInto('exhibitor_link')
    .values({ token_hash: hashOf(token), exhibitor_id: exhibitorId, created: now() })
    .execute()
  return {
    page: `${config.baseUrl}/quote/exhibitor/${token}`,
    oneClick: `${config.baseUrl}/api/exhibitors/${token}/stop-reminders`,
  }
}

interface Opened {
  readonly exhibitor: Exhibitor
  readonly row: EventRow
}

/**
 * The exhibitor that a link opens now, with its event.
 * @param isLocked whether it is about to be changed
 * @throws Problem 404 for a link that does not work, or an exhibitor that was removed
 */
export async function exhibitorOfLink({ q }: Db, token: string, now: Date, isLocked = false): Promise<Opened> {
  const query = q
    .selectFrom('exhibitor')
    .selectAll()
    .where('id', '=', (e) =>
      e.selectFrom('exhibitor_link').select('exhibitor_id').where('token_hash', '=', hashOf(token)),
    )
    .where('removed', 'is', null)
  const exhibitor = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!exhibitor) throw notFound('link')
  const row = await q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', exhibitor.event_id)
    .executeTakeFirstOrThrow()
  if (!row.answers || !isOpen(row, now)) throw notFound('link')
  return { exhibitor, row }
}

/** An exhibitor of an event. @throws Problem 404 */
export async function exhibitorOf({ q }: Db, eventId: string, id: string, isLocked = false): Promise<Exhibitor> {
  const query = q
    .selectFrom('exhibitor')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .where('removed', 'is', null)
  const exhibitor = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!exhibitor) throw notFound('exhibitor')
  return exhibitor
}

interface Noted {
  readonly actor: 'organizer' | 'exhibitor'
  readonly exhibitor: Pick<Exhibitor, 'id' | 'business' | 'email'>
  readonly action: AuditAction
  readonly after?: object
}

/** The address is a value of the history, so that an erasure finds it there. */
export const noteExhibitor = (db: Db, { actor, exhibitor, action, after }: Noted): Promise<void> =>
  audit(db, {
    actor,
    entity: 'exhibitor',
    entityId: exhibitor.id,
    action,
    after: { business: exhibitor.business, email: exhibitor.email, ...after },
  })

/** An event as its exhibitors see it. */
export function toEventDto({ code }: EventRow, event: OrganizerEvent): EventDto {
  const { name, organizer, pays, from, to, due, sheet } = event
  const { venue } = sheet
  return {
    code,
    event: name,
    organizer: organizer.name,
    organizer_pays: pays,
    from,
    to,
    due,
    location: {
      name: venue.name,
      lines: addressLines({
        street: venue.address_1,
        street2: venue.address_2,
        city: venue.city,
        state: venue.state,
        zip: venue.zip,
      }),
    },
    requirements: [...requirementsInWords(event)],
  }
}
