import { assign, emit, setup } from 'xstate'
import type { MadeChange, OpenedPolicy } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import { nameOf } from '../../../domain/application/common'
import { contactEmail } from '../../../domain/application/payload'
import { todayIn } from '../../../domain/common/dates'
import { centsOf } from '../../../domain/common/money'
import { insuredDaysOf } from '../../../domain/policy/claim'
import { insuredRainIn } from '../../../domain/rain/settlement'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getPolicy, PolicyLink } from '../../calls/policies'
import { problemActions } from '../../kit/problem'
import { cancelMachine } from './cancellation.machine'
import { changeMachine } from './change.machine'
import { type ChangeInput, type ChangeOutcome, type ChangePaying, insuredAnswers } from './change.setup'
import { type ClaimDraft, type ClaimInput, type ClaimOutcome, claimMachine } from './claim.machine'
import { type SendingInput, type SendingOutcome, type SendingWords, sendingMachine } from './documentEmail.machine'
import { documentsMachine } from './documents.machine'
import { type MessageAnswers, type MessageInput, type MessageOutcome, messageMachine } from './message.machine'
import { linkIn, recordIn } from './policy.route'
import { type FindAnswers, findMachine } from './policyFinder.machine'

export interface PolicyContext {
  readonly link: PolicyLink | null
  /** the contact whose staff record the page leads to, from the address */
  readonly record: string | null
  readonly opened: OpenedPolicy | null
  readonly problem: Problem | null
  /** a new random key, from which each request that must be carried out once takes its Idempotency-Key */
  readonly key: string
  /** tasks started, so that each has a key of its own */
  readonly begun: number
  /** the last change, while its confirmation is shown */
  readonly made: MadeChange | null
  /** the subject of the next message, if it is known */
  readonly about: MessageInput['known']
  /** polls for the payment since the last change */
  readonly looks: number
  /** typed into the policy finder before a reload */
  readonly finding: Partial<FindAnswers> | null
  /** suspended drafts */
  readonly drafts: Drafts
}

export interface Drafts {
  readonly change?: Partial<Answers> | undefined
  /** a payment of a change that was sent before a reload, with its answers */
  readonly paying?: (ChangePaying & { readonly answers: Partial<Answers> }) | undefined
  readonly claim?: ClaimDraft | undefined
  readonly message?: MessageAnswers | undefined
  readonly sending?: SendingWords | undefined
}

type Outcome = ChangeOutcome | ClaimOutcome | SendingOutcome | MessageOutcome

const calls = { getPolicy: slot<typeof getPolicy>('getPolicy') }

/** A link may be followed while the page is open: only the fragment changes, and the page does not reload. */
export type PolicyEvent =
  | OutcomesOf<typeof calls>
  | Outcome
  | { type: 'link.followed'; address: string }
  | { type: 'policy.retried' }
  | { type: 'change.begun' }
  | { type: 'cancel.begun' }
  | { type: 'claim.begun' }
  | { type: 'message.begun' }
  | { type: 'sending.begun' }
  /** suspends the open task */
  | { type: 'task.laidAside' }

export const policySetup = setup({
  types: {} as {
    context: PolicyContext
    events: PolicyEvent
    /** `drafts` belong to the policy in the address, and survived a reload */
    input: { address: string; key: string; drafts?: Drafts; finding?: Partial<FindAnswers> | null }
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
    ...calls,
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
    /** the amount paid equals the amount due */
    isEven: ({ context: { opened } }) => centsOf(opened!.paid) === centsOf(opened!.policy.customFields.amount_due),
    isPaying: ({ context }) => context.drafts.paying !== undefined,
    isWorthLooking: ({ context }) => context.looks < pauses.length,
  },
  actions: {
    readLink: assign((_, event: Extract<PolicyEvent, { type: 'link.followed' }>) => ({
      link: linkIn(event.address),
      record: recordIn(event.address),
      opened: null,
      made: null,
      drafts: {},
    })),
    setOpened: assign((_, event: Extract<PolicyEvent, { type: 'policy.opened' }>) => ({ opened: event.opened })),
    setMade: assign((_, event: Extract<PolicyEvent, { type: 'change.made' }>) => ({
      opened: event.made.opened,
      made: event.made,
      looks: 0,
    })),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    /** clears the draft of a task that was sent or discarded */
    saveDraft: assign(
      ({ context: { drafts } }, { task, draft }: { task: keyof Drafts; draft?: Drafts[keyof Drafts] | null }) => ({
        drafts: { ...drafts, [task]: draft ?? undefined },
      }),
    ),
    /** a draft written for an older version of the policy */
    clearChange: assign({ drafts: ({ context }) => ({ ...context.drafts, change: undefined }) }),
    clearPaying: assign({ drafts: ({ context }) => ({ ...context.drafts, paying: undefined }) }),
    clearMade: assign({ made: null }),
    countBegun: assign({ begun: ({ context }) => context.begun + 1 }),
    setAbout: assign((_, { about }: { readonly about: MessageInput['known'] }) => ({ about })),
    clearAbout: assign({ about: {} }),
    ...problemActions,
    announceSuccess: emit(
      (_, { text }: { readonly text: string }) => ({ type: 'toast', kind: 'success', text }) as const,
    ),
    announceSent: emit({ type: 'toast', kind: 'success', text: 'Email sent successfully!' } as const),
  },
})

/** Milliseconds between two polls. A refund takes moments; anything longer is a fault. */
const pauses = [300, 700, 1500, 3000, 6000, 12_000]

const taskInput = ({ link, key, begun }: PolicyContext) => ({ link: link!, key: `${key}-${begun}` })
const numberOf = ({ opened }: PolicyContext) => opened!.policy.customFields.policy_number

export const changeInput = (context: PolicyContext): ChangeInput => ({
  ...taskInput(context),
  opened: context.opened!,
  draft: context.drafts.paying?.answers ?? context.drafts.change,
  ...(context.drafts.paying && { paying: context.drafts.paying }),
})
export const cancelInput = (context: PolicyContext) => ({
  ...taskInput(context),
  claims: context.opened!.claims.map(({ claim_number }) => claim_number),
})
export const messageInput = (context: PolicyContext): MessageInput => ({
  ...taskInput(context),
  policyNumber: numberOf(context),
  known: { ...context.drafts.message, ...context.about },
})

/** Prefills the contact person: the holder of the link is probably the insured. Every field can be changed. */
export function claimInput(context: PolicyContext): ClaimInput {
  const answers = insuredAnswers(context.opened!)
  const { insured_first_name, insured_last_name, insured_phone } = answers
  const { files = [], lost = [], ...words } = context.drafts.claim ?? {}
  const name = nameOf(insured_first_name, insured_last_name)
  const bought = todayIn(new Date(context.opened!.policy.created))
  return {
    ...taskInput(context),
    policyNumber: numberOf(context),
    today: context.opened!.today,
    bought,
    insured: insuredDaysOf(answers, bought),
    rain: insuredRainIn(answers),
    known: { name, email: contactEmail(answers), phone: insured_phone, ...words },
    files,
    lost,
  }
}

/** Venues ask for the certificates. A canceled policy has none in force. */
export const sendingInput = ({ link, opened, drafts }: PolicyContext): SendingInput => ({
  link: link!,
  known: drafts.sending ?? {},
  documents: isCancelled(opened!)
    ? []
    : opened!.documents.filter(({ kind }) => /certificate$/i.test(kind)).map(({ url }) => url),
})

const isCancelled = ({ policy }: OpenedPolicy) => policy.customFields.status === 'cancelled'
