import type { ActorRefFrom } from 'xstate'
import type { VenueImport } from '../../../contract/client'
import { newVenues, type venueImportMachine } from './venueImport.machine'

export type VenueImportRef = ActorRefFrom<typeof venueImportMachine>
type Row = VenueImport['rows'][number]

/** The action of an import on each row. */
export function outcomesIn(data: VenueImport) {
  const isRefused = ({ errors }: Row) => Object.keys(errors).length > 0
  return {
    added: newVenues(data),
    addedRows: data.rows.filter((row) => !row.known && !isRefused(row)),
    knownRows: data.rows.filter((row) => row.known && !isRefused(row)),
    refusedRows: data.rows.filter(isRefused),
    /** rows that will be added although something in them is probably a mistake */
    doubtfulRows: data.rows.filter((row) => !row.known && !isRefused(row) && Object.keys(row.notices ?? {}).length > 0),
  }
}
