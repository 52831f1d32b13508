import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../contract/schema.gen'
import { messages } from '../../domain/common/messages'
import { answersOf, type SheetAnswers } from '../../domain/venues/form'
import { assertNoCards, trimmed } from '../contacts/text'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import { addressIn } from '../platform/mail/addresses'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { publishSheet, readSheet } from './sheets'
import { lockVenue, sheetForm, type Venue } from './venue'

type VenueSheet = components['schemas']['VenueSheet']

const dayMs = 24 * 60 * 60_000
/** days for which a mailed link opens the venue's page */
const linkDays = 180

interface Invited {
  readonly venueId: string
  readonly name: string | null
  readonly email: string
}

/** Makes the link for a letter. The database has only its hash, so a lost link is replaced, never looked up. */
export async function makeVenueLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { venueId, name, email }: Invited,
): Promise<string> {
  const token = newToken()
  const created = now()
  const expires = new Date(created.getTime() + linkDays * dayMs)
  await db.q
    .insertInto('venue_invitation')
    .values({ token_hash: hashOf(token), venue_id: venueId, name, email, created, expires })
    .execute()
  return `${config.baseUrl}/quote/venue/${token}`
}

interface Inviting {
  readonly id: string
  readonly name: string | null | undefined
  readonly email: string
  readonly caller: Caller
}

/**
 * Mails the link by which a person at a venue describes its requirements.
 * @throws Problem 404, 422 for an invalid address
 */
export function inviteVenue({ db, jobs, newId }: Services, { id, name, email, caller }: Inviting): Promise<void> {
  const address = addressIn(email)
  if (!address) throw wrongAnswers({ email: messages.email('Email') })
  assertNoCards({ name: ['Name', name] })
  return db.tx(async () => {
    const { known_as } = await lockVenue(db, id)
    const occasion = newId()
    const payload = { kind: 'venueInvited', venueId: id, name: trimmed(name), email: address, occasion }
    await jobs.enqueue('mail', payload, `mail:venueInvited:${occasion}`)
    // the address is a value of the history, so that an erasure finds it there
    await audit(db, {
      actor: actorOf(caller),
      entity: 'venue',
      entityId: id,
      action: 'venue.invited',
      after: { known_as, email: address },
    })
  })
}

/** The id of the venue that a link opens now. @throws Problem 404 */
export async function venueOfLink({ q }: Db, token: string, now: Date): Promise<string> {
  const link = await q
    .selectFrom('venue_invitation')
    .select(['venue_id', 'expires'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  if (!link || link.expires <= now) throw notFound('link')
  return link.venue_id
}

const toSheetDto = async (db: Db, venue: Venue): Promise<VenueSheet> => ({
  code: venue.code,
  version: venue.version,
  verified: venue.verified !== null,
  sheet: (await sheetForm(db, venue)) as VenueSheet['sheet'],
})

/** The newest sheet, for whoever holds the link. @throws Problem 404 */
export async function openSheet({ db, now }: Services, token: string): Promise<VenueSheet> {
  const id = await venueOfLink(db, token, now())
  const venue = await db.q.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return toSheetDto(db, venue)
}

/**
 * Stores and publishes a new version of the sheet, as the venue describes it. One that changes nothing makes none, and
 * stays verified.
 * @throws Problem 404, 412, 422 that names the answers
 */
export function describeVenue(
  { db, now }: Services,
  { token, answers, version }: { token: string; answers: SheetAnswers; version: string | undefined },
): Promise<VenueSheet> {
  const sheet = readSheet(answers)
  return db.tx(async () => {
    const venue = await lockVenue(db, await venueOfLink(db, token, now()))
    assertRowVersion({ version: venue.version }, version)
    const isPublished = venue.published_sheet === venue.newest_sheet
    if (isPublished && isDeepStrictEqual(answersOf(sheet), await sheetForm(db, venue))) return toSheetDto(db, venue)
    const changed = await publishSheet(db, venue, { sheet, author: 'venue', at: now() })
    await audit(db, {
      actor: 'venue',
      entity: 'venue',
      entityId: venue.id,
      action: 'venue.described',
      after: { known_as: sheet.known_as, legal_name: sheet.venue.name, number: changed.newest_sheet },
    })
    return toSheetDto(db, changed)
  })
}
