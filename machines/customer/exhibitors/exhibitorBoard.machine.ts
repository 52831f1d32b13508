import { assign, setup } from 'xstate'
import type { ExhibitorBoard, ExhibitorRow, ReminderCount } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { several } from '../../../domain/common/formats'
import { type OutcomesOf, slot } from '../../calls/call'
import type { copyText } from '../../calls/clipboard'
import type { countReminders, listExhibitors, remindExhibitors, removeExhibitor } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'
import { certificateReviewMachine, type ReviewOutcome } from './certificateReview.machine'
import { type ExhibitorBoardAddress, exhibitorBoardIn } from './exhibitorBoard.route'
import { exhibitorImportMachine } from './exhibitorImport.machine'
import { exhibitorInvitationMachine } from './exhibitorInvitation.machine'
import { listNotLoaded, loadingList } from './linkedList'

interface ExhibitorBoardContext extends ExhibitorBoardAddress {
  /** listed last; it stays in sight while the next page loads */
  readonly board: ExhibitorBoard | null
  /** which a dialog is about */
  readonly row: ExhibitorRow | null
  /** whom the reminders reach */
  readonly count: ReminderCount | null
  /** on its way to the clipboard */
  readonly text: string
  /** the result of the last act, above the list */
  readonly done: string | null
  readonly problem: Problem | null
}

const calls = {
  listExhibitors: slot<typeof listExhibitors>('listExhibitors'),
  countReminders: slot<typeof countReminders>('countReminders'),
  remindExhibitors: slot<typeof remindExhibitors>('remindExhibitors'),
  removeExhibitor: slot<typeof removeExhibitor>('removeExhibitor'),
  copyText: slot<typeof copyText>('copyText'),
}

type ExhibitorBoardEvent =
  | OutcomesOf<typeof calls>
  | ReviewOutcome
  /** path and search below `/quote` */
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'import.begun' }
  | { type: 'invitation.begun' }
  | { type: 'copy.begun'; text: string }
  | { type: 'review.begun'; row: ExhibitorRow }
  | { type: 'reminders.begun' }
  | { type: 'reminders.confirmed' }
  | { type: 'removal.begun'; row: ExhibitorRow }
  | { type: 'removal.confirmed' }
  | { type: 'dialog.closed' }

const listedBy = ({ context: { token, query } }: { readonly context: ExhibitorBoardContext }) => ({ token, ...query })
/** ms until the board looks again while invitations go out */
const pause = 3_000

