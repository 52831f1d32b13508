import { assign, setup } from 'xstate'
import type { LeftMailing } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { unsubscribe } from '../../calls/marketing'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

interface UnsubscribeContext {
  /** from the link */
  readonly token: string
  readonly mailing: LeftMailing['mailing'] | null
  readonly problem: Problem | null
}

const calls = { unsubscribe: slot<typeof unsubscribe>('unsubscribe') }

type UnsubscribeEvent =
  | OutcomesOf<typeof calls>
  /** the address has another link's token */
  | { type: 'address.followed'; token: string }
  | { type: 'leaving.confirmed' }

/** The page behind the link in a mailing. It asks before it unsubscribes, because mail scanners follow every link. */
export const unsubscribeMachine = setup({
  types: {} as {
    context: UnsubscribeContext
    events: UnsubscribeEvent
    input: { token: string }
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isKnown: ({ context }, event: Extract<UnsubscribeEvent, { type: 'address.followed' }>) =>
      event.token === context.token,
    hasToken: ({ context }) => context.token !== '',
  },
  actions: {
    setToken: assign((_, { token }: { readonly token: UnsubscribeContext['token'] }) => ({ token })),
    setMailing: assign((_, { mailing }: { readonly mailing: UnsubscribeContext['mailing'] }) => ({ mailing })),
    clearMailing: assign({ mailing: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'unsubscribe',
  context: ({ input: { token } }) => ({ token, mailing: null, problem: null }),
  initial: 'arriving',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.arriving', actions: fromEvent('setToken') }],
  },
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'unknown' }] },
    asking: { on: { 'leaving.confirmed': 'leaving' } },
    leaving: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('unsubscribe', ({ context }) => context.token),
      on: {
        'mailing.left': { target: 'unsubscribed', actions: fromEvent('setMailing') },
        'mailing.missing': 'unknown',
        'mailing.failed': toProblem('unreachable'),
      },
    },
    unsubscribed: { exit: 'clearMailing' },
    // the link was truncated, or is older than the links that we store
    unknown: {},
    unreachable: { exit: 'clearProblem', on: { 'leaving.confirmed': 'leaving' } },
  },
})
