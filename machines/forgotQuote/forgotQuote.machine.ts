import { assign, raise, setup } from 'xstate'
import type { ContactRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { blanksOf, faultsIn } from '../../domain/application/apart'
import { forgotQuoteFields } from '../../domain/forgotQuote'
import { slot } from '../calls/call'
import type { FoundFact, findQuotes } from '../calls/findQuotes'

export type ForgotQuoteAnswers = { readonly [Name in keyof typeof forgotQuoteFields]: string | null }

export interface ForgotQuoteContext {
  readonly answers: ForgotQuoteAnswers
  /** what the server found wrong with them, as they were sent */
  readonly refused: { readonly answers: ForgotQuoteAnswers; readonly problem: Problem } | null
  readonly quotes: readonly ContactRow[]
  /** what the public is told */
  readonly message: string | null
}

export type ForgotQuoteEvent =
  | FoundFact
  | { type: 'forgotQuote.opened' }
  | { type: 'forgotQuote.closed' }
  | { type: 'forgotQuote.answered'; answers: Partial<ForgotQuoteAnswers> }
  | { type: 'forgotQuote.submitted' }

/**
 * The forgot-quote dialog (specification section 2): by an e-mail address and the event's first day. On success it tells
 * what may be told, and that is all one learns here: the links are in the mail.
 */
export const forgotQuoteMachine = setup({
  types: {} as {
    context: ForgotQuoteContext
    events: ForgotQuoteEvent
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: { findQuotes: slot<typeof findQuotes>('findQuotes') },
  guards: {
    isSound: ({ context }) => Object.keys(faultsIn(forgotQuoteFields, context.answers)).length === 0,
    isAboutAnswers: ({ event }) => event.type === 'quotes.refused' && event.problem.errors !== undefined,
  },
  actions: {
    announce: raise((_, fact: FoundFact) => fact),
    keepAnswers: assign(({ context, event }) =>
      event.type === 'forgotQuote.answered' ? { answers: { ...context.answers, ...event.answers } } : {},
    ),
    keepTold: assign(({ event }) =>
      event.type === 'quotes.told' ? { quotes: event.quotes, message: event.message } : {},
    ),
    keepRefused: assign(({ context: { answers }, event }) =>
      event.type === 'quotes.refused' ? { refused: { answers, problem: event.problem } } : {},
    ),
    dropRefused: assign({ refused: null }),
    dropTold: assign({ quotes: [], message: null }),
  },
}).createMachine({
  id: 'forgotQuote',
  context: {
    answers: blanksOf(forgotQuoteFields) as ForgotQuoteAnswers,
    refused: null,
    quotes: [],
    message: null,
  },
  initial: 'closed',
  states: {
    closed: { on: { 'forgotQuote.opened': 'open' } },
    open: {
      tags: 'modal',
      initial: 'writing',
      on: { 'forgotQuote.closed': 'closed' },
      states: {
        writing: {
          initial: 'asking',
          on: {
            'forgotQuote.answered': { actions: 'keepAnswers' },
            'forgotQuote.submitted': [{ guard: 'isSound', target: 'finding' }, { target: '.rejected' }],
          },
          states: {
            asking: {},
            rejected: { exit: 'dropRefused' },
            failed: { exit: 'dropRefused' },
          },
        },
        finding: {
          meta: { busy: 'Fetching...' },
          invoke: {
            id: 'findQuotes',
            src: 'findQuotes',
            input: ({ context: { answers } }) => ({ email: answers.email!, day: answers.day! }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'quotes.told': { target: 'told', actions: 'keepTold' },
            'quotes.refused': [
              { guard: 'isAboutAnswers', target: 'writing.rejected', actions: 'keepRefused' },
              { target: 'writing.failed', actions: 'keepRefused' },
            ],
          },
        },
        told: { exit: 'dropTold' },
      },
    },
  },
})
