import { assign, setup } from 'xstate'
import type { MadeChange, OpenedPolicy, WorkedOutChange } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type Answers, blankAnswers, type FieldName } from '../../../domain/application'
import { answersIn, fieldAt } from '../../../domain/application/payload'
import { diffAnswers } from '../../../domain/policy/change'
import { changedSlices, changeFaults, type PolicyPart, partsChanged } from '../../../domain/policy/parts'
import type { PaymentDraft } from '../../../domain/quote/payment'
import { type OutcomesOf, slot } from '../../calls/call'
import type { authenticate, TokenizedCard, tokenizeCard } from '../../calls/payments'
import type { PolicyLink } from '../../calls/policies'
import type { askChange, ChangeAttempt, makeAChange, submitChange } from '../../calls/policyChanges'
import {
  type AuthenticationContext,
  type AuthenticationEvent,
  authenticationActions,
  type PaymentEvent,
} from '../../kit/payment'
import { problemActions } from '../../kit/problem'

/** An answer that the server refused. */
interface Refusal {
  readonly field: FieldName
  readonly value: unknown
  readonly message: string
}

/** A payment of a change that was sent and is not settled. */
export interface ChangePaying {
  readonly key: string
  readonly attempt: number
  readonly worked: WorkedOutChange
}

export interface ChangeContext extends AuthenticationContext {
  readonly link: PolicyLink
  /** part of the Idempotency-Key, with the attempt */
  readonly key: string
  readonly attempt: number
  /** as insured */
  readonly before: Answers
  readonly answers: Answers
  readonly part: PolicyPart | null
  /** counts rejections: at each the summary takes the focus again */
  readonly rejections: number
  readonly refusals: readonly Refusal[]
  readonly worked: WorkedOutChange | null
  /** the card form's entries that are no card data */
  readonly paymentDraft: PaymentDraft
  readonly card: TokenizedCard | null
  readonly problem: Problem | null
  readonly outcome: ChangeOutcome
}

/**
 * How it ends. `left`: with a draft, if there is one to resume. `overtaken`: the policy has changed since it was shown.
 * `handedOver`: a person at our office takes over.
 */
export type ChangeOutcome =
  | { type: 'change.made'; made: MadeChange }
  | { type: 'change.left'; draft: Answers | null }
  | { type: 'policy.overtaken' }
  | { type: 'change.handedOver'; about: { readonly subject: string; readonly message?: string | null } }

export interface ChangeInput {
  readonly link: PolicyLink
  readonly key: string
  readonly opened: Pick<OpenedPolicy, 'answers' | 'facts'>
  /** a saved draft; answers that it lacks are as insured */
  readonly draft?: Partial<Answers> | undefined
  /** sent before a reload, with the answers of the draft */
  readonly paying?: ChangePaying | undefined
}

const calls = {
  makeAChange: slot<typeof makeAChange>('makeAChange'),
  tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'),
  submitChange: slot<typeof submitChange>('submitChange'),
  askChange: slot<typeof askChange>('askChange'),
  authenticate: slot<typeof authenticate>('authenticate'),
}

export type ChangeEvent =
  | OutcomesOf<typeof calls>
  | { type: 'part.chosen'; part: PolicyPart }
  | { type: 'part.left' }
  | { type: 'answers.changed'; answers: Partial<Answers> }
  | { type: 'change.submitted' }
  /** nothing is due */
  | { type: 'change.agreed' }
  | { type: 'change.reconsidered' }
  /** the chart learns of a card only whether it is complete */
  | { type: 'payment.submitted'; card: 'complete' | 'incomplete' }
  | { type: 'payment.drafted'; draft: PaymentDraft }
  | PaymentEvent
  | AuthenticationEvent
  /** discards the change */
  | { type: 'change.left' }
  /** suspends the change as a draft */
  | { type: 'change.laidAside' }
  | { type: 'help.asked' }

export const insuredAnswers = ({ answers, facts }: ChangeInput['opened']): Answers =>
  ({ ...blankAnswers, ...answersIn(answers), ...facts }) as Answers

/** The part whose questions a payment that does not succeed returns to: the first one that was changed. */
export const resumedPart = (opened: ChangeInput['opened'], draft: ChangeInput['draft']): PolicyPart | null => {
  const before = insuredAnswers(opened)
  return partsChanged(before, { ...before, ...draft })[0] ?? null
}

/** The answers that differ from the insured ones. */
export const differing = (before: Answers, answers: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => JSON.stringify(answer) !== JSON.stringify(before[name as FieldName]),
    ),
  )

export const requestOf = ({ link, before, answers }: ChangeContext): Pick<ChangeAttempt, 'link' | 'change'> => ({
  link,
  change: { type: 'change', ...changedSlices(before, answers) },
})

export const attemptOf = (context: ChangeContext): ChangeAttempt => ({
  ...requestOf(context),
  difference: context.worked!.difference,
  idempotencyKey: `${context.key}-${context.attempt}`,
})

export const changeSetup = setup({
  types: {} as {
    context: ChangeContext
    events: ChangeEvent
    input: ChangeInput
    output: ChangeOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  delays: { askAgain: 5000, checkBank: 5000 },
  guards: {
    isSound: ({ context: { before, answers } }) => changeFaults(before, answers).length === 0,
    isDearer: (_, event: Extract<ChangeEvent, { type: 'change.workedOut' }>) => event.worked.difference > 0,
    isPaying: ({ context }) => context.worked !== null,
    isToBePaid: ({ context }) => context.worked!.difference > 0,
    isComplete: (_, event: Extract<ChangeEvent, { type: 'payment.submitted' }>) => event.card === 'complete',
  },
  actions: {
    choosePart: assign((_, event: Extract<ChangeEvent, { type: 'part.chosen' }>) => ({ part: event.part })),
    setAnswers: assign(({ context }, event: Extract<ChangeEvent, { type: 'answers.changed' }>) => ({
      answers: { ...context.answers, ...event.answers },
    })),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    setRefusals: assign(({ context: { answers } }, { problem }: { readonly problem: Problem }) => ({
      refusals: refusalsIn(problem, answers),
    })),
    clearRefusals: assign({ refusals: [] }),
    setWorked: assign((_, { worked }: { readonly worked: ChangeContext['worked'] }) => ({ worked })),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    setPaymentDraft: assign(({ context }, { draft }: { readonly draft: PaymentDraft }) => ({
      paymentDraft: { ...context.paymentDraft, ...draft },
    })),
    setCard: assign((_, { card }: { readonly card: TokenizedCard }) => ({ card })),
    clearCard: assign({ card: null }),
    ...problemActions,
    ...authenticationActions,
    setMade: assign((_, event: Extract<ChangeEvent, { type: 'change.made' }>) => ({ outcome: event })),
    setDraft: assign({ outcome: ({ context }) => ({ type: 'change.left', draft: context.answers }) as const }),
    setOvertaken: assign({ outcome: { type: 'policy.overtaken' } }),
    setHandedOver: assign({
      outcome: ({ context }) => ({ type: 'change.handedOver', about: aboutOf(context) }) as const,
    }),
  },
})

const refusalsIn = ({ errors = {} }: Problem, answers: Answers): Refusal[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [{ field, value: answers[field], message }] : []
  })

/** The requested change as text, so that the customer need not write it again. */
const aboutOf = ({ before, answers }: ChangeContext) => ({
  subject: 'A change of my policy',
  message:
    diffAnswers(before, answers)
      .map(({ label, from, to }) => `${label}: ${from} → ${to}`)
      .join('\n') || null,
})
