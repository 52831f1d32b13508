import { setup } from 'xstate'
import type { VenueImport } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { importVenues } from '../../calls/directory'
import type { readImport } from '../../calls/importFile'
import { fromEvent, invokeCall } from '../../kit/call'
import {
  type CsvImportContext,
  type CsvImportEvent,
  choosing,
  csvImportActions,
  csvImportGuards,
  noImport,
  previewedEvents,
  previewRefused,
  reading,
  staying,
} from '../../kit/csvImport'
import { toProblem } from '../../kit/problem'
import { type DialogEnd, dialogEnds } from './venueDialog'

type VenueImportContext = CsvImportContext<VenueImport>

const calls = {
  readImport: slot<typeof readImport>('readImport'),
  importVenues: slot<typeof importVenues>('importVenues'),
}

export type VenueImportEvent = OutcomesOf<typeof calls> | CsvImportEvent

type Previewed = { readonly data: VenueImport }

/** The number of venues that an import adds. */
export const newVenues = ({ rows }: VenueImport): number =>
  rows.filter(({ known, errors }) => !known && Object.keys(errors).length === 0).length
/** Whether the venues of a preview can be added: one row with an error stops the import. */
export const isImportable = (data: VenueImport): boolean => !isFaulty(data) && newVenues(data) > 0
const isFaulty = ({ rows }: VenueImport) => rows.some(({ errors }) => Object.keys(errors).length > 0)

/** Adds the venues of a CSV file: it is chosen and read, the server says what it would do, and a confirmation does it. */
export const venueImportMachine = setup({
  types: {} as {
    context: VenueImportContext
    events: VenueImportEvent
    output: DialogEnd
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    ...csvImportGuards,
    isFaulty: (_, { data }: Previewed) => isFaulty(data),
    isImportable: ({ context: { data } }) => data !== null && isImportable(data),
    isNew: (_, { data }: Previewed) => newVenues(data) > 0,
  },
  actions: csvImportActions,
}).createMachine({
  id: 'venueImport',
  context: noImport,
  initial: 'choosing',
  on: { 'session.ended': '.ended' },
  states: {
    choosing: choosing('venueImport'),
    reading: reading(invokeCall('readImport', ({ context }) => ({ file: context.file! }))),
    previewing: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('importVenues', ({ context: { csv } }) => ({ csv, apply: false }), 'preview'),
      on: {
        'import.previewed': [
          { guard: fromEvent('isFaulty'), target: 'previewed.faulty', actions: fromEvent('setPreview') },
          { guard: fromEvent('isNew'), target: 'previewed.sound', actions: fromEvent('setPreview') },
          { target: 'previewed.known', actions: fromEvent('setPreview') },
        ],
        'import.refused': previewRefused,
      },
    },
    previewed: {
      initial: 'sound',
      on: previewedEvents('venueImport'),
      states: {
        sound: { on: { 'import.confirmed': '#venueImport.importing' } },
        // one row with an error stops the import
        faulty: {},
        // the directory has all of these venues
        known: {},
        // nothing was added, or we do not know: venues that were added are skipped the next time
        failed: { exit: 'clearProblem', on: { 'import.confirmed': '#venueImport.importing' } },
        ...staying('venueImport'),
      },
    },
    importing: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('importVenues', ({ context: { previewed } }) => ({ csv: previewed!.csv, apply: true })),
      on: {
        'import.applied': { target: 'imported', actions: fromEvent('setData') },
        'import.refused': toProblem('previewed.failed'),
      },
    },
    // the number of added venues shows until the dialog closes
    imported: {
      on: { 'import.restarted': { target: 'choosing', actions: 'clearImport' }, 'dialog.closed': 'over' },
    },
    ...dialogEnds,
  },
  output: ({ event }) => event.output as DialogEnd,
})
