import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { findFields } from '../../../domain/policy/forms'
import { slot } from '../../calls/call'
import type { findPolicies, PolicyLookupFact } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import type { Refused } from '../../kit/problem'

export type FindAnswers = { readonly [Name in keyof typeof findFields]: string | null }

interface FindContext {
  readonly answers: FindAnswers
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  readonly refused: Refused<FindAnswers> | null
  readonly policies: readonly ContactRow[]
  /** what the public is told, whatever there is; null for staff */
  readonly message: string | null
}

type FindEvent =
  | PolicyLookupFact
  | { type: 'find.answered'; answers: Partial<FindAnswers> }
  | { type: 'find.submitted' }
  | { type: 'find.restarted' }

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
    isSound: ({ context }) => Object.keys(faultsIn(findFields, context.answers)).length === 0,
    isAboutAnswers: (_, event: Extract<FindEvent, { type: 'policies.refused' }>) => event.problem.errors !== undefined,
  },
  actions: {
    keepAnswers: assign(
      ({ context: { answers } }, { answers: changes }: { readonly answers: Partial<FindContext['answers']> }) => ({
        answers: { ...answers, ...changes },
      }),
    ),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context: { answers } }, event: Extract<FindEvent, { type: 'policies.refused' }>) => ({
      refused: { answers, problem: event.problem },
    })),
    dropRefused: assign({ refused: null }),
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
    writing: {
      initial: 'editing',
      on: {
        'find.answered': { actions: fromEvent('keepAnswers') },
        'find.submitted': [{ guard: 'isSound', target: 'finding' }, { target: '.rejected' }],
      },
      states: {
        editing: {},
        rejected: { entry: 'countRejection', exit: 'dropRefused' },
        failed: { exit: 'dropRefused' },
      },
    },
    finding: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('findPolicies', ({ context: { answers } }) => ({
        email: answers.email!,
        zip: answers.zip!,
        number: answers.number?.trim() || null,
      })),
      on: {
        'policies.told': { target: 'told', actions: fromEvent('storeReply') },
        'policies.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
          { target: 'writing.failed', actions: fromEvent('keepRefused') },
        ],
      },
    },
    told: { exit: 'clearReply', on: { 'find.restarted': 'writing' } },
  },
})
