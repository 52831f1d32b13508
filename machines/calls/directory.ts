import type { Result, Venue, VenueImport, VenuePage, VenueRow } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { pageCall, staffCall } from './call'

export interface DirectoryQuery {
  readonly search: string
  readonly status: 'draft' | 'published' | 'verified' | null
  readonly sort: 'known_as' | 'city' | 'edited'
  readonly direction: 'asc' | 'desc'
  readonly page: number
}

export const listVenues = (client: StaffClient) =>
  pageCall(
    ({ status, ...query }: DirectoryQuery, signal): Promise<Result<VenuePage>> =>
      client.listVenues({ ...query, ...(status && { status }) }, signal),
  )

/** the most venues among which one is chosen */
const mostMatches = 20

/** The venues into which another one can be merged. */
export const searchDirectory = (client: StaffClient) =>
  staffCall(
    ({ search }: { search: string }, signal) =>
      client.listVenues({ search, sort: 'known_as', direction: 'asc', page: 1, size: mostMatches }, signal),
    {
      answered: ({ rows, total }): { type: 'venues.matched'; rows: readonly VenueRow[]; total: number } => ({
        type: 'venues.matched',
        rows,
        total,
      }),
      refused: 'search.failed',
    },
  )

/** One venue with its sheet, its versions and its open links. */
export const getVenue = (client: StaffClient) =>
  staffCall(({ id }: { id: string }, signal) => client.getVenue(id, signal), {
    answered: (venue): { type: 'venue.opened'; venue: Venue } => ({ type: 'venue.opened', venue }),
    refused: 'venue.unavailable',
  })

/** `version`: as the user has seen it. */
interface ChangingVenue {
  readonly id: string
  readonly version: number
}

const overtaken = 412

export const verifyVenue = (client: StaffClient) =>
  staffCall(({ id, version }: ChangingVenue, signal) => client.verifyVenue(id, version, signal), {
    answered: (venue): { type: 'venue.verified'; venue: Venue } => ({ type: 'venue.verified', venue }),
    refused: ({ status }) => (status === overtaken ? 'venue.overtaken' : 'venue.refused'),
  })

/** @param into the code of the venue that remains */
export const mergeVenue = (client: StaffClient) =>
  staffCall(
    ({ id, version, into }: ChangingVenue & { readonly into: string }, signal) =>
      client.mergeVenue(id, { into }, version, signal),
    {
      answered: (venue): { type: 'venue.merged'; venue: Venue } => ({ type: 'venue.merged', venue }),
      refused: ({ status }) => (status === overtaken ? 'venue.overtaken' : 'venue.refused'),
    },
  )

export const inviteVenue = (client: StaffClient) =>
  staffCall(
    ({ id, name, email }: { id: string; name: string | null; email: string }, signal) =>
      client.inviteVenue(id, { email, ...(name && { name }) }, signal),
    {
      answered: (_, { email }): { type: 'venue.invited'; email: string } => ({ type: 'venue.invited', email }),
      refused: 'form.refused',
    },
  )

export interface ImportedFile {
  readonly csv: string
  /** false: only a preview */
  readonly apply: boolean
}

export const importVenues = (client: StaffClient) =>
  staffCall((file: ImportedFile, signal) => client.importVenues(file, signal), {
    answered: (
      data,
      { apply },
    ): { type: 'import.previewed'; data: VenueImport } | { type: 'import.applied'; data: VenueImport } => ({
      type: apply ? 'import.applied' : 'import.previewed',
      data,
    }),
    refused: 'import.refused',
  })
