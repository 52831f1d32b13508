import { assign, setup } from 'xstate'
import type { MailContent } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { listMail, MailPage, MailQuery, readMail } from '../../calls/mail'
import { fromEvent, invokeCall } from '../../kit/call'
import {
  loading,
  type PageContext,
  type PageEvent,
  type PageTypes,
  pageActions,
  pageOn,
  pageStates,
} from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { type MailboxRoute, mailboxRouteIn } from './mailbox.route'

interface MailboxContext extends PageContext<MailQuery, MailPage>, MailboxRoute {
  readonly message: MailContent | null
}

const calls = { listMail: slot<typeof listMail>('listMail'), readMail: slot<typeof readMail>('readMail') }

type MailboxEvent = PageEvent | OutcomesOf<typeof calls> | { type: 'picture.requested' } | { type: 'text.requested' }

/** The page at `/admin/mailbox`: mail that was sent or failed, as a list or one message, by the address. */
export const mailboxMachine = setup({
  types: {} as PageTypes<MailboxContext, MailboxEvent>,
  actors: calls,
  guards: {
    isMessage: ({ context }) => context.number !== null,
    hasContent: (_, { message }: { readonly message: MailContent }) => message.html !== null,
  },
  actions: {
    ...pageActions,
    readAddress: assign((_, { address }: { readonly address: string }) => mailboxRouteIn(address)),
    setMessage: assign((_, { message }: { readonly message: MailContent }) => ({ message })),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'mailbox',
  context: ({ input }) => ({ ...mailboxRouteIn(input.address), data: null, message: null, problem: null }),
  initial: 'arriving',
  on: pageOn('.arriving'),
  states: {
    arriving: { always: [{ guard: 'isMessage', target: 'message' }, { target: 'list' }] },
    list: {
      initial: 'loading',
      states: {
        loading: loading(invokeCall('listMail', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
      },
    },
    message: {
      initial: 'loading',
      // one message is never drawn under another's name
      exit: 'clearMessage',
      states: {
        loading: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('readMail', ({ context }) => ({ number: context.number! })),
          on: {
            'message.read': [
              { guard: fromEvent('hasContent'), target: 'drawn', actions: fromEvent('setMessage') },
              { target: 'notKept', actions: fromEvent('setMessage') },
            ],
            'message.unknown': 'missing',
            'message.missed': toProblem('failed'),
          },
        },
        // as the recipient's mail program draws it, or as its plain text
        drawn: { on: { 'text.requested': 'plain' } },
        plain: { on: { 'picture.requested': 'drawn' } },
        // it was never composed, or is older than the storage of messages
        notKept: {},
        missing: {},
        failed: pageStates.failed,
      },
    },
    ended: pageStates.ended,
  },
  output: { type: 'session.ended' },
})
