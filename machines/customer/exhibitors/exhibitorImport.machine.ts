import { setup } from 'xstate'
import type { ExhibitorImport } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { importExhibitors } from '../../calls/exhibitors'
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

interface ExhibitorImportContext extends CsvImportContext<ExhibitorImport> {
  /** of the organizer's link */
  readonly token: string
}

const calls = {
  readImport: slot<typeof readImport>('readImport'),
  importExhibitors: slot<typeof importExhibitors>('importExhibitors'),
}

export type ExhibitorImportEvent = OutcomesOf<typeof calls> | CsvImportEvent

type Previewed = { readonly data: ExhibitorImport }

/** The number of exhibitors that an import adds or brings back. */
export const addedBy = ({ rows }: ExhibitorImport): number =>
  rows.filter(({ outcome }) => outcome === 'new' || outcome === 'returns').length

/**
 * Invites the exhibitors of a CSV file: it is chosen and read, the server says what will happen to each row, and a
 * confirmation does it. Rows with a mistake are skipped.
 */
export const exhibitorImportMachine = setup({
  types: {} as {
    context: ExhibitorImportContext
    events: ExhibitorImportEvent
    input: { token: string }
    output: { type: 'dialog.left' }
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    ...csvImportGuards,
    isImportable: ({ context: { data } }) => data !== null && addedBy(data) > 0,
    isNew: (_, { data }: Previewed) => addedBy(data) > 0,
  },
  actions: csvImportActions,
}).createMachine({
  id: 'exhibitorImport',
  context: ({ input: { token } }) => ({ ...noImport, token }),
  initial: 'choosing',
  states: {
    choosing: choosing('exhibitorImport'),
    reading: reading(invokeCall('readImport', ({ context }) => ({ file: context.file! }))),
    previewing: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall(
        'importExhibitors',
        ({ context: { token, csv } }) => ({ token, csv, apply: false }),
        'preview',
      ),
      on: {
        'import.previewed': [
          { guard: fromEvent('isNew'), target: 'previewed.sound', actions: fromEvent('setPreview') },
          { target: 'previewed.nothing', actions: fromEvent('setPreview') },
        ],
        'import.refused': previewRefused,
      },
    },
    previewed: {
      initial: 'sound',
      on: previewedEvents('exhibitorImport'),
      states: {
        sound: { on: { 'import.confirmed': '#exhibitorImport.importing' } },
        // no row adds an exhibitor
        nothing: {},
        // nothing was added, or we do not know: nobody is invited twice
        failed: { exit: 'clearProblem', on: { 'import.confirmed': '#exhibitorImport.importing' } },
        ...staying('exhibitorImport'),
      },
    },
    importing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('importExhibitors', ({ context: { token, previewed } }) => ({
        token,
        csv: previewed!.csv,
        apply: true,
      })),
      on: {
        'import.applied': { target: 'imported', actions: fromEvent('setData') },
        'import.refused': toProblem('previewed.failed'),
      },
    },
    // the number of invitations shows until the dialog closes
    imported: {
      on: { 'import.restarted': { target: 'choosing', actions: 'clearImport' }, 'dialog.closed': 'over' },
    },
    over: { type: 'final' },
  },
  output: { type: 'dialog.left' },
})
