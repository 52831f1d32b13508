import { assign, raise, setup } from 'xstate'
import type { OpenedPolicy } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { getPolicy, PolicyFact, PolicyLink } from '../calls/policy'
import { documentsMachine } from '../documents/documents.machine'
import { linkIn } from './policy.link'

export interface PolicyContext {
  readonly link: PolicyLink | null
  readonly opened: OpenedPolicy | null
  readonly problem: Problem | null
}

/** A link may be followed while the screen is open: only the fragment changes, and nothing is loaded anew. */
export type PolicyEvent = PolicyFact | { type: 'link.followed'; address: string } | { type: 'policy.retried' }

/** The screen at `#manage-policy`: whoever holds the signed link sees the policy and its documents (decision 54). */
export const policyMachine = setup({
  types: {} as {
    context: PolicyContext
    events: PolicyEvent
    input: { address: string }
    meta: { busy?: string }
    tags: 'background'
    children: { documents: 'documents' }
  },
  actors: { getPolicy: slot<typeof getPolicy>('getPolicy'), documents: documentsMachine },
  guards: { isSigned: ({ context }) => context.link !== null },
  actions: {
    announce: raise((_, fact: PolicyFact) => fact),
    readLink: assign(({ event }) =>
      event.type === 'link.followed' ? { link: linkIn(event.address), opened: null, problem: null } : {},
    ),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'policy',
  context: ({ input }) => ({ link: linkIn(input.address), opened: null, problem: null }),
  initial: 'arriving',
  on: { 'link.followed': { target: '.arriving', actions: 'readLink' } },
  states: {
    arriving: { always: [{ guard: 'isSigned', target: 'opening' }, { target: 'unlinked' }] },
    unlinked: {},
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'getPolicy',
        src: 'getPolicy',
        input: ({ context }) => context.link!,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'policy.opened': { target: 'open', actions: assign({ opened: ({ event }) => event.opened }) },
        'policy.closed': 'refused',
        'policy.missed': 'unavailable',
      },
    },
    open: {
      tags: 'background',
      invoke: {
        id: 'documents',
        src: 'documents',
        input: ({ context }) => ({ link: context.link!, documents: context.opened!.documents }),
      },
    },
    refused: { entry: 'keepProblem', exit: 'dropProblem' },
    unavailable: { entry: 'keepProblem', exit: 'dropProblem', on: { 'policy.retried': 'opening' } },
  },
})
