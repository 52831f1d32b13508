import { assign, raise, setup } from 'xstate'
import type { LeftMailing } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { UnsubscribeFact, unsubscribe } from '../calls/unsubscribe'

interface UnsubscribeContext {
  /** of the link that was followed */
  readonly token: string
  readonly mailing: LeftMailing['mailing'] | null
  readonly problem: Problem | null
}

type UnsubscribeEvent =
  | UnsubscribeFact
  /** the address is another link's */
  | { type: 'address.followed'; token: string }
  | { type: 'leaving.confirmed' }

/**
 * The page that the link in a mailing leads to. It asks first: programs that look through mail follow every link, and leave
 * nothing by that.
 */
export const unsubscribeMachine = setup({
  types: {} as {
    context: UnsubscribeContext
    events: UnsubscribeEvent
    input: { token: string }
    meta: { busy?: string }
  },
  actors: { unsubscribe: slot<typeof unsubscribe>('unsubscribe') },
  guards: {
    isKnown: ({ context, event }) => event.type === 'address.followed' && event.token === context.token,
    hasToken: ({ context }) => context.token !== '',
  },
  actions: {
    announce: raise((_, fact: UnsubscribeFact) => fact),
    takeToken: assign(({ event }) => (event.type === 'address.followed' ? { token: event.token } : {})),
    keepMailing: assign(({ event }) => (event.type === 'mailing.left' ? { mailing: event.mailing } : {})),
    dropMailing: assign({ mailing: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'unsubscribe',
  context: ({ input: { token } }) => ({ token, mailing: null, problem: null }),
  initial: 'arriving',
  on: { 'address.followed': [{ guard: 'isKnown' }, { target: '.arriving', actions: 'takeToken' }] },
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'unknown' }] },
    asking: { on: { 'leaving.confirmed': 'leaving' } },
    leaving: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => context.token,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'mailing.left': 'unsubscribed', 'mailing.unknown': 'unknown', 'mailing.missed': 'unreachable' },
    },
    unsubscribed: { entry: 'keepMailing', exit: 'dropMailing' },
    // the link was cut short, or is older than the links that are kept
    unknown: {},
    unreachable: { entry: 'keepProblem', exit: 'dropProblem', on: { 'leaving.confirmed': 'leaving' } },
  },
})
