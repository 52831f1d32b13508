import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type ExhibitorAnswers, invitedFields } from '../../../domain/exhibitors/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { inviteExhibitor } from '../../calls/exhibitors'
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
import type { ReviewOutcome } from './certificateReview.machine'

interface ExhibitorInvitationContext extends RequestContext<ExhibitorAnswers> {
  /** of the organizer's link */
  readonly token: string
  /** the result in words */
  readonly text: string
}

const calls = { inviteExhibitor: slot<typeof inviteExhibitor>('inviteExhibitor') }

export type ExhibitorInvitationEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<ExhibitorAnswers>
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

const blank = blanksOf(invitedFields) as ExhibitorAnswers

/** An organizer invites one exhibitor that it types, beside the list of a file. */
export const exhibitorInvitationMachine = setup({
  types: {} as {
    context: ExhibitorInvitationContext
    events: ExhibitorInvitationEvent
    input: { token: string }
    output: ReviewOutcome
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(invitedFields, context.answers)).length === 0,
    isWritten: ({ context }) => isWritten(blank, context.answers),
  },
  actions: {
    ...requestActions,
    describe: assign(
      ({ context: { answers } }, { email, returns }: { readonly email: string; readonly returns: boolean }) => ({
        text: returns
          ? `${answers.business} is back on your list. It has its invitation already.`
          : `The invitation of ${answers.business} is on its way to ${email}.`,
      }),
    ),
  },
}).createMachine({
  id: 'exhibitorInvitation',
  context: ({ input: { token } }) => ({ token, answers: blank, rejections: 0, refused: null, text: '' }),
  initial: 'writing',
  states: {
    writing: fillingDialog('sending', '#exhibitorInvitation.over'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('inviteExhibitor', ({ context: { token, answers } }) => ({ token, answers })),
      on: { 'exhibitor.invited': { target: 'done', actions: fromEvent('describe') }, ...notSent },
    },
    done: { type: 'final', output: ({ context: { text } }) => ({ type: 'dialog.done', text }) },
    over: { type: 'final', output: { type: 'dialog.left' } },
  },
  output: ({ event }) => event.output as ReviewOutcome,
})
