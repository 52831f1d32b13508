import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { addDays, isBefore, todayIn } from '../../domain/common/dates'
import { messages } from '../../domain/common/messages'
import { requirementsInWords } from '../../domain/exhibitors/check'
import {
  type EventAnswers,
  eventFaults,
  eventOf,
  type OrganizerEvent,
  wholeEventAnswers,
} from '../../domain/exhibitors/event'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { OrganizerEventTable } from '../platform/db/exhibitorTables'
import { addressIn } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { newCode, typedCode } from '../venues/venue'

type EventDto = components['schemas']['OrganizerEvent']
export type EventRow = Selectable<OrganizerEventTable>

const dayMs = 24 * 60 * 60_000
/** days after the event for which its links open */
const daysAfter = 30
/** days for which the link to an event opens that nobody has described */
const undescribedDays = 30

/** Whether the links to an event open: until a month after its last day. */
export const isOpen = ({ last_day, created }: Pick<EventRow, 'last_day' | 'created'>, at: Date): boolean =>
  last_day === null
    ? at.getTime() < created.getTime() + undescribedDays * dayMs
    : !isBefore(addDays(last_day, daysAfter), todayIn(at))

/** Makes a link for a letter. The database has only its hash, so a lost link is replaced, never looked up. */
export async function organizerLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { eventId, email }: { readonly eventId: string; readonly email: string },
): Promise<string> {
  const token = newToken()
  const row = { token_hash: hashOf(token), event_id: eventId, email, created: now() }
  await db.q.insertInto('organizer_link').values(row).execute()
  return `${config.baseUrl}/quote/organizer/${token}`
}

