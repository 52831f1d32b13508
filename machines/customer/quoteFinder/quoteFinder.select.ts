import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { faultsIn } from '../../../domain/application/apart'
import { forgotQuoteFields } from '../../../domain/quote/forgotQuote'
import { ifWritten } from '../../kit/draft'
import { problemInWords } from '../../kit/problem'
import type { ForgotQuoteAnswers, forgotQuoteMachine } from './quoteFinder.machine'

export type ForgotQuoteRef = ActorRefFrom<typeof forgotQuoteMachine>
type Snapshot = SnapshotFrom<typeof forgotQuoteMachine>
type Name = keyof ForgotQuoteAnswers

export const selectIsOpen = (s: Snapshot) => s.hasTag('modal')
export const selectAnswer = (name: Name) => (s: Snapshot) => s.context.answers[name]
/** What the customer typed; null once the server has answered. */
export const selectForgotQuoteDraft = (s: Snapshot) =>
  s.matches({ open: 'answered' }) ? null : ifWritten(s.context.answers)
export const selectIsFinding = (s: Snapshot) => s.matches({ open: 'finding' })
export const selectIsAnswered = (s: Snapshot) => s.matches({ open: 'answered' })
export const selectMessage = (s: Snapshot) => s.context.message
export const selectQuotes = (s: Snapshot) => s.context.quotes
export const selectProblem = (s: Snapshot) =>
  s.matches({ open: { writing: 'failed' } }) ? problemInWords(s.context.refused?.problem ?? null) : null

/** The parameter of each answer in GET /quotes/all/{a}/{b} */
const parameters: Readonly<Record<Name, string>> = { email: 'a', day: 'b' }

/** The faults after the first attempt. The server's faults last until the answer changes. */
export const selectFault =
  (name: Name) =>
  (s: Snapshot): string | null => {
    if (!s.matches({ open: { writing: 'rejected' } })) return null
    const { answers, refused } = s.context
    const serverFault =
      refused?.answers[name] === answers[name] ? refused.problem.errors?.[parameters[name]] : undefined
    return faultsIn(forgotQuoteFields, answers)[name] ?? serverFault ?? null
  }
