import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { findFields } from '../../../domain/policy/forms'
import { slot } from '../../calls/call'
import type { findPolicies, PolicyLookupFact } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type FindAnswers = { readonly [Name in keyof typeof findFields]: string | null }

interface FindContext extends RequestContext<FindAnswers> {
  readonly policies: readonly ContactRow[]
  /** what the public is told, whatever there is; null for staff */
  readonly message: string | null
}

type FindEvent = PolicyLookupFact | RequestEvent<FindAnswers> | { type: 'find.restarted' }

/** A policy whose link is gone: by its address and ZIP code. The link is mailed, and nothing is learnt here. */
export const findMachine = setup({
  types: {} as {
    context: FindContext
    events: FindEvent
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { findPolicies: slot<typeof findPolicies>('findPolicies') },
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(findFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    storeReply: assign((_, event: Extract<FindEvent, { type: 'policies.told' }>) => ({
      policies: event.policies,
      message: event.message,
    })),
    clearReply: assign({ policies: [], message: null }),
  },
}).createMachine({
  id: 'find',
  context: {
    answers: blanksOf(findFields) as FindAnswers,
    rejections: 0,
    refused: null,
    policies: [],
    message: null,
  },
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
        'policies.told': { target: 'told', actions: fromEvent('storeReply') },
        ...notSent,
      },
    },
    told: { exit: 'clearReply', on: { 'find.restarted': 'writing' } },
  },
})
