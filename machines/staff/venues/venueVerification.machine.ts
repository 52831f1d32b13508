import { setup } from 'xstate'
import type { Venue, VenueRow } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getVenue, verifyVenue } from '../../calls/directory'
import { fromEvent, invokeCall } from '../../kit/call'
import { type ProblemContext, toProblem } from '../../kit/problem'
import { type DialogOutcome, dialogEnds, fetchingVenue, unavailable, venueActions } from './venueDialog'

interface VerificationContext extends ProblemContext {
  readonly row: VenueRow
  /** loaded last */
  readonly venue: Venue | null
}

const calls = {
  getVenue: slot<typeof getVenue>('getVenue'),
  verifyVenue: slot<typeof verifyVenue>('verifyVenue'),
}

export type VerificationEvent =
  | OutcomesOf<typeof calls>
  | { type: 'page.retried' }
  | { type: 'verification.requested' }
  | { type: 'verification.confirmed' }
  | { type: 'dialog.closed' }

/** Shows the newest sheet of a venue; after a confirmation it is published as verified. */
export const venueVerificationMachine = setup({
  types: {} as {
    context: VerificationContext
    events: VerificationEvent
    input: { row: VenueRow }
    output: DialogOutcome
    meta: { busy?: string }
  },
  actors: calls,
  guards: { isVerified: (_, { venue }: { readonly venue: Venue }) => venue.row.status === 'verified' },
  actions: venueActions,
}).createMachine({
  id: 'venueVerification',
  context: ({ input: { row } }) => ({ row, venue: null, problem: null }),
  initial: 'opening',
  on: { 'session.ended': '.ended' },
  states: {
    opening: fetchingVenue(
      invokeCall('getVenue', ({ context: { row } }) => ({ id: row.id })),
      {
        'venue.opened': [
          { guard: fromEvent('isVerified'), target: 'verified', actions: fromEvent('setVenue') },
          { target: 'reading', actions: fromEvent('setVenue') },
        ],
      },
    ),
    unavailable,
    reading: {
      initial: 'unchanged',
      on: { 'verification.requested': 'confirming', 'dialog.closed': 'over' },
      states: {
        unchanged: {},
        // the sheet on display is newer than the one that was read before
        changed: {},
        failed: { exit: 'clearProblem' },
      },
    },
    // a colleague was faster
    verified: { on: { 'dialog.closed': 'over' } },
    confirming: { on: { 'verification.confirmed': 'verifying', 'dialog.closed': 'reading' } },
    verifying: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('verifyVenue', ({ context: { venue } }) => ({
        id: venue!.row.id,
        version: venue!.row.version,
      })),
      on: {
        'venue.verified': { target: 'done', actions: fromEvent('setVenue') },
        'venue.overtaken': 'rereading',
        'venue.refused': toProblem('reading.failed'),
      },
    },
    // the venue has changed its sheet meanwhile: nobody verifies a sheet unread
    rereading: fetchingVenue(
      invokeCall('getVenue', ({ context: { row } }) => ({ id: row.id })),
      {
        'venue.opened': [
          { guard: fromEvent('isVerified'), target: 'verified', actions: fromEvent('setVenue') },
          { target: 'reading.changed', actions: fromEvent('setVenue') },
        ],
      },
    ),
    done: {
      type: 'final',
      output: ({ context: { venue } }) => ({ type: 'dialog.done', text: `${venue!.row.known_as} is verified.` }),
    },
    ...dialogEnds,
  },
  output: ({ event }) => event.output as DialogOutcome,
})
