import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { forgotQuoteFields } from '../../../domain/quote/forgotQuote'
import { slot } from '../../calls/call'
import type { findQuotes, QuoteLookupFact } from '../../calls/quotes'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type ForgotQuoteAnswers = { readonly [Name in keyof typeof forgotQuoteFields]: string | null }

export interface ForgotQuoteContext extends RequestContext<ForgotQuoteAnswers> {
  readonly quotes: readonly ContactRow[]
  /** what the public is told */
  readonly message: string | null
}

export type ForgotQuoteEvent =
  | QuoteLookupFact
  | { type: 'forgotQuote.opened' }
  | { type: 'forgotQuote.closed' }
  | RequestEvent<ForgotQuoteAnswers>

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
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(forgotQuoteFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    storeReply: assign((_, event: Extract<ForgotQuoteEvent, { type: 'quotes.told' }>) => ({
      quotes: event.quotes,
      message: event.message,
    })),
    clearReply: assign({ quotes: [], message: null }),
  },
}).createMachine({
  id: 'forgotQuote',
  context: {
    answers: blanksOf(forgotQuoteFields) as ForgotQuoteAnswers,
    rejections: 0,
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
        writing: filling('finding'),
        finding: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('findQuotes', ({ context: { answers } }) => ({
            email: answers.email!,
            day: answers.day!,
          })),
          on: {
            'quotes.told': { target: 'told', actions: fromEvent('storeReply') },
            ...notSent,
          },
        },
        told: { exit: 'clearReply' },
      },
    },
  },
})
