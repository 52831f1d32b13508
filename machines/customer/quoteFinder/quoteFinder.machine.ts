import { assign, setup } from 'xstate'
import type { ContactRow } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { forgotQuoteFields } from '../../../domain/quote/forgotQuote'
import { type OutcomesOf, slot } from '../../calls/call'
import type { findQuotes } from '../../calls/quotes'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type ForgotQuoteAnswers = { readonly [Name in keyof typeof forgotQuoteFields]: string | null }

export interface ForgotQuoteContext extends RequestContext<ForgotQuoteAnswers> {
  readonly quotes: readonly ContactRow[]
  /** the message for the public */
  readonly message: string | null
}

const calls = { findQuotes: slot<typeof findQuotes>('findQuotes') }

export type ForgotQuoteEvent =
  | OutcomesOf<typeof calls>
  | { type: 'forgotQuote.opened' }
  | { type: 'forgotQuote.closed' }
  | RequestEvent<ForgotQuoteAnswers>

/**
 * The forgot-quote dialog (specification section 2): by email address and the event's first day. It shows a message,
 * and the links are sent by email.
 */
export const forgotQuoteMachine = setup({
  types: {} as {
    context: ForgotQuoteContext
    events: ForgotQuoteEvent
    /** `known` was typed before a reload */
    input: { known?: Partial<ForgotQuoteAnswers> | null } | undefined
    meta: { busy?: string }
    tags: 'background' | 'modal'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(forgotQuoteFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setReply: assign((_, event: Extract<ForgotQuoteEvent, { type: 'quotes.answered' }>) => ({
      quotes: event.quotes,
      message: event.message,
    })),
    clearReply: assign({ quotes: [], message: null }),
  },
}).createMachine({
  id: 'forgotQuote',
  context: ({ input }) => ({
    answers: { ...(blanksOf(forgotQuoteFields) as ForgotQuoteAnswers), ...input?.known },
    rejections: 0,
    refused: null,
    quotes: [],
    message: null,
  }),
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
            'quotes.answered': { target: 'answered', actions: fromEvent('setReply') },
            ...notSent,
          },
        },
        answered: { exit: 'clearReply' },
      },
    },
  },
})
