import { assign, setup } from 'xstate'
import type { CertificateSubscription } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { confirmSubscription, endSubscription, getSubscription } from '../../calls/certificates'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

interface SubscriptionContext {
  /** from the link */
  readonly token: string
  readonly subscription: CertificateSubscription | null
  readonly problem: Problem | null
}

const calls = {
  getSubscription: slot<typeof getSubscription>('getSubscription'),
  confirmSubscription: slot<typeof confirmSubscription>('confirmSubscription'),
  endSubscription: slot<typeof endSubscription>('endSubscription'),
}

type SubscriptionEvent =
  | OutcomesOf<typeof calls>
  /** the address has another link's token */
  | { type: 'address.followed'; token: string }
  | { type: 'updates.confirmed' }
  | { type: 'updates.stopped' }
  | { type: 'subscription.retried' }

/**
 * The page behind the link of a letter about a certificate. It confirms the address, and ends the updates. It asks
 * before each, because mail scanners follow every link.
 */
export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionContext
    events: SubscriptionEvent
    input: { token: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isKnown: ({ context }, event: Extract<SubscriptionEvent, { type: 'address.followed' }>) =>
      event.token === context.token,
    hasStatus: ({ context }, { status }: { readonly status: CertificateSubscription['status'] }) =>
      context.subscription?.status === status,
  },
  actions: {
    setToken: assign((_, { token }: { readonly token: string }) => ({ token })),
    setSubscription: assign((_, { subscription }: { readonly subscription: CertificateSubscription }) => ({
      subscription,
    })),
    clearSubscription: assign({ subscription: null }),
    ...problemActions,
  },
}).createMachine({
  id: 'subscription',
  context: ({ input: { token } }) => ({ token, subscription: null, problem: null }),
  initial: 'opening',
  on: {
    'address.followed': [{ guard: fromEvent('isKnown') }, { target: '.opening', actions: fromEvent('setToken') }],
    'subscription.answered': { target: '.choosing', actions: fromEvent('setSubscription') },
    'subscription.missing': '.unknown',
  },
  states: {
    opening: {
      entry: 'clearSubscription',
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getSubscription', ({ context }) => context.token),
      on: { 'subscription.failed': toProblem('unreachable') },
    },
    choosing: {
      always: [
        { guard: { type: 'hasStatus', params: { status: 'unconfirmed' } }, target: 'unconfirmed' },
        { guard: { type: 'hasStatus', params: { status: 'active' } }, target: 'active' },
        { guard: { type: 'hasStatus', params: { status: 'ended' } }, target: 'ended' },
        { target: 'closed' },
      ],
    },
    unconfirmed: { exit: 'clearProblem', on: { 'updates.confirmed': 'confirming' } },
    confirming: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('confirmSubscription', ({ context }) => context.token),
      on: { 'subscription.failed': toProblem('choosing') },
    },
    active: { exit: 'clearProblem', on: { 'updates.stopped': 'stopping' } },
    stopping: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('endSubscription', ({ context }) => context.token),
      on: { 'subscription.failed': toProblem('choosing') },
    },
    ended: { exit: 'clearProblem', on: { 'updates.confirmed': 'confirming' } },
    // the policy was canceled, or no longer has the coverage
    closed: {},
    // the link was truncated, or the subscription ended long ago
    unknown: {},
    unreachable: { exit: 'clearProblem', on: { 'subscription.retried': 'opening' } },
  },
})
