import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { answersOf, type SheetAnswers } from '../../domain/venues/form'
import type { RequirementSheet } from '../../domain/venues/sheet'
import type { Db } from '../platform/db/database'
import type { VenueTable } from '../platform/db/venueTables'
import { notFound } from '../platform/problems/problem'

export type Venue = Selectable<VenueTable>
export type VenueMatch = components['schemas']['VenueMatch']
type VenueRow = components['schemas']['VenueRow']

/** Letters and digits that are not mistaken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 6

/** A new code of a venue's public link. It is no secret; the database refuses one that is taken. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** A code as it is stored, from one that was typed. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Locks a venue that was not merged into another one. @throws Problem 404 */
export async function lockVenue({ q }: Db, id: string): Promise<Venue> {
  const venue = await q
    .selectFrom('venue')
    .selectAll()
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!venue) throw notFound('venue')
  return venue
}

/** Follows the merges of a venue, so that an old code or an old quote leads to the venue as it is now. */
export async function currentVenue(db: Db, venue: Venue | undefined): Promise<Venue | undefined> {
  if (!venue?.merged_into) return venue
  const next = await db.q.selectFrom('venue').selectAll().where('id', '=', venue.merged_into).executeTakeFirst()
  return currentVenue(db, next)
}

/** The venue that buyers see under a code; undefined without one, or if no sheet is published. */
export async function publishedVenue(db: Db, typed: string): Promise<Venue | undefined> {
  const code = typedCode(typed)
  const venue = await db.q.selectFrom('venue').selectAll().where('code', '=', code).executeTakeFirst()
  const current = await currentVenue(db, venue)
  return current?.published_sheet ? current : undefined
}

/** Whether any venue has published its requirements. */
export async function hasPublishedVenue({ q }: Db): Promise<boolean> {
  const venues = q.selectFrom('venue').select('id').where('merged_into', 'is', null)
  return (await venues.where('published_sheet', 'is not', null).limit(1).executeTakeFirst()) !== undefined
}

/** One version of a venue's sheet. @throws if there is no such version */
export async function sheetVersion({ q }: Db, venueId: string, number: number): Promise<RequirementSheet> {
  const { sheet, email } = await q
    .selectFrom('venue_sheet')
    .leftJoin('venue_recipient', (join) =>
      join
        .onRef('venue_recipient.venue_id', '=', 'venue_sheet.venue_id')
        .onRef('venue_recipient.number', '=', 'venue_sheet.number'),
    )
    .select(['venue_sheet.sheet', 'venue_recipient.email'])
    .where('venue_sheet.venue_id', '=', venueId)
    .where('venue_sheet.number', '=', number)
    .executeTakeFirstOrThrow()
  return { ...sheet, send_to: email }
}

export const sheetForm = async (db: Db, { id, newest_sheet }: Venue): Promise<SheetAnswers> =>
  answersOf(await sheetVersion(db, id, newest_sheet))

const statusOf = ({ verified, published_sheet }: Pick<Venue, 'verified' | 'published_sheet'>): VenueRow['status'] =>
  verified ? 'verified' : published_sheet ? 'published' : 'draft'

export const venueRow = (venue: Venue): VenueRow => {
  const { id, code, known_as, legal_name, city, state, version, edited } = venue
  return { id, code, known_as, legal_name, city, state, status: statusOf(venue), version, edited: edited.toISOString() }
}

/** A venue as the public sees it: by its published sheet, and nothing about the people at it. */
export const venueMatch = ({ code, verified }: Venue, { known_as, venue }: RequirementSheet): VenueMatch => ({
  code,
  known_as,
  legal_name: venue.name,
  city: venue.city,
  state: venue.state,
  verified: verified !== null,
})
