import { assign, emit, raise, setup } from 'xstate'
import type { EmailLogs, MailRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { faultsIn } from '../../domain/application/apart'
import { sendingFields } from '../../domain/policyForms'
import type { LetterWords } from '../attachments/attachments.setup'
import type { ForwardingFact, forwardEmail, LogsFact, LogsQuery, listEmailLogs } from '../calls/attachments'
import { slot } from '../calls/call'
import type { SessionOver } from '../calls/staff'
import type { RoomEmitted, RoomInput } from '../staff/staff.types'
import { logsQueryIn } from './emailLogs.place'

interface EmailLogsContext {
  readonly query: LogsQuery
  /** the page that was last read; it stays in sight while another one of the contact is */
  readonly logs: EmailLogs | null
  /** the message that is forwarded */
  readonly about: MailRow | null
  readonly letter: LetterWords
  /** of the letter as it stands, once it was tried: another letter has another */
  readonly key: string | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  readonly problem: Problem | null
}

type EmailLogsEvent =
  | LogsFact
  | ForwardingFact
  | { type: 'address.opened'; address: string }
  | { type: 'logs.retried' }
  | { type: 'forwarding.begun'; row: MailRow }
  | { type: 'letter.answered'; answers: Partial<LetterWords> }
  | { type: 'letter.submitted'; key: string }
  | { type: 'dialog.closed' }

const blankLetter: LetterWords = { emails: null, message: null }
const blank = (address: string): EmailLogsContext => ({
  query: logsQueryIn(address),
  logs: null,
  about: null,
  letter: blankLetter,
  key: null,
  rejections: 0,
  problem: null,
})

/** What was mailed about a contact, at `/admin/<contact id>/email-logs`, and the way to send one of it to others. */
export const emailLogsMachine = setup({
  types: {} as {
    context: EmailLogsContext
    events: EmailLogsEvent
    input: RoomInput
    output: SessionOver
    emitted: RoomEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: {
    listEmailLogs: slot<typeof listEmailLogs>('listEmailLogs'),
    forwardEmail: slot<typeof forwardEmail>('forwardEmail'),
  },
  guards: {
    isSameContact: ({ context: { query }, event }) =>
      event.type === 'address.opened' && logsQueryIn(event.address).contactId === query.contactId,
    isRead: ({ context: { logs, query } }) => logs?.page === query.page,
    isAddressed: ({ context }) => Object.keys(faultsIn(sendingFields, context.letter)).length === 0,
  },
  actions: {
    announce: raise((_, fact: LogsFact | ForwardingFact) => fact),
    openAnother: assign(({ event, context }) => (event.type === 'address.opened' ? blank(event.address) : context)),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? { query: logsQueryIn(event.address) } : {})),
    keepLogs: assign(({ event }) => ('logs' in event ? { logs: event.logs } : {})),
    begin: assign(({ event }) =>
      event.type === 'forwarding.begun' ? { about: event.row, letter: blankLetter, key: null } : {},
    ),
    keepLetter: assign(({ event, context: { letter } }) =>
      event.type === 'letter.answered' ? { letter: { ...letter, ...event.answers }, key: null } : {},
    ),
    sealLetter: assign(({ event, context: { key } }) => ('key' in event ? { key: key ?? event.key } : {})),
    turnToFirst: assign(({ context: { query } }) => ({ query: { ...query, page: 1 } })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
}).createMachine({
  id: 'emailLogs',
  context: ({ input }) => blank(input.address),
  initial: 'opening',
  on: {
    'address.opened': [
      { guard: 'isSameContact', target: '.opening', actions: 'readAddress' },
      { target: '.opening', actions: 'openAnother' },
    ],
    'session.ended': '.ended',
  },
  states: {
    opening: {
      meta: { busy: 'Fetching Email Logs ...' },
      invoke: {
        id: 'listEmailLogs',
        src: 'listEmailLogs',
        input: ({ context }) => context.query,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'logs.listed': { target: 'reading', actions: 'keepLogs' },
        'logs.unknown': 'missing',
        'logs.missed': 'failed',
        // what is in sight can be pressed; the page is read once the letter is left
        'forwarding.begun': { target: 'writing', actions: 'begin' },
      },
    },
    missing: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'logs.retried': 'opening' } },
    reading: { on: { 'forwarding.begun': { target: 'writing', actions: 'begin' } } },
    writing: {
      tags: 'modal',
      initial: 'editing',
      on: {
        'letter.answered': { actions: 'keepLetter' },
        'letter.submitted': [
          { guard: 'isAddressed', target: 'forwarding', actions: 'sealLetter' },
          { target: '.rejected' },
        ],
        'dialog.closed': [{ guard: 'isRead', target: 'reading' }, { target: 'opening' }],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection' },
        refused: { entry: ['keepProblem', 'countRejection'], exit: 'dropProblem' },
      },
    },
    forwarding: {
      meta: { busy: 'Sending ...' },
      invoke: {
        id: 'forwardEmail',
        src: 'forwardEmail',
        input: ({ context: { query, about, letter, key } }) => ({
          contactId: query.contactId,
          number: about!.number,
          emails: letter.emails!,
          message: letter.message,
          key: key!,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        // the answer is the first page, where the new message stands
        'forwarding.done': {
          target: 'reading',
          actions: ['keepLogs', 'turnToFirst', { type: 'toast', params: { text: 'Email forwarded successfully!' } }],
        },
        'forwarding.refused': 'writing.refused',
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
