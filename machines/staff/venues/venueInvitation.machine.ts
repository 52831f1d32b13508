import { setup } from 'xstate'
import type { Venue, VenueRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type InvitationAnswers, invitationFields } from '../../../domain/venues/invitation'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getVenue, inviteVenue } from '../../calls/directory'
import { fromEvent, invokeCall } from '../../kit/call'
import {
  fillingDialog,
  formGuards,
  isWritten,
  notSent,
  type RequestContext,
  type RequestEvent,
  requestActions,
} from '../../kit/form'
import type { ProblemContext } from '../../kit/problem'
import { type DialogOutcome, fetchingVenue, over, unavailable, venueActions } from './venueDialog'

/** An invitation that was not sent. */
export interface InvitationDraft {
  readonly row: VenueRow
  readonly answers: InvitationAnswers
}

/** How it ends. `dialog.interrupted`: the session ended, and the same user finds the draft again. */
export type InvitationOutcome =
  | Exclude<DialogOutcome, { type: 'session.ended' }>
  | { type: 'dialog.interrupted'; draft: InvitationDraft }

interface InvitationContext extends InvitationDraft, RequestContext<InvitationAnswers>, ProblemContext {
  /** with the links that are open */
  readonly venue: Venue | null
}

const calls = {
  getVenue: slot<typeof getVenue>('getVenue'),
  inviteVenue: slot<typeof inviteVenue>('inviteVenue'),
}

export type InvitationEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<InvitationAnswers>
  | { type: 'page.retried' }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

const blank = blanksOf(invitationFields) as InvitationAnswers
export const isInvitationWritten = ({ answers }: { readonly answers: InvitationAnswers }) => isWritten(blank, answers)
export const invitationFaults = (answers: InvitationAnswers) => faultsIn(invitationFields, { ...answers })

/** Mails a venue the link to its page. The links that were sent before and are open show above the form. */
export const venueInvitationMachine = setup({
  types: {} as {
    context: InvitationContext
    events: InvitationEvent
    /** `answers` of a draft */
    input: { row: VenueRow; answers?: InvitationAnswers }
    output: InvitationOutcome
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(invitationFaults(context.answers)).length === 0,
    isWritten: ({ context }) => isInvitationWritten(context),
  },
  actions: {
    ...requestActions,
    ...venueActions,
  },
}).createMachine({
  id: 'venueInvitation',
  context: ({ input: { row, answers = blank } }) => ({
    row,
    answers,
    venue: null,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'opening',
  on: { 'session.ended': '.ended' },
  states: {
    opening: fetchingVenue(
      invokeCall('getVenue', ({ context: { row } }) => ({ id: row.id })),
      {
        'venue.opened': { target: 'writing', actions: fromEvent('setVenue') },
      },
    ),
    unavailable,
    writing: fillingDialog('sending', '#venueInvitation.over'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('inviteVenue', ({ context: { row, answers } }) => ({
        id: row.id,
        name: answers.name?.trim() || null,
        email: answers.email!,
      })),
      on: { 'venue.invited': 'done', ...notSent },
    },
    done: {
      type: 'final',
      output: ({ context: { row, answers } }) => ({
        type: 'dialog.done',
        text: `The link for ${row.known_as} is on its way to ${answers.email}.`,
      }),
    },
    over,
    ended: {
      type: 'final',
      output: ({ context: { row, answers } }) => ({ type: 'dialog.interrupted', draft: { row, answers } }),
    },
  },
  output: ({ event }) => event.output as InvitationOutcome,
})
