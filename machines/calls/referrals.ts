import type { ApprovalTerms, ContactRow, QuoteMessage } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { notFound, staffCall } from './call'
import { keyOf, type Written } from './messages'

export interface Queue {
  readonly rows: readonly ContactRow[]
  /** how many there are in all */
  readonly total: number
}

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
  staffCall(
    ({ tab, order }: { tab: QueueTab; order: QueueOrder }, signal) =>
      client.findContacts(
        { search: '', queue: tab, page: 1, size: most, ...(order === 'event' ? byEvent : byAge[tab]) },
        signal,
      ),
    {
      answered: ({ rows, total }): { type: 'queue.read'; queue: Queue } => ({
        type: 'queue.read',
        queue: { rows, total },
      }),
      refused: 'queue.missed',
    },
  )

export const openReferral = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.openReferral(input.id, signal), {
    answered: (referral) => ({ type: 'referral.opened', referral }),
    refused: ({ status }) => (notFound.includes(status) ? 'referral.unknown' : 'referral.missed'),
  })

/** Keeps the terms, or who works on them; the customer is told nothing. */
export const workReferral = (client: StaffClient) =>
  staffCall(({ id, version, ...work }: Work, signal) => client.workReferral(id, work, version, signal), {
    answered: (referral) => ({ type: 'referral.kept', referral }),
    refused,
  })

export const decideQuote = (client: StaffClient) =>
  staffCall(({ id, version, ...word }: Decision, signal) => client.markQuoteApproved(id, word, version, signal), {
    answered: () => ({ type: 'quote.decided' }),
    refused,
  })

export const askCustomer = (client: StaffClient) =>
  staffCall(
    (message: Written, signal) => client.writeMessage(message.id, { message: message.message }, keyOf(message), signal),
    {
      answered: ({ messages }): { type: 'question.sent'; messages: readonly QuoteMessage[] } => ({
        type: 'question.sent',
        messages,
      }),
      refused,
    },
  )

/** `outdated`: another user has changed the quote since it was loaded. */
const refused = ({ status }: Problem) => (status === 412 ? 'referral.outdated' : 'referral.refused')

/** What of the underwriters' is looked at: who waits, who was referred and did not ask, and what was decided on. */
export const queueTabs = ['waiting', 'unsubmitted', 'decided'] as const

export type QueueTab = (typeof queueTabs)[number]

/** By what a shelf is in order: its own time, or whose event comes first. */
export const queueOrders = ['age', 'event'] as const

export type QueueOrder = (typeof queueOrders)[number]
