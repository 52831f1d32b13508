import { assign, emit, setup } from 'xstate'
import type { ContactRow, PendingApproval, Referral } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { AnswersByName } from '../../../domain/application/fields/field'
import { declineReasonIn } from '../../../domain/quote/underwritten'
import { may } from '../../../domain/staff/permissions'
import { type OutcomesOf, slot } from '../../calls/call'
import type {
  approveQuote,
  askCustomer,
  decideQuote,
  findQueue,
  openReferral,
  Queue,
  workReferral,
} from '../../calls/referrals'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { overtaken, problemActions, type Refused } from '../../kit/problem'
import { blankForm, type Command, faultsOf, isAboutEarlier, type Written, writtenOf } from './underwriting.form'
import { type UnderwritingRoute, underwritingRouteIn } from './underwriting.route'
import { newsMachine } from './updates.machine'

export interface UnderwritingContext extends UnderwritingRoute, Written {
  readonly user: PageInput['user']
  /** it stays in sight while it loads again */
  readonly queue: Queue | null
  readonly referral: Referral | null
  /** the last command that needs form input */
  readonly command: Command | null
  /** the server's faults */
  readonly refused: Refused<AnswersByName> | null
  readonly problem: Problem | null
  /** the approval that waits for a second person */
  readonly pending: PendingApproval | null
  /** counts refusals: at each the message takes the focus again */
  readonly rejections: number
  /** decisions in this visit */
  readonly decided: number
  /** times that the referral was read again on request since its address was opened */
  readonly rereads: number
}

const calls = {
  findQueue: slot<typeof findQueue>('findQueue'),
  openReferral: slot<typeof openReferral>('openReferral'),
  workReferral: slot<typeof workReferral>('workReferral'),
  approveQuote: slot<typeof approveQuote>('approveQuote'),
  decideQuote: slot<typeof decideQuote>('decideQuote'),
  askCustomer: slot<typeof askCustomer>('askCustomer'),
}

export type UnderwritingEvent =
  | OutcomesOf<typeof calls>
  | { type: 'address.opened'; address: string }
  | { type: 'underwriting.retried' }
  /** loads the current version */
  | { type: 'referral.reread' }
  | { type: 'referral.typed'; answers: AnswersByName }
  /** calculates the terms' price and saves the terms */
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

/** A moratorium that began since the quote was opened: the refusal names it. */
const withSuspension = (referral: Referral, { suspension }: Problem): Referral =>
  suspension ? { ...referral, contact: { ...referral.contact, suspension } } : referral

const withVersionRead = ({ typed, drafts }: Written): Written => ({ typed: { ...typed, version: null }, drafts })

/** The price with the saved terms, or without any. */
export const priceOf = ({ terms, by_terms, by_tables }: Referral) => (terms ? by_terms : by_tables)

/** Staff can reopen what staff declined. A decline by the rules needs other answers. */
export const isReopenable = ({ contact: { customFields } }: Referral): boolean =>
  customFields.quote_status === 'declined' && declineReasonIn(customFields.referral_decline_reasons ?? []) !== null

export const unpriced: Problem = { status: 422, message: 'Some answers that the price needs are missing' }

const commands: ReadonlySet<string> = new Set<Command>([
  'terms.submitted',
  'approval.requested',
  'decline.requested',
  'question.submitted',
])
const commandIn = ({ type }: UnderwritingEvent): Command | null => (commands.has(type) ? (type as Command) : null)

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
    isUnderwriter: ({ context }) => may(context.user, 'referrals.decide'),
    /** a referral of the same queue, in the same order */
    isOfKnownQueue: ({ context }, { address }: { readonly address: string }) => {
      const { contactId, tab, order } = underwritingRouteIn(address)
      return context.queue !== null && contactId !== null && tab === context.tab && order === context.order
    },
    isEmpty: ({ context }, event: Extract<UnderwritingEvent, { type: 'queue.read' }>) =>
      event.queue.rows.length === 0 && context.contactId === null,
    isAboutEarlier: ({ context }, { referral }: { readonly referral: Referral }) => isAboutEarlier(referral, context),
    isPriced: (_, event: Extract<UnderwritingEvent, { type: 'referral.saved' }>) => priceOf(event.referral) !== null,
    isSound: ({ context, event }) => Object.keys(faultsOf(commandIn(event), context)).length === 0,
    mayReopen: ({ context: { referral } }) => referral !== null && isReopenable(referral),
  },
  actions: {
    readAddress: assign((_, event: Extract<UnderwritingEvent, { type: 'address.opened' }>) => ({
      ...underwritingRouteIn(event.address),
      rereads: 0,
    })),
    setQueue: assign((_, { queue }: { readonly queue: UnderwritingContext['queue'] }) => ({ queue })),
    setReferral: assign(
      ({ context }, event: Extract<UnderwritingEvent, { type: 'referral.opened' | 'referral.saved' }>) => ({
        referral: event.referral,
        ...writtenOf(event.referral, event.type === 'referral.saved' ? withVersionRead(context) : context),
      }),
    ),
    setTyped: assign(
      ({ context: { typed, referral } }, event: Extract<UnderwritingEvent, { type: 'referral.typed' }>) => ({
        typed: {
          ...typed,
          version: typed.version ?? referral?.contact.version ?? null,
          answers: { ...typed.answers, ...event.answers },
        },
      }),
    ),
    /** its author reads the newest version next */
    acceptVersion: assign(({ context }) => ({ typed: withVersionRead(context).typed, rereads: context.rereads + 1 })),
    setOvertaken: assign({ problem: overtaken }),
    setCommand: assign(({ event }) => ({ command: commandIn(event) })),
    /** adds all messages so far and clears the question */
    setMessages: assign(
      ({ context: { referral, typed } }, event: Extract<UnderwritingEvent, { type: 'question.sent' }>) =>
        referral
          ? {
              referral: { ...referral, messages: [...event.messages] },
              typed: { ...typed, answers: { ...typed.answers, message: null } },
            }
          : {},
    ),
    /** the queue shows the underwriter too */
    setUnderwriter: assign(({ context: { queue } }, event: Extract<UnderwritingEvent, { type: 'referral.saved' }>) =>
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
    clearReferral: assign({ referral: null }),
    setPending: assign((_, { pending }: { readonly pending: PendingApproval }) => ({ pending })),
    clearPending: assign({ pending: null }),
    announceWork: emit({ type: 'work.changed' } as const),
    /** clears the form too */
    countDecision: assign(({ context: { decided } }) => ({ decided: decided + 1, typed: blankForm })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefused: assign(({ context: { typed, referral } }, { problem }: { readonly problem: Problem }) => ({
      problem,
      refused: { answers: typed.answers, problem },
      referral: referral && withSuspension(referral, problem),
    })),
    clearRefused: assign({ problem: null, refused: null }),
    ...problemActions,
    toast: emit((_, { text }: { text: string }) => ({ type: 'toast', kind: 'success', text }) as const),
  },
})
