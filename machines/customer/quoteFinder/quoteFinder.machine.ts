import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { forgotQuoteFields } from '../../../domain/quote/forgotQuote'
import { slot } from '../../calls/call'
import type { findQuotes, QuoteLookupFact } from '../../calls/quotes'
import { fromEvent, invokeCall } from '../../kit/call'

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
  | QuoteLookupFact
  | { type: 'forgotQuote.opened' }
  | { type: 'forgotQuote.closed' }
  | { type: 'forgotQuote.answered'; answers: Partial<ForgotQuoteAnswers> }
  | { type: 'forgotQuote.submitted' }

/**
 * The forgot-quote dialog (specification section 2): by an email address and the event's first day. On success it tells
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
    isAboutAnswers: (_: unknown, { problem }: { readonly problem: Problem }) => problem.errors !== undefined,
  },
  actions: {
    keepAnswers: assign(({ context }, { answers }: { readonly answers: Partial<ForgotQuoteContext['answers']> }) => ({
      answers: { ...context.answers, ...answers },
    })),
    storeReply: assign((_, event: Extract<ForgotQuoteEvent, { type: 'quotes.told' }>) => ({
      quotes: event.quotes,
      message: event.message,
    })),
    keepRefused: assign(({ context: { answers } }, { problem }: { readonly problem: Problem }) => ({
      refused: { answers, problem },
    })),
    dropRefused: assign({ refused: null }),
    clearReply: assign({ quotes: [], message: null }),
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
            'forgotQuote.answered': { actions: fromEvent('keepAnswers') },
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
          invoke: invokeCall('findQuotes', ({ context: { answers } }) => ({
            email: answers.email!,
            day: answers.day!,
          })),
          on: {
            'quotes.told': { target: 'told', actions: fromEvent('storeReply') },
            'quotes.refused': [
              { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
              { target: 'writing.failed', actions: fromEvent('keepRefused') },
            ],
          },
        },
        told: { exit: 'clearReply' },
      },
    },
  },
})
