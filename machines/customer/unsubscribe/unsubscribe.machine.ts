import { assign, setup } from 'xstate'
import type { LeftMailing } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { UnsubscribeFact, unsubscribe } from '../../calls/marketing'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

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
    isKnown: ({ context }, event: Extract<UnsubscribeEvent, { type: 'address.followed' }>) =>
      event.token === context.token,
    hasToken: ({ context }) => context.token !== '',
  },
  actions: {
    takeToken: assign((_, { token }: { readonly token: UnsubscribeContext['token'] }) => ({ token })),
    keepMailing: assign((_, { mailing }: { readonly mailing: UnsubscribeContext['mailing'] }) => ({ mailing })),
    dropMailing: assign({ mailing: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'unsubscribe',
  context: ({ input: { token } }) => ({ token, mailing: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.arriving', actions: fromEvent('takeToken') }],
  },
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'unknown' }] },
    asking: { on: { 'leaving.confirmed': 'leaving' } },
    leaving: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('unsubscribe', ({ context }) => context.token),
      on: {
        'mailing.left': { target: 'unsubscribed', actions: fromEvent('keepMailing') },
        'mailing.unknown': 'unknown',
        'mailing.missed': toProblem('unreachable'),
      },
    },
    unsubscribed: { exit: 'dropMailing' },
    // the link was cut short, or is older than the links that are kept
    unknown: {},
    unreachable: { exit: 'clearProblem', on: { 'leaving.confirmed': 'leaving' } },
  },
})
