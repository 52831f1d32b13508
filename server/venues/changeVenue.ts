import type { components } from '../../contract/schema.gen'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import { assertRowVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { currentVenue, lockVenue, sheetForm, typedCode, type Venue, venueRow } from './venue'

type VenueDto = components['schemas']['Venue']

/** One venue for staff: its newest sheet, the versions, and the open links. @throws Problem 404 */
export async function venueDto({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<VenueDto> {
  const venue = await db.q.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirst()
  if (!venue || venue.merged_into) throw notFound('venue')
  const versions = await db.q
    .selectFrom('venue_sheet')
    .select(['number', 'author', 'created'])
    .where('venue_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  const invitations = await db.q
    .selectFrom('venue_invitation')
    .select(['name', 'email', 'created', 'expires'])
    .where('venue_id', '=', id)
    .where('revoked', 'is', null)
    .where('expires', '>', now())
    .orderBy('created', 'desc')
    .execute()
  return {
    row: venueRow(venue),
    sheet: (await sheetForm(db, venue)) as VenueDto['sheet'],
    versions: versions.map(({ created, ...rest }) => ({ ...rest, created: created.toISOString() })),
    invitations: invitations.map(({ created, expires, ...rest }) => ({
      ...rest,
      created: created.toISOString(),
      expires: expires.toISOString(),
    })),
  }
}

interface Changing {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  readonly caller: Caller
}

/** Confirms the newest sheet and publishes it. @throws Problem 404, 409 for a verified one, 412 */
export function verifyVenue({ db, now }: Services, { id, version, caller }: Changing): Promise<void> {
  return db.tx(async () => {
    const venue = await lockVenue(db, id)
    assertRowVersion({ version: venue.version }, version)
    if (venue.verified) throw new Problem(409, 'This venue is verified already')
    const actor = actorOf(caller)
    await db.q
      .updateTable('venue')
      .set({
        verified: now(),
        verified_by: actor,
        published_sheet: venue.newest_sheet,
        version: venue.version + 1,
        edited: now(),
      })
      .where('id', '=', id)
      .execute()
    await audit(db, {
      actor,
      entity: 'venue',
      entityId: id,
      action: 'venue.verified',
      after: { known_as: venue.known_as, number: venue.newest_sheet },
    })
  })
}

/**
 * Merges a venue into another one: its code and its quotes lead to the other one, and its links end.
 * @returns the id of the other venue
 * @throws Problem 404, 409 for a venue into itself, 412, 422 for an unknown code
 */
export function mergeVenue(
  { db, now }: Services,
  { id, version, into, caller }: Changing & { readonly into: string },
): Promise<string> {
  return db.tx(async () => {
    const target = await targetOf(db, into)
    if (target.id === id) throw new Problem(409, 'A venue cannot be merged into itself')
    const venue = await lockBoth(db, id, target.id)
    assertRowVersion({ version: venue.version }, version)
    const at = now()
    await db.q
      .updateTable('venue')
      .set({ merged_into: target.id, version: venue.version + 1, edited: at })
      .where('id', '=', id)
      .execute()
    await db.q
      .updateTable('venue_invitation')
      .set({ revoked: at })
      .where('venue_id', '=', id)
      .where('revoked', 'is', null)
      .execute()
    await audit(db, {
      actor: actorOf(caller),
      entity: 'venue',
      entityId: id,
      action: 'venue.merged',
      after: { known_as: venue.known_as, into: target.code },
    })
    return target.id
  })
}

async function targetOf(db: Db, code: string) {
  const named = await db.q.selectFrom('venue').selectAll().where('code', '=', typedCode(code)).executeTakeFirst()
  const target = await currentVenue(db, named)
  if (!target) throw wrongAnswers({ into: 'No venue has this code' })
  return target
}

/**
 * Locks the venue and the one that stays, which may not be merged away meanwhile. Two merges of the same two venues lock
 * them in the same order, so that neither waits for the other.
 * @returns the venue
 */
async function lockBoth(db: Db, id: string, targetId: string): Promise<Venue> {
  const locked = new Map<string, Venue>()
  for (const one of [id, targetId].toSorted()) locked.set(one, await lockVenue(db, one))
  return locked.get(id)!
}
