import { assign, setup } from 'xstate'
import type { MailContent } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { ListingFact, listMail, MailPage, ReadingFact, readMail } from '../../calls/mail'
import type { SessionOver } from '../../calls/staff'
import { fromEvent, invokeCall } from '../../kit/call'
import type { PageEmitted, PageInput } from '../shell/page'
import { type MailboxRoute, mailboxRouteIn } from './mailbox.route'

interface MailboxContext extends MailboxRoute {
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly listed: MailPage | null
  readonly message: MailContent | null
  readonly problem: Problem | null
}

type MailboxEvent =
  | ListingFact
  | ReadingFact
  | { type: 'address.opened'; address: string }
  | { type: 'mailbox.retried' }
  | { type: 'picture.requested' }
  | { type: 'text.requested' }

/** The room at `/admin/mailbox`: what was mailed, and what could not be. It goes where the address goes. */
export const mailboxMachine = setup({
  types: {} as {
    context: MailboxContext
    events: MailboxEvent
    input: PageInput
    output: SessionOver
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    listMail: slot<typeof listMail>('listMail'),
    readMail: slot<typeof readMail>('readMail'),
  },
  guards: {
    isOfOne: ({ context }) => context.number !== null,
    isKept: ({ event }) => event.type === 'message.read' && event.message.html !== null,
  },
  actions: {
    readAddress: assign((_, event: Extract<MailboxEvent, { type: 'address.opened' }>) => mailboxRouteIn(event.address)),
    keepMessage: assign((_, { message }: { readonly message: MailboxContext['message'] }) => ({ message })),
    forgetMessage: assign({ message: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'mailbox',
  context: ({ input }) => ({ ...mailboxRouteIn(input.address), listed: null, message: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.opened': { target: '.arriving', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    arriving: { always: [{ guard: 'isOfOne', target: 'message' }, { target: 'list' }] },
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'background',
          invoke: invokeCall('listMail', ({ context }) => context.query),
          on: {
            'mail.listed': { target: 'ready', actions: assign({ listed: ({ event }) => event.listed }) },
            'mail.missed': 'failed',
          },
        },
        ready: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'mailbox.retried': 'loading' } },
      },
    },
    message: {
      initial: 'loading',
      // one message is never drawn under another's name
      exit: 'forgetMessage',
      states: {
        loading: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('readMail', ({ context }) => ({ number: context.number! })),
          on: {
            'message.read': [
              { guard: 'isKept', target: 'drawn', actions: fromEvent('keepMessage') },
              { target: 'notKept', actions: fromEvent('keepMessage') },
            ],
            'message.unknown': 'missing',
            'message.missed': 'failed',
          },
        },
        // as the recipient's mail program draws it, or as its plain text
        drawn: { on: { 'text.requested': 'plain' } },
        plain: { on: { 'picture.requested': 'drawn' } },
        // it was never composed, or is from before messages were kept
        notKept: {},
        missing: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'mailbox.retried': 'loading' } },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