/** The events of an address that are described and not over, the next one first. */
export async function eventsOf({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<EventRow[]> {
  const rows = await db.q
    .selectFrom('organizer_event')
    .innerJoin('organizer', 'organizer.event_id', 'organizer_event.id')
    .selectAll('organizer_event')
    .where((e) => e.fn('lower', ['organizer.email']), '=', email.toLowerCase())
    .where('last_day', 'is not', null)
    .orderBy('organizer_event.created')
    .execute()
  return rows.filter((row) => isOpen(row, now()))
}

/**
 * Mails an address the links to its events, and one to a new event. Staff invite an organizer with it.
 * @throws Problem 422, 429
 */
export async function requestOrganizerLink(
  { db, jobs, now, newId }: Services,
  { email, caller }: { readonly email: string | null; readonly caller: Caller },
): Promise<string> {
  const isInvited = caller.kind === 'staff'
  const address = addressIn(email ?? '')
  if (!address) throw wrongAnswers({ email: messages.email(isInvited ? 'Email' : 'Your email') })
  await db.tx(async () => {
    const due = await checkLimits(db, caller, { field: 'email', contactId: null, recipients: [address] })
    const [id, occasion] = [randomBytes(16).toString('base64url'), newId()]
    const at = now()
    await db.q.insertInto('organizer_event').values({ id, code: newCode(), created: at, edited: at }).execute()
    await db.q.insertInto('organizer').values({ event_id: id, email: address, send_to: null }).execute()
    await noteEvent(db, id, 'organizer.linkRequested', { email: address }, isInvited ? actorOf(caller) : 'organizer')
    const payload = { kind: 'organizerInvited', eventId: id, email: address, occasion, isInvited }
    await jobs.enqueue('mail', payload, `mail:organizerInvited:${occasion}`, due)
  })
  return address
}

/** Every change of an event is the organizer's own; staff may begin one with an invitation. */
export const noteEvent = (
  db: Db,
  entityId: string,
  action: Parameters<typeof audit>[1]['action'],
  after: object,
  actor = 'organizer',
): Promise<void> => audit(db, { actor, entity: 'organizer_event', entityId, action, after })

/** The event that a link opens now. @param isLocked whether it is about to be changed. @throws Problem 404 */
export async function eventOfLink({ q }: Db, token: string, now: Date, isLocked = false): Promise<EventRow> {
  const query = q
    .selectFrom('organizer_event')
    .selectAll()
    .where('id', '=', (e) =>
      e
        .selectFrom('organizer_link')
        .select('event_id')
        .where('token_hash', '=', hashOf(token))
        .where('revoked', 'is', null),
    )
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!row || !isOpen(row, now)) throw notFound('link')
  return row
}

/** The event under a code that is typed or followed. @throws Problem 404 for none, or one that is not described or over */
export async function eventOfCode({ q }: Db, typed: string, now: Date): Promise<EventRow> {
  const code = typedCode(typed)
  const row = await q.selectFrom('organizer_event').selectAll().where('code', '=', code).executeTakeFirst()
  if (!row?.answers || !isOpen(row, now)) throw notFound('event')
  return row
}

/** The address and the holder of certificates; undefined once it is erased. */
export const organizerOf = ({ q }: Db, eventId: string) =>
  q.selectFrom('organizer').selectAll().where('event_id', '=', eventId).executeTakeFirst()

/** The event as data, with the address that gets certificates; null until it is described. */
export async function describedEvent(db: Db, { id, answers }: EventRow): Promise<OrganizerEvent | null> {
  if (!answers) return null
  return eventOf({ ...answers, send_to: (await organizerOf(db, id))?.send_to ?? null })
}

/** @throws Problem 409 until the event is described */
export async function wholeEvent(db: Db, row: EventRow): Promise<OrganizerEvent> {
  const event = await describedEvent(db, row)
  if (!event) throw new Problem(409, 'Describe your event first')
  return event
}

async function toEventDto(db: Db, row: EventRow): Promise<EventDto> {
  const organizer = await organizerOf(db, row.id)
  return {
    code: row.code,
    version: row.version,
    email: organizer?.email ?? null,
    event:
      row.answers &&
      ({ ...wholeEventAnswers(row.answers), send_to: organizer?.send_to ?? null } as NonNullable<EventDto['event']>),
    open_orders: await openOrdersOf(db, row.id),
  }
}

/** How many orders of an event its organizer has to pay. */
async function openOrdersOf({ q }: Db, eventId: string): Promise<number> {
  const { orders } = await q
    .selectFrom('purchase_order as placed')
    .innerJoin('exhibitor_quote', 'exhibitor_quote.contact_id', 'placed.contact_id')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('exhibitor.event_id', '=', eventId)
    .where('placed.state', '=', 'open')
    .where('placed.payment_type', '=', 'organizer')
    .executeTakeFirstOrThrow()
  return Number(orders)
}

export const openEvent = async ({ db, now }: Services, token: string): Promise<EventDto> =>
  toEventDto(db, await eventOfLink(db, token, now()))

interface Describing {
  readonly token: string
  readonly answers: EventAnswers
  /** from If-Match */
  readonly version: string | undefined
}

/**
 * Stores the event as the organizer describes it. With other requirements, the organizer reads accepted certificates
 * again.
 * @throws Problem 404, 412, 422 that names the answers
 */
export function describeEvent({ db, now, today }: Services, describing: Describing): Promise<EventDto> {
  const { token, version } = describing
  // a page from before the question does not send it
  const answers = wholeEventAnswers(describing.answers)
  const faults = eventFaults(answers, today())
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  const { name, from, to, sheet } = eventOf(answers)
  return db.tx(async () => {
    const row = await eventOfLink(db, token, now(), true)
    assertRowVersion({ version: row.version }, version)
    const changed = await db.q
      .updateTable('organizer_event')
      .set({
        answers: JSON.stringify({ ...answers, send_to: null }),
        first_day: from,
        last_day: to,
        version: row.version + 1,
        edited: now(),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await db.q.updateTable('organizer').set({ send_to: sheet.send_to }).where('event_id', '=', row.id).execute()
    const isOther = row.answers !== null && !isDeepStrictEqual(requirementsOf(row.answers), requirementsOf(answers))
    const reopened = isOther ? await reopenAccepted(db, row.id) : 0
    const after = { name, from, to, version: changed.version, ...(reopened > 0 && { reopened_certificates: reopened }) }
    await noteEvent(db, row.id, 'organizer.described', after)
    return toEventDto(db, changed)
  })
}

/** The address that gets certificates is no part of them, and is stored apart. */
const requirementsOf = (answers: EventAnswers) => requirementsInWords(eventOf({ ...answers, send_to: null }))

/** Nobody has compared these certificates with the new requirements. @returns their number */
async function reopenAccepted({ q }: Db, eventId: string): Promise<number> {
  const { numUpdatedRows } = await q
    .updateTable('exhibitor_certificate')
    .set({ state: 'awaiting', decided: null })
    .where('state', '=', 'accepted')
    .where('exhibitor_id', 'in', (e) => e.selectFrom('exhibitor').select('id').where('event_id', '=', eventId))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends every link to an event and mails a new one. @throws Problem 404 */
export function replaceLink({ db, jobs, now, newId }: Services, token: string): Promise<string> {
  return db.tx(async () => {
    const { id } = await eventOfLink(db, token, now(), true)
    const organizer = await organizerOf(db, id)
    if (!organizer) throw notFound('organizer')
    const { email } = organizer
    await db.q
      .updateTable('organizer_link')
      .set({ revoked: now() })
      .where('event_id', '=', id)
      .where('revoked', 'is', null)
      .execute()
    const occasion = newId()
    const payload = { kind: 'organizerInvited', eventId: id, email, occasion }
    await jobs.enqueue('mail', payload, `mail:organizerInvited:${occasion}`)
    await noteEvent(db, id, 'organizer.linkReplaced', { email })
    return email
  })
}

/** Deletes events that nobody has described. */
export async function forgetUndescribedEvents(db: Db, now: Date): Promise<void> {
  await db.q
    .deleteFrom('organizer_event')
    .where('answers', 'is', null)
    .where('created', '<', new Date(now.getTime() - undescribedDays * dayMs))
    .execute()
}
