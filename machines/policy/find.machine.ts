import { assign, raise, setup } from 'xstate'
import type { ContactRow } from '../../contract/client'
import { blanksOf, faultsIn } from '../../domain/application/apart'
import { findFields } from '../../domain/policyForms'
import { slot } from '../calls/call'
import type { FoundPoliciesFact, findPolicies } from '../calls/policy'
import type { Refused } from './refused'

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
  | FoundPoliciesFact
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
    isAboutAnswers: ({ event }) => event.type === 'policies.refused' && event.problem.errors !== undefined,
  },
  actions: {
    announce: raise((_, fact: FoundPoliciesFact) => fact),
    keepAnswers: assign(({ context: { answers }, event }) =>
      event.type === 'find.answered' ? { answers: { ...answers, ...event.answers } } : {},
    ),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefused: assign(({ context: { answers }, event }) =>
      event.type === 'policies.refused' ? { refused: { answers, problem: event.problem } } : {},
    ),
    dropRefused: assign({ refused: null }),
    keepTold: assign(({ event }) =>
      event.type === 'policies.told' ? { policies: event.policies, message: event.message } : {},
    ),
    dropTold: assign({ policies: [], message: null }),
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
        'find.answered': { actions: 'keepAnswers' },
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
      invoke: {
        id: 'findPolicies',
        src: 'findPolicies',
        input: ({ context: { answers } }) => ({
          email: answers.email!,
          zip: answers.zip!,
          number: answers.number?.trim() || null,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'policies.told': { target: 'told', actions: 'keepTold' },
        'policies.refused': [
          { guard: 'isAboutAnswers', target: 'writing.rejected', actions: 'keepRefused' },
          { target: 'writing.failed', actions: 'keepRefused' },
        ],
      },
    },
    told: { exit: 'dropTold', on: { 'find.restarted': 'writing' } },
  },
})
