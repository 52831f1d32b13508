import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import type { Db } from '../platform/db/database'
import { containing } from '../platform/db/patterns'
import type { Database } from '../platform/db/schema'
import { publishedVenue, sheetVersion, type Venue, type VenueMatch, venueMatch, venueRow } from './venue'

type VenuePage = components['schemas']['VenuePage']

export interface VenueQuery {
  readonly search?: string
  readonly status?: 'draft' | 'published' | 'verified'
  readonly sort?: 'known_as' | 'city' | 'edited'
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
  readonly size?: number
}

type Condition = (e: ExpressionBuilder<Database, 'venue'>) => Expression<SqlBool>

/** The words of a venue without its accents. */
const unaccented = sql<string>`lower(regexp_replace(normalize(search, NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Every word of the search has to match, with its accents or without them. */
const hasWords =
  (search: string): Condition =>
  (e) =>
    e.and(
      search
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => e(unaccented, 'like', containing(word))),
    )

const hasStatus =
  (status: VenueQuery['status']): Condition =>
  (e) => {
    if (status === undefined) return e.lit(true)
    if (status === 'verified') return e('verified', 'is not', null)
    return e.and([e('verified', 'is', null), e('published_sheet', status === 'draft' ? 'is' : 'is not', null)])
  }

/** One page of the directory for staff, without the venues that were merged into others. */
export async function searchVenues(db: Db, query: VenueQuery): Promise<VenuePage> {
  const { search = '', status, sort = 'known_as', direction = 'asc', page = 1, size = 50 } = query
  const matches = db.q
    .selectFrom('venue')
    .where('merged_into', 'is', null)
    .where(hasWords(search))
    .where(hasStatus(status))
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matches
    .selectAll()
    .orderBy(sort, direction)
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(venueRow), total: Number(total), page, size }
}

/** the most venues that the public gets at once */
const most = 10

/** Venues with a published sheet, for a buyer. A code is that of one venue; other words are searched for. */
export async function findPublishedVenues(db: Db, search: string): Promise<VenueMatch[]> {
  const named = await publishedVenue(db, search)
  const venues = named ? [named] : await publishedMatches(db, search)
  return Promise.all(
    venues.map(async (venue) => venueMatch(venue, await sheetVersion(db, venue.id, venue.published_sheet!))),
  )
}

const publishedMatches = (db: Db, search: string): Promise<Venue[]> =>
  db.q
    .selectFrom('venue')
    .selectAll()
    .where('merged_into', 'is', null)
    .where('published_sheet', 'is not', null)
    .where(hasWords(search))
    .orderBy('known_as')
    .orderBy('id')
    .limit(most)
    .execute()
