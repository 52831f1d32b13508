import { assign, emit, setup } from 'xstate'
import type { MadeChange, OpenedPolicy } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import { contactEmail } from '../../../domain/application/payload'
import { centsOf } from '../../../domain/common/money'
import { slot } from '../../calls/call'
import type { getPolicy, PolicyFact, PolicyLink } from '../../calls/policies'
import { problemActions } from '../../kit/problem'
import { cancelMachine } from './cancellation.machine'
import { changeMachine } from './change.machine'
import { type ChangeInput, type ChangeOutcome, insuredAnswers } from './change.setup'
import { type ClaimDraft, type ClaimInput, type ClaimOutcome, claimMachine } from './claim.machine'
import { type SendingInput, type SendingOutcome, type SendingWords, sendingMachine } from './documentEmail.machine'
import { documentsMachine } from './documents.machine'
import { type MessageAnswers, type MessageInput, type MessageOutcome, messageMachine } from './message.machine'
import { linkIn } from './policy.route'
import { findMachine } from './policyFinder.machine'

export interface PolicyContext {
  readonly link: PolicyLink | null
  readonly opened: OpenedPolicy | null
  readonly problem: Problem | null
  /** nobody has had it before: whatever is sent once only makes its Idempotency-Key of it */
  readonly key: string
  /** how many things were begun, so that each has a key of its own */
  readonly begun: number
  /** the last change, while it is told of */
  readonly made: MadeChange | null
  /** what a message is to be about, where that is known */
  readonly about: MessageInput['known']
  /** how often it was looked whether the money has moved, since the last change */
  readonly looks: number
  /** what was written and laid aside, to be gone on with */
  readonly drafts: Drafts
}

export interface Drafts {
  readonly change?: Partial<Answers> | undefined
  readonly claim?: ClaimDraft | undefined
  readonly message?: MessageAnswers | undefined
  readonly sending?: SendingWords | undefined
}

type Outcome = ChangeOutcome | ClaimOutcome | SendingOutcome | MessageOutcome

/** A link may be followed while the screen is open: only the fragment changes, and nothing is loaded anew. */
export type PolicyEvent =
  | PolicyFact
  | Outcome
  | { type: 'link.followed'; address: string }
  | { type: 'policy.retried' }
  | { type: 'change.begun' }
  | { type: 'cancel.begun' }
  | { type: 'claim.begun' }
  | { type: 'message.begun' }
  | { type: 'sending.begun' }
  /** one has gone back from it, and may go on with it */
  | { type: 'task.laidAside' }

export const policySetup = setup({
  types: {} as {
    context: PolicyContext
    events: PolicyEvent
    /** `drafts`: of the policy that the address leads to, as they outlived a reload */
    input: { address: string; key: string; drafts?: Drafts }
    emitted: { type: 'toast'; kind: 'success' | 'error'; text: string }
    meta: { busy?: string }
    tags: 'background'
    children: {
      documents: 'documents'
      change: 'change'
      cancel: 'cancel'
      claim: 'claim'
      message: 'message'
      sending: 'sending'
      find: 'find'
    }
  },
  actors: {
    getPolicy: slot<typeof getPolicy>('getPolicy'),
    documents: documentsMachine,
    change: changeMachine,
    cancel: cancelMachine,
    claim: claimMachine,
    message: messageMachine,
    sending: sendingMachine,
    find: findMachine,
  },
  delays: { moneyMoves: ({ context }) => pauses[context.looks] ?? 0 },
  guards: {
    isSigned: ({ context }) => context.link !== null,
    /** what is paid is what it costs */
    isEven: ({ context: { opened } }) => centsOf(opened!.paid) === centsOf(opened!.policy.customFields.amount_due),
    isWorthLooking: ({ context }) => context.looks < pauses.length,
  },
  actions: {
    readLink: assign((_, event: Extract<PolicyEvent, { type: 'link.followed' }>) => ({
      link: linkIn(event.address),
      opened: null,
      made: null,
      drafts: {},
    })),
    keepOpened: assign((_, event: Extract<PolicyEvent, { type: 'policy.opened' }>) => ({ opened: event.opened })),
    takeOver: assign((_, event: Extract<PolicyEvent, { type: 'change.made' }>) => ({
      opened: event.made.opened,
      made: event.made,
      looks: 0,
    })),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    /** what was sent, or is given up, is no draft any more */
    saveDraft: assign(
      ({ context: { drafts } }, { task, draft }: { task: keyof Drafts; draft?: Drafts[keyof Drafts] | null }) => ({
        drafts: { ...drafts, [task]: draft ?? undefined },
      }),
    ),
    /** of a change that was written for another policy than this is now */
    dropChange: assign({ drafts: ({ context }) => ({ ...context.drafts, change: undefined }) }),
    dropMade: assign({ made: null }),
    countBegun: assign({ begun: ({ context }) => context.begun + 1 }),
    keepAbout: assign((_, event: Extract<PolicyEvent, { type: 'change.handedOver' }>) => ({ about: event.about })),
    dropAbout: assign({ about: {} }),
    ...problemActions,
    announceSuccess: emit(
      (_, { text }: { readonly text: string }) => ({ type: 'toast', kind: 'success', text }) as const,
    ),
    announceSent: emit({ type: 'toast', kind: 'success', text: 'Email sent successfully!' } as const),
  },
})

/** The pauses between two looks, in milliseconds: a refund takes moments, or something is wrong. */
const pauses = [300, 700, 1500, 3000, 6000, 12_000]

const begunOf = ({ link, key, begun }: PolicyContext) => ({ link: link!, key: `${key}-${begun}` })
const numberOf = ({ opened }: PolicyContext) => opened!.policy.customFields.policy_number

export const changeInput = (context: PolicyContext): ChangeInput => ({
  ...begunOf(context),
  opened: context.opened!,
  draft: context.drafts.change,
})
export const cancelInput = begunOf
export const messageInput = (context: PolicyContext): MessageInput => ({
  ...begunOf(context),
  policyNumber: numberOf(context),
  known: { ...context.drafts.message, ...context.about },
})

/** Whoever holds the link is probably who we write to; all of it can be written over. */
export function claimInput(context: PolicyContext): ClaimInput {
  const answers = insuredAnswers(context.opened!)
  const { insured_first_name, insured_last_name, insured_phone } = answers
  const { files = [], lost = [], ...words } = context.drafts.claim ?? {}
  const name = [insured_first_name, insured_last_name].filter(Boolean).join(' ') || null
  return {
    ...begunOf(context),
    policyNumber: numberOf(context),
    today: context.opened!.today,
    known: { name, email: contactEmail(answers), phone: insured_phone, ...words },
    files,
    lost,
  }
}

/** The certificates are what a venue asks for; of a canceled policy they prove nothing. */
export const sendingInput = ({ link, opened, drafts }: PolicyContext): SendingInput => ({
  link: link!,
  known: drafts.sending ?? {},
  documents: isCancelled(opened!)
    ? []
    : opened!.documents.filter(({ kind }) => /certificate$/i.test(kind)).map(({ url }) => url),
})

const isCancelled = ({ policy }: OpenedPolicy) => policy.customFields.status === 'cancelled'
