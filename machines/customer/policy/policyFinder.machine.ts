import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { findFields } from '../../../domain/policy/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { findPolicies } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type FindAnswers = { readonly [Name in keyof typeof findFields]: string | null }

interface FindContext extends RequestContext<FindAnswers> {
  readonly policies: readonly ContactRow[]
  /** the message for the public, the same whether or not a policy exists; null for staff */
  readonly message: string | null
}

const calls = { findPolicies: slot<typeof findPolicies>('findPolicies') }

type FindEvent = OutcomesOf<typeof calls> | RequestEvent<FindAnswers> | { type: 'find.restarted' }

/** Finds a policy whose link is lost, by email address and ZIP code. The link is emailed; the page reveals nothing. */
export const findMachine = setup({
  types: {} as {
    context: FindContext
    events: FindEvent
    /** `known` was typed before a reload */
    input: { known?: Partial<FindAnswers> | null } | undefined
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(findFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setReply: assign((_, event: Extract<FindEvent, { type: 'policies.answered' }>) => ({
      policies: event.policies,
      message: event.message,
    })),
    clearReply: assign({ policies: [], message: null }),
  },
}).createMachine({
  id: 'find',
  context: ({ input }) => ({
    answers: { ...(blanksOf(findFields) as FindAnswers), ...input?.known },
    rejections: 0,
    refused: null,
    policies: [],
    message: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('finding'),
    finding: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('findPolicies', ({ context: { answers } }) => ({
        email: answers.email!,
        zip: answers.zip!,
        number: answers.number?.trim() || null,
      })),
      on: {
        'policies.answered': { target: 'answered', actions: fromEvent('setReply') },
        ...notSent,
      },
    },
    answered: { exit: 'clearReply', on: { 'find.restarted': 'writing' } },
  },
})
