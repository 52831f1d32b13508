import type { ColumnType } from 'kysely'
import type { RequirementSheet } from '../../../domain/venues/sheet'
import type { Instant, Json, MaybeInstant, WithDefault } from './columns'

/** A venue of the directory, with what a search of its newest sheet needs. */
export interface VenueTable {
  id: string
  /** in the venue's public link: six letters and digits */
  code: string
  /** of the newest sheet */
  known_as: string
  legal_name: string
  city: string
  state: string
  newest_sheet: ColumnType<number, number | undefined, number>
  /** the sheet that buyers see; null until one is published */
  published_sheet: ColumnType<number | null, number | null | undefined, number | null>
  /** when staff confirmed the newest sheet */
  verified: MaybeInstant
  verified_by: ColumnType<string | null, string | null | undefined, string | null>
  /** the venue that replaced this one */
  merged_into: ColumnType<string | null, string | null | undefined, string | null>
  version: ColumnType<number, number | undefined, number>
  created: WithDefault
  edited: WithDefault
  /** a generated column */
  search: ColumnType<string, never, never>
}

/** One version of a venue's requirements. A version never changes. */
export interface VenueSheetTable {
  venue_id: string
  /** from 1 */
  number: number
  /** without the recipient, who has a row of `venue_recipient` */
  sheet: Json<RequirementSheet>
  /** `venue` or the email address of a member of staff */
  author: string
  created: Instant
}

/** The address that gets certificates, as a version of the sheet names it. */
export interface VenueRecipientTable {
  venue_id: string
  number: number
  email: string
}

/** The venue of the directory that a buyer chose for a quote; it stays with the policy. */
export interface QuoteVenueTable {
  contact_id: string
  venue_id: string
  chosen: ColumnType<Date, Date, Date>
}

/** A link by which a person at a venue describes its requirements. The database has only its hash. */
export interface VenueInvitationTable {
  token_hash: string
  venue_id: string
  name: string | null
  email: string
  created: Instant
  expires: Instant
  revoked: MaybeInstant
}
