import type { ApprovalTerms, ContactRow, QuoteMessage, Referral } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import { keyOf, type Written } from './messages'
import type { SessionOver } from './staff'

export interface Queue {
  readonly rows: readonly ContactRow[]
  /** how many there are in all */
  readonly total: number
}

export type QueueFact = { type: 'queue.read'; queue: Queue } | { type: 'queue.missed'; problem: Problem } | SessionOver

export type OpeningFact =
  | { type: 'referral.opened'; referral: Referral }
  | { type: 'referral.unknown'; problem: Problem }
  | { type: 'referral.missed'; problem: Problem }
  | SessionOver

/** `outdated`: somebody else changed the quote meanwhile. */
type Refusal =
  | { type: 'referral.refused'; problem: Problem }
  | { type: 'referral.outdated'; problem: Problem }
  | SessionOver

export type WorkFact = { type: 'referral.kept'; referral: Referral } | Refusal
export type DecisionFact = { type: 'quote.decided' } | Refusal
export type QuestionFact = { type: 'question.sent'; messages: readonly QuoteMessage[] } | Refusal

export interface Work {
  readonly id: string
  readonly version: number
  /** what is left out stays as it was */
  readonly terms?: ApprovalTerms | null
  /** an email address, or nobody's */
  readonly underwriter?: string | null
}

export interface Decision {
  readonly id: string
  readonly version: number
  /** `referred`: what staff declined is open again */
  readonly status: 'approved' | 'declined' | 'referred'
  readonly terms?: ApprovalTerms
  /** of a decline */
  readonly reason?: string
}

/** as many as are shown: nobody reads further before the first are decided */
const most = 100

/** By age whoever has waited longest comes first, and of what was decided the latest. */
const byAge = {
  // the server's own order
  waiting: {},
  unsubmitted: { sort: 'edited', direction: 'asc' },
  decided: { sort: 'edited', direction: 'desc' },
} as const satisfies Record<QueueTab, object>
const byEvent = { sort: 'event_start_date', direction: 'asc' } as const

/** Those of a shelf, in its order. */
export const findQueue = (client: StaffClient) =>
  call(
    ({ tab, order }: { tab: QueueTab; order: QueueOrder }, signal) =>
      client.findContacts(
        { search: '', queue: tab, page: 1, size: most, ...(order === 'event' ? byEvent : byAge[tab]) },
        signal,
      ),
    {
      answered: ({ rows, total }): QueueFact => ({ type: 'queue.read', queue: { rows, total } }),
      refused: (problem): QueueFact => over(problem) ?? { type: 'queue.missed', problem },
    },
  )

export const openReferral = (client: StaffClient) =>
  call((input: { id: string }, signal) => client.openReferral(input.id, signal), {
    answered: (referral): OpeningFact => ({ type: 'referral.opened', referral }),
    refused: (problem): OpeningFact =>
      over(problem) ?? {
        type: [400, 404].includes(problem.status) ? 'referral.unknown' : 'referral.missed',
        problem,
      },
  })

/** Keeps the terms, or who works on them; the customer is told nothing. */
export const workReferral = (client: StaffClient) =>
  call(({ id, version, ...work }: Work, signal) => client.workReferral(id, work, version, signal), {
    answered: (referral): WorkFact => ({ type: 'referral.kept', referral }),
    refused,
  })

export const decideQuote = (client: StaffClient) =>
  call(({ id, version, ...word }: Decision, signal) => client.markQuoteApproved(id, word, version, signal), {
    answered: (): DecisionFact => ({ type: 'quote.decided' }),
    refused,
  })

export const askCustomer = (client: StaffClient) =>
  call(
    (message: Written, signal) => client.writeMessage(message.id, { message: message.message }, keyOf(message), signal),
    {
      answered: ({ messages }): QuestionFact => ({ type: 'question.sent', messages }),
      refused,
    },
  )

const over = ({ status }: Problem): SessionOver | null => (status === 401 ? { type: 'session.ended' } : null)

function refused(problem: Problem): Refusal {
  return over(problem) ?? { type: problem.status === 412 ? 'referral.outdated' : 'referral.refused', problem }
}

/** What of the underwriters' is looked at: who waits, who was referred and did not ask, and what was decided on. */
export const queueTabs = ['waiting', 'unsubmitted', 'decided'] as const

export type QueueTab = (typeof queueTabs)[number]

/** By what a shelf is in order: its own time, or whose event comes first. */
export const queueOrders = ['age', 'event'] as const

export type QueueOrder = (typeof queueOrders)[number]
