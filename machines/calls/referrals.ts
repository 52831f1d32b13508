import type { ApprovalTerms, ContactRow, PendingApproval, QuoteMessage } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { isMissing, isPending, staffCall } from './call'
import { keyOf, type Written } from './messages'

export interface Queue {
  readonly rows: readonly ContactRow[]
  /** of all rows, shown or not */
  readonly total: number
}

export interface Work {
  readonly id: string
  readonly version: number
  /** left out, the terms stay as they are */
  readonly terms?: ApprovalTerms | null
  /** email address; null assigns no underwriter */
  readonly underwriter?: string | null
}

export interface Decision {
  readonly id: string
  readonly version: number
  /** `referred` reopens a quote that staff declined */
  readonly status: 'declined' | 'referred'
  /** for a decline */
  readonly reason?: string
}

/** rows a queue shows: underwriters decide the first ones before they read further */
const most = 100

/** By age, the oldest referral comes first, or the latest decision. */
const byAge = {
  // the server's own order
  waiting: {},
  unsubmitted: { sort: 'edited', direction: 'asc' },
  decided: { sort: 'edited', direction: 'desc' },
} as const satisfies Record<QueueTab, object>
const byEvent = { sort: 'event_start_date', direction: 'asc' } as const

/** The referrals of one tab, in the chosen order. */
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
      refused: 'queue.failed',
    },
  )

export const openReferral = (client: StaffClient) =>
  staffCall((input: { id: string }, signal) => client.openReferral(input.id, signal), {
    answered: (referral) => ({ type: 'referral.opened', referral }),
    refused: (problem) => (isMissing(problem) ? 'referral.missing' : 'referral.failed'),
  })

/** Saves the terms or the assigned underwriter. The customer gets no message. */
export const workReferral = (client: StaffClient) =>
  staffCall(({ id, version, ...work }: Work, signal) => client.workReferral(id, work, version, signal), {
    answered: (referral) => ({ type: 'referral.saved', referral }),
    refused,
  })

export interface QuoteApproval {
  readonly id: string
  readonly version: number
  readonly terms?: ApprovalTerms
}

/** `waits`: it was not approved, because a second person has to approve it. `suspended`: a moratorium stops it now. */
export const approveQuote = (client: StaffClient) =>
  staffCall(
    ({ id, version, ...body }: QuoteApproval, signal) =>
      client.markQuoteApproved(id, { status: 'approved', ...body }, version, signal),
    {
      answered: (answer): { type: 'quote.decided' } | { type: 'quote.waits'; pending: PendingApproval } =>
        isPending(answer) ? { type: 'quote.waits', pending: answer } : { type: 'quote.decided' },
      refused: (problem) => (problem.type === problemTypes.suspended ? 'referral.suspended' : refused(problem)),
    },
  )

export const decideQuote = (client: StaffClient) =>
  staffCall(({ id, version, ...body }: Decision, signal) => client.markQuoteApproved(id, body, version, signal), {
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

/** `waiting`: submitted for review. `unsubmitted`: referred, but the customer has not asked for a review. `decided`: done. */
export const queueTabs = ['waiting', 'unsubmitted', 'decided'] as const

export type QueueTab = (typeof queueTabs)[number]

/** `age`: by the tab's own time. `event`: by the first day of the event. */
export const queueOrders = ['age', 'event'] as const

export type QueueOrder = (typeof queueOrders)[number]
