import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { exhibitorBoardMachine } from '../../machines/customer/exhibitors/exhibitorBoard.machine'
import { alert, busy, button, dialog, heading, status } from './assertion'
import * as cases from './exhibitors.cases'
import { idle, inFlight, walk } from './saying'

const { token, row, waiting } = cases
const at = (search = '') => `/organizer/${token}${search}`
const count = { reminded: 2, stopped: 1, today: 1 }
const isShown = (from: string) => from.startsWith('shown.')
const isLoaded = (from: string) => ['loading', 'missing', 'failed'].includes(from) || isShown(from)

/** The walk of the organizer's board, and its hand-written specification. Importing and reviewing have walks of their own. */
export const exhibitorBoardWalk = walk({
  guarantees: 'An organizer sees the proof of each exhibitor, invites, reminds and removes them.',
  machine: exhibitorBoardMachine,
  starts: { linked: { input: { address: at() }, begins: 'loading' } },
  cases: {
    'address.opened': [at(), at('?search=sample&status=unmet&sort=booth')].map(
      (address) => ({ type: 'address.opened', address }) as const,
    ),
    'review.begun': [{ type: 'review.begun', row: waiting }],
    'copy.begun': [{ type: 'copy.begun', text: 'https://quotes.example.com/quote/exhibit/K7QX4M' }],
    'removal.begun': [{ type: 'removal.begun', row }],
  },
  outputs: {
    listExhibitors: [
      { type: 'exhibitors.listed', board: cases.listed },
      { type: 'exhibitors.listed', board: cases.mailing },
      { type: 'exhibitors.listed', board: cases.nobody },
      { type: 'exhibitors.listed', board: cases.undescribed },
      { type: 'exhibitors.missing', problem: { status: 404, message: 'Not found' } },
      { type: 'exhibitors.failed', problem: noAnswer },
    ],
    exhibitorImport: [{ type: 'dialog.left' }],
    exhibitorInvitation: [
      { type: 'dialog.left' },
      { type: 'dialog.done', text: 'The invitation of Sample Lamps is on its way to lamps@example.com.' },
    ],
    copyText: [{ type: 'text.copied' }, { type: 'copy.failed' }],
    certificateReview: [{ type: 'dialog.left' }, { type: 'dialog.done', text: 'The certificate is accepted.' }],
    countReminders: [
      { type: 'reminders.counted', count },
      { type: 'reminders.failed', problem: noAnswer },
    ],
    remindExhibitors: [
      { type: 'reminders.sent', count },
      { type: 'reminders.failed', problem: noAnswer },
    ],
    removeExhibitor: [
      { type: 'exhibitor.removed', row },
      { type: 'removal.failed', problem: noAnswer },
    ],
  },
  reads: ({ query, board, done }) => [query.search, board?.total, board?.described, board?.mail.queued, done !== null],
  transitions: {
    'address.opened': ({ from }) => {
      if (from === 'loading') return 'loading, again'
      return isLoaded(from) ? 'loading' : from
    },
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'exhibitors.listed': ({ event }) => (event.board.mail.queued > 0 ? 'shown.mailing' : 'shown.resting'),
    'exhibitors.missing': () => 'missing',
    // the numbers on the page stay, and it looks again later
    'exhibitors.failed': ({ from }) => (from === 'shown.looking' ? 'shown.mailing' : 'failed'),
    'after pause': () => 'shown.looking',
    'import.begun': ({ from }) => (isShown(from) ? 'importing' : from),
    'invitation.begun': ({ from }) => (isShown(from) ? 'inviting' : from),
    'copy.begun': ({ from }) => {
      if (!isShown(from)) return from
      return from === 'shown.copying' ? 'shown.copying, again' : 'shown.copying'
    },
    'text.copied': () => 'shown.copied',
    'copy.failed': () => 'shown.uncopied',
    'review.begun': ({ from }) => (isShown(from) ? 'reviewing' : from),
    'reminders.begun': ({ from }) => (isShown(from) ? 'counting' : from),
    'removal.begun': ({ from }) => (isShown(from) ? 'removing.confirming' : from),
    'dialog.left': ({ from }) => (['importing', 'reviewing', 'inviting'].includes(from) ? 'loading' : from),
    'dialog.done': ({ from }) => (from === 'reviewing' || from === 'inviting' ? 'loading' : from),
    'reminders.counted': () => 'reminding.confirming',
    'reminders.confirmed': ({ from }) => (from.startsWith('reminding.') ? 'sending' : from),
    'reminders.sent': () => 'loading',
    'reminders.failed': ({ from }) => (from === 'counting' ? 'failed' : 'reminding.failed'),
    'removal.confirmed': ({ from }) => (from.startsWith('removing.') ? 'deleting' : from),
    'exhibitor.removed': () => 'loading',
    'removal.failed': () => 'removing.failed',
    // the dialogs with charts of their own hear it themselves
    'dialog.closed': ({ from, context }) => {
      if (!from.startsWith('reminding.') && !from.startsWith('removing.')) return from
      return context.board!.mail.queued > 0 ? 'shown.mailing' : 'shown.resting'
    },
  },
  states: {
    loading: {
      holds: (seen) => {
        const { query } = seen.context
        expect(inFlight(seen)).toEqual(['listExhibitors'])
        expect(seen.waiting.get('listExhibitors')!.input).toEqual({ token, ...query })
      },
      shows: heading(/^(Exhibitors of|Your exhibitors)/),
    },
    'shown.resting': {
      holds: ({ context }) => expect(context.board?.mail.queued).toBe(0),
      shows: ({ context: { board } }) => {
        if (!board?.described) return status('Describe your event first')
        if (board.total === 0) return status(/Nobody is invited yet|No exhibitors match/)
        return [button('Review the certificate of Sample Toys'), button('Invite exhibitors from a list')]
      },
    },
    'shown.mailing': { holds: idle, shows: status(/2 of 4 invitations are sent/) },
    'shown.looking': {
      holds: (seen) => expect(inFlight(seen)).toEqual(['listExhibitors']),
      shows: status(/2 of 4 invitations are sent/),
    },
    missing: {
      holds: ({ context }) => expect(context.board).toBeNull(),
      shows: heading('This link does not open an event'),
    },
    failed: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('We cannot reach our records just now'), button('Try again')],
    },
    'shown.copying': {
      holds: ({ waiting: calls, context }) => expect(calls.get('copyText')!.input).toEqual({ text: context.text }),
      shows: ({ context: { board } }) =>
        board?.described ? button('Copy the link') : status('Describe your event first'),
    },
    'shown.copied': {
      holds: idle,
      shows: ({ context: { board } }) => status(board?.described ? 'The link is copied.' : 'Describe your event first'),
    },
    'shown.uncopied': {
      holds: idle,
      shows: ({ context: { board } }) => status(board?.described ? /did not copy it/ : 'Describe your event first'),
    },
    inviting: {
      holds: ({ waiting: calls }) => expect(calls.get('exhibitorInvitation')!.input).toEqual({ token }),
      shows: dialog('Invite one exhibitor'),
    },
    importing: {
      holds: ({ waiting: calls }) => expect(calls.get('exhibitorImport')!.input).toEqual({ token }),
      shows: dialog('Invite exhibitors'),
    },
    reviewing: {
      holds: ({ waiting: calls, context }) =>
        expect(calls.get('certificateReview')!.input).toEqual({
          token,
          row: waiting,
          requirements: context.board!.requirements,
        }),
      shows: dialog('Certificate of Sample Toys'),
    },
    counting: {
      holds: ({ waiting: calls }) => expect(calls.get('countReminders')!.input).toEqual({ token }),
      shows: busy,
    },
    'reminding.confirming': {
      holds: ({ context }) => expect(context.count).toEqual(count),
      shows: [dialog('Send reminders?'), button('Send two reminders'), 'One exhibitor stopped the reminders.'],
    },
    'reminding.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [dialog('Send reminders?'), alert('Something went wrong')],
    },
    sending: {
      holds: ({ waiting: calls }) => expect(calls.get('remindExhibitors')!.input).toEqual({ token }),
      shows: busy,
    },
    'removing.confirming': {
      holds: ({ context }) => expect(context.row).toEqual(row),
      shows: [dialog('Remove Sample Pottery?'), button('Remove')],
    },
    'removing.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [dialog('Remove Sample Pottery?'), alert('Something went wrong')],
    },
    deleting: {
      holds: ({ waiting: calls }) => expect(calls.get('removeExhibitor')!.input).toEqual({ token, row }),
      shows: busy,
    },
  },
  goals: ['shown.resting'],
})