/** The organizer's board: its exhibitors with their proof. Invitations, reviews, reminders and removals are dialogs. */
export const exhibitorBoardMachine = setup({
  types: {} as {
    context: ExhibitorBoardContext
    events: ExhibitorBoardEvent
    input: { address: string }
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: {
    ...calls,
    exhibitorImport: exhibitorImportMachine,
    certificateReview: certificateReviewMachine,
    exhibitorInvitation: exhibitorInvitationMachine,
  },
  delays: { pause },
  guards: { isMailing: ({ context }) => (context.board?.mail.queued ?? 0) > 0 },
  actions: {
    readAddress: assign((_, { address }: { readonly address: string }) => exhibitorBoardIn(address)),
    setBoard: assign((_, { board }: { readonly board: ExhibitorBoard }) => ({ board })),
    clearBoard: assign({ board: null }),
    setRow: assign((_, { row }: { readonly row: ExhibitorRow }) => ({ row, done: null })),
    setCount: assign((_, { count }: { readonly count: ReminderCount }) => ({ count })),
    setText: assign((_, { text }: { readonly text: string }) => ({ text, done: null })),
    setDone: assign((_, { text }: { readonly text: string }) => ({ done: text })),
    clearDone: assign({ done: null }),
    describeReminders: assign((_, { count }: { readonly count: ReminderCount }) => ({
      done: `Reminders are on their way to ${several(count.reminded, 'exhibitor')}.`,
    })),
    describeRemoval: assign((_, { row }: { readonly row: ExhibitorRow }) => ({ done: `${row.business} is removed.` })),
    ...problemActions,
  },
}).createMachine({
  id: 'exhibitorBoard',
  context: ({ input: { address } }) => ({
    ...exhibitorBoardIn(address),
    board: null,
    row: null,
    count: null,
    text: '',
    done: null,
    problem: null,
  }),
  initial: 'loading',
  // an open dialog stays, and the new address loads once it is closed
  on: { 'address.opened': { actions: fromEvent('readAddress') } },
  states: {
    loading: loadingList(invokeCall('listExhibitors', listedBy), {
      'exhibitors.listed': { target: 'shown', actions: fromEvent('setBoard') },
      'exhibitors.missing': 'missing',
      'exhibitors.failed': toProblem('failed'),
    }),
    ...listNotLoaded('clearBoard'),
    shown: {
      initial: 'arriving',
      on: {
        'address.opened': { target: 'loading', actions: [fromEvent('readAddress'), 'clearDone'] },
        'import.begun': { target: 'importing', actions: 'clearDone' },
        'invitation.begun': { target: 'inviting', actions: 'clearDone' },
        'copy.begun': { target: '.copying', actions: fromEvent('setText') },
        'review.begun': { target: 'reviewing', actions: fromEvent('setRow') },
        'reminders.begun': { target: 'counting', actions: 'clearDone' },
        'removal.begun': { target: 'removing', actions: fromEvent('setRow') },
      },
      states: {
        arriving: { always: [{ guard: 'isMailing', target: 'mailing' }, { target: 'resting' }] },
        // invitations go out: the board looks again, and each button works meanwhile
        mailing: { after: { pause: 'looking' } },
        looking: {
          tags: 'background',
          invoke: invokeCall('listExhibitors', listedBy),
          on: {
            'exhibitors.listed': { target: 'arriving', actions: fromEvent('setBoard') },
            'exhibitors.missing': { target: '#exhibitorBoard.missing', actions: 'clearBoard' },
            'exhibitors.failed': 'mailing',
          },
        },
        resting: {},
        copying: {
          tags: 'background',
          invoke: invokeCall('copyText', ({ context: { text } }) => ({ text })),
          on: { 'text.copied': 'copied', 'copy.failed': 'uncopied' },
        },
        copied: {},
        // the browser refused: the link is selected by hand
        uncopied: {},
      },
    },
    inviting: {
      tags: ['background', 'modal'],
      invoke: invokeCall('exhibitorInvitation', ({ context: { token } }) => ({ token })),
      on: {
        'dialog.left': 'loading',
        'dialog.done': { target: 'loading', actions: fromEvent('setDone') },
      },
    },
    importing: {
      tags: ['background', 'modal'],
      invoke: invokeCall('exhibitorImport', ({ context: { token } }) => ({ token })),
      on: { 'dialog.left': 'loading' },
    },
    reviewing: {
      tags: ['background', 'modal'],
      invoke: invokeCall('certificateReview', ({ context: { token, row, board } }) => ({
        token,
        row: row!,
        requirements: board!.requirements,
      })),
      on: {
        'dialog.left': 'loading',
        'dialog.done': { target: 'loading', actions: fromEvent('setDone') },
      },
    },
    counting: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('countReminders', ({ context: { token } }) => ({ token })),
      on: {
        'reminders.counted': { target: 'reminding', actions: fromEvent('setCount') },
        'reminders.failed': toProblem('failed'),
      },
    },
    reminding: {
      tags: 'modal',
      initial: 'confirming',
      on: { 'reminders.confirmed': 'sending', 'dialog.closed': 'shown' },
      states: { confirming: {}, failed: { exit: 'clearProblem' } },
    },
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('remindExhibitors', ({ context: { token } }) => ({ token })),
      on: {
        'reminders.sent': { target: 'loading', actions: fromEvent('describeReminders') },
        'reminders.failed': toProblem('reminding.failed'),
      },
    },
    removing: {
      tags: 'modal',
      initial: 'confirming',
      on: { 'removal.confirmed': 'deleting', 'dialog.closed': 'shown' },
      states: { confirming: {}, failed: { exit: 'clearProblem' } },
    },
    deleting: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('removeExhibitor', ({ context: { token, row } }) => ({ token, row: row! })),
      on: {
        'exhibitor.removed': { target: 'loading', actions: fromEvent('describeRemoval') },
        'removal.failed': toProblem('removing.failed'),
      },
    },
  },
})
