import { assign, emit, setup } from 'xstate'
import type { ContactRow, Referral } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { Given } from '../../../domain/application/fields/field'
import { declinedByUnderwriter } from '../../../domain/quote/underwritten'
import { type OutcomesOf, slot } from '../../calls/call'
import type { askCustomer, decideQuote, findQueue, openReferral, Queue, workReferral } from '../../calls/referrals'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions, type Refused } from '../../kit/problem'
import { faultsOf, nothingTyped, type Wanted, type Written, writtenOf } from './underwriting.form'
import { type UnderwritingRoute, underwritingRouteIn } from './underwriting.route'
import { newsMachine } from './updates.machine'

export interface UnderwritingContext extends UnderwritingRoute, Written {
  readonly user: PageInput['user']
  /** it stays in sight while it is read again */
  readonly queue: Queue | null
  readonly referral: Referral | null
  /** what was asked for last, where that needs something written */
  readonly wanted: Wanted | null
  /** what the server found wrong with it */
  readonly refused: Refused<Given> | null
  readonly problem: Problem | null
  /** how often this visit was told no: each time the message takes the focus anew */
  readonly rejections: number
  /** how many were decided here */
  readonly decided: number
}

type Fact = OutcomesOf<typeof calls>

const calls = {
  findQueue: slot<typeof findQueue>('findQueue'),
  openReferral: slot<typeof openReferral>('openReferral'),
  workReferral: slot<typeof workReferral>('workReferral'),
  decideQuote: slot<typeof decideQuote>('decideQuote'),
  askCustomer: slot<typeof askCustomer>('askCustomer'),
}

export type UnderwritingEvent =
  | Fact
  | { type: 'address.opened'; address: string }
  | { type: 'underwriting.retried' }
  /** as it is by now */
  | { type: 'referral.reread' }
  | { type: 'referral.typed'; answers: Given }
  /** work out what they come to, and keep them */
  | { type: 'terms.submitted' }
  | { type: 'approval.requested' }
  | { type: 'decline.requested' }
  | { type: 'reopening.requested' }
  | { type: 'decision.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'question.submitted' }
  | { type: 'referral.taken' }
  | { type: 'referral.left' }

export const chosenOf = ({ contactId, queue }: UnderwritingContext): ContactRow['id'] | null =>
  contactId ?? queue?.rows[0]?.id ?? null

/** With the terms that are kept, or without any. */
export const priceOf = ({ terms, by_terms, by_tables }: Referral) => (terms ? by_terms : by_tables)

/** What staff declined, staff take back; what the answers decline, other answers do. */
export const isReopenable = ({ contact: { customFields } }: Referral): boolean =>
  customFields.quote_status === 'declined' &&
  (customFields.referral_decline_reasons ?? []).some(({ code }) => code === declinedByUnderwriter)

export const unpriced: Problem = { status: 422, message: 'Answers are missing that a price needs' }

const wants: ReadonlySet<string> = new Set<Wanted>([
  'terms.submitted',
  'approval.requested',
  'decline.requested',
  'question.submitted',
])
const wantedIn = ({ type }: UnderwritingEvent): Wanted | null => (wants.has(type) ? (type as Wanted) : null)

export const underwritingSetup = setup({
  types: {} as {
    context: UnderwritingContext
    events: UnderwritingEvent
    input: PageInput<Written>
    output: PageOutput<Written>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
    children: { news: 'news' }
  },
  actors: { ...calls, news: newsMachine },
  guards: {
    isUnderwriter: ({ context }) => context.user.role !== 'rep',
    /** one of a queue that is the same, in the same order */
    isOfKnownQueue: ({ context }, { address }: { readonly address: string }) => {
      const { contactId, tab, order } = underwritingRouteIn(address)
      return context.queue !== null && contactId !== null && tab === context.tab && order === context.order
    },
    isEmpty: ({ context }, event: Extract<UnderwritingEvent, { type: 'queue.read' }>) =>
      event.queue.rows.length === 0 && context.contactId === null,
    isPriced: (_, event: Extract<UnderwritingEvent, { type: 'referral.kept' }>) => priceOf(event.referral) !== null,
    isSound: ({ context, event }) => Object.keys(faultsOf(wantedIn(event), context)).length === 0,
    mayReopen: ({ context: { referral } }) => referral !== null && isReopenable(referral),
  },
  actions: {
    readAddress: assign((_, event: Extract<UnderwritingEvent, { type: 'address.opened' }>) =>
      underwritingRouteIn(event.address),
    ),
    keepQueue: assign((_, { queue }: { readonly queue: UnderwritingContext['queue'] }) => ({ queue })),
    keepReferral: assign(
      ({ context }, event: Extract<UnderwritingEvent, { type: 'referral.opened' | 'referral.kept' }>) => ({
        referral: event.referral,
        ...writtenOf(event.referral, context),
      }),
    ),
    keepTyped: assign(({ context: { typed } }, event: Extract<UnderwritingEvent, { type: 'referral.typed' }>) => ({
      typed: { ...typed, answers: { ...typed.answers, ...event.answers } },
    })),
    noteWanted: assign(({ event }) => ({ wanted: wantedIn(event) })),
    /** with all that was written by then, and the question is blank again */
    keepMessages: assign(
      ({ context: { referral, typed } }, event: Extract<UnderwritingEvent, { type: 'question.sent' }>) =>
        referral
          ? {
              referral: { ...referral, messages: [...event.messages] },
              typed: { ...typed, answers: { ...typed.answers, message: null } },
            }
          : {},
    ),
    /** who works on it stands in the queue too */
    keepUnderwriter: assign(({ context: { queue } }, event: Extract<UnderwritingEvent, { type: 'referral.kept' }>) =>
      queue
        ? {
            queue: {
              ...queue,
              rows: queue.rows.map((row) =>
                row.id === event.referral.contact.id ? { ...row, underwriter: event.referral.underwriter } : row,
              ),
            },
          }
        : {},
    ),
    forgetReferral: assign({ referral: null }),
    /** what was typed about it is done with, too */
    countDecision: assign(({ context: { decided } }) => ({ decided: decided + 1, typed: nothingTyped })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(({ context: { typed } }, { problem }: { readonly problem: Problem }) => ({
      problem,
      refused: { answers: typed.answers, problem },
    })),
    clearRefused: assign({ problem: null, refused: null }),
    ...problemActions,
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
})
