import { assign, emit, setup } from 'xstate'
import type { EmailLogs, MailRow } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { faultsIn } from '../../../domain/application/apart'
import { sendingFields } from '../../../domain/policy/forms'
import type { forwardEmail, LogsQuery, listEmailLogs } from '../../calls/attachments'
import { type OutcomesOf, slot } from '../../calls/call'
import { fromEvent, invokeCall } from '../../kit/call'
import { type Drafts, draftsByContact } from '../../kit/draft'
import { isWritten } from '../../kit/form'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions, toProblem } from '../../kit/problem'
import type { LetterWords } from '../attachments/attachments.setup'
import { logsQueryIn } from './contactMail.route'

interface ForwardForm {
  /** the message to forward */
  readonly about: MailRow | null
  readonly letter: LetterWords
  /** the Idempotency-Key of the current letter, once it was sent; a changed letter has another */
  readonly key: string | null
}

/** Resumed as soon as the contact's log is loaded. */
export interface ForwardDraft extends ForwardForm {
  readonly at: 'writing'
}

interface EmailLogsContext extends ForwardForm {
  readonly query: LogsQuery
  /** loaded last; it stays in sight while another page of the contact loads */
  readonly logs: EmailLogs | null
  readonly drafts: Drafts<ForwardDraft>
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  readonly problem: Problem | null
}

const calls = {
  listEmailLogs: slot<typeof listEmailLogs>('listEmailLogs'),
  forwardEmail: slot<typeof forwardEmail>('forwardEmail'),
}

type EmailLogsEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'page.retried' }
  | { type: 'forwarding.begun'; row: MailRow }
  | { type: 'letter.answered'; answers: Partial<LetterWords> }
  | { type: 'letter.submitted'; key: string }
  | { type: 'dialog.closed' }
  | { type: 'leaving.confirmed' }

const blankLetter: LetterWords = { emails: null, message: null }
const blank = (address: string, drafts: Drafts<ForwardDraft>): EmailLogsContext => ({
  query: logsQueryIn(address),
  logs: null,
  about: null,
  letter: blankLetter,
  key: null,
  drafts,
  rejections: 0,
  problem: null,
})

const loaded = {
  type: 'setLogs',
  params: ({ event }: { event: { readonly data: EmailLogs } }) => ({ logs: event.data }),
} as const

const saved = { type: 'saveDraft', params: { at: 'writing' } } as const

const kept = draftsByContact<'writing', ForwardForm, EmailLogsContext>(
  ({ query }) => query.contactId,
  ({ about, letter, key }) => ({ about, letter, key }),
)
export const { draftsIn } = kept
export const isLetterWritten = ({ letter }: EmailLogsContext) => isWritten(blankLetter, letter)

/** Another page loads once the letter is closed. With another contact, the draft is resumed with this one's log. */
const suspended = [
  { guard: fromEvent('isSameContact'), actions: fromEvent('readAddress') },
  { target: '#emailLogs.opening', actions: [saved, fromEvent('openAnother')] },
] as const

/** The emails about a contact, at `/admin/<contact id>/email-logs`, and a dialog to forward one. */
export const emailLogsMachine = setup({
  types: {} as {
    context: EmailLogsContext
    events: EmailLogsEvent
    input: PageInput<Drafts<ForwardDraft>>
    output: PageOutput<Drafts<ForwardDraft>>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  guards: {
    isSameContact: ({ context: { query } }, { address }: { readonly address: string }) =>
      logsQueryIn(address).contactId === query.contactId,
    isRead: ({ context: { logs, query } }) => logs?.page === query.page,
    // a dialog never shows over an empty page
    isInSight: ({ context }) => context.logs !== null,
    ...kept.guards,
    isLetterWritten: ({ context }) => isLetterWritten(context),
    isAddressed: ({ context }) => Object.keys(faultsIn(sendingFields, context.letter)).length === 0,
  },
  actions: {
    openAnother: assign(({ context }, { address }: { readonly address: string }) => blank(address, context.drafts)),
    readAddress: assign((_, { address }: { readonly address: string }) => ({ query: logsQueryIn(address) })),
    ...kept.actions,
    setLogs: assign((_, { logs }: { readonly logs: EmailLogs }) => ({ logs })),
    begin: assign((_, event: Extract<EmailLogsEvent, { type: 'forwarding.begun' }>) => ({
      about: event.row,
      letter: blankLetter,
      key: null,
    })),
    setLetter: assign(
      ({ context: { letter } }, { answers }: { readonly answers: Partial<EmailLogsContext['letter']> }) => ({
        letter: { ...letter, ...answers },
        key: null,
      }),
    ),
    setKey: assign(({ context }, { key }: { readonly key: string }) => ({ key: context.key ?? key })),
    turnToFirst: assign(({ context: { query } }) => ({ query: { ...query, page: 1 } })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    ...problemActions,
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
}).createMachine({
  id: 'emailLogs',
  context: ({ input }) => blank(input.address, input.draft ?? {}),
  initial: 'opening',
  on: {
    'address.opened': [
      { guard: fromEvent('isSameContact'), target: '.opening', actions: fromEvent('readAddress') },
      { target: '.opening', actions: fromEvent('openAnother') },
    ],
    'session.ended': '.ended',
  },
  states: {
    opening: {
      meta: { busy: 'Fetching Email Logs ...' },
      invoke: invokeCall('listEmailLogs', ({ context }) => context.query),
      on: {
        'page.loaded': [
          {
            guard: { type: 'hasDraftAt', params: { at: 'writing' } },
            target: 'writing',
            actions: [loaded, 'resumeDraft'],
          },
          { target: 'reading', actions: loaded },
        ],
        'page.missing': 'missing',
        'page.failed': toProblem('failed'),
        // the rows in sight can be used; the page loads once the letter is closed
        'forwarding.begun': { guard: 'isInSight', target: 'writing', actions: fromEvent('begin') },
      },
    },
    missing: {},
    failed: { exit: 'clearProblem', on: { 'page.retried': 'opening' } },
    reading: { on: { 'forwarding.begun': { target: 'writing', actions: fromEvent('begin') } } },
    writing: {
      tags: 'modal',
      initial: 'editing',
      on: {
        'letter.answered': { actions: fromEvent('setLetter') },
        'letter.submitted': [
          { guard: 'isAddressed', target: 'forwarding', actions: fromEvent('setKey') },
          { target: '.rejected' },
        ],
        'dialog.closed': [
          { guard: 'isLetterWritten', target: '.leaving' },
          { guard: 'isRead', target: 'reading' },
          { target: 'opening' },
        ],
        'address.opened': suspended,
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection' },
        refused: { entry: 'countRejection', exit: 'clearProblem' },
        // asks first, because the form would be lost
        leaving: {
          on: {
            'dialog.closed': 'editing',
            'leaving.confirmed': [{ guard: 'isRead', target: '#emailLogs.reading' }, { target: '#emailLogs.opening' }],
          },
        },
      },
    },
    forwarding: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('forwardEmail', ({ context: { query, about, letter, key } }) => ({
        contactId: query.contactId,
        number: about!.number,
        emails: letter.emails!,
        message: letter.message,
        key: key!,
      })),
      on: {
        // the answer is the first page, which has the new message
        'forwarding.done': {
          target: 'reading',
          actions: [
            fromEvent('setLogs'),
            'turnToFirst',
            { type: 'toast', params: { text: 'Email forwarded successfully!' } },
          ],
        },
        'forwarding.refused': toProblem('writing.refused'),
        'address.opened': suspended,
        'session.ended': { target: 'ended', actions: saved },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})
