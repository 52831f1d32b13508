import type { Venue } from '../../../contract/client'
import { assignIn } from '../../kit/call'
import type { SessionOver } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'

/** How a dialog over the directory of venues ends without a result for the list. */
export type DialogEnd = { type: 'dialog.left' } | SessionOver

/** `dialog.done`: the directory has changed, and the text says how. */
export type DialogOutcome = { type: 'dialog.done'; text: string } | DialogEnd

/** The final states of such a dialog, beside `done`, which has its own text. */
export const over = { type: 'final', output: { type: 'dialog.left' } } as const
export const dialogEnds = { over, ended: { type: 'final', output: { type: 'session.ended' } } } as const

/** The actions of a dialog about one venue. */
export const venueActions = {
  ...problemActions,
  setVenue: assignIn<{ readonly venue: Venue | null }, { readonly venue: Venue }>((_, { venue }) => ({ venue })),
}

/** A state that loads a venue with its sheet. @param on where it leads once it is there */
export const fetchingVenue = <Invoke, const On extends object>(invoke: Invoke, on: On) => ({
  meta: { busy: 'Fetching...' },
  invoke,
  on: { 'venue.unavailable': toProblem('unavailable'), ...on },
})

/** The venue could not be loaded. */
export const unavailable = {
  exit: 'clearProblem',
  on: { 'page.retried': 'opening', 'dialog.closed': 'over' },
} as const
