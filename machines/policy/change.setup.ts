import { assign, raise, setup } from 'xstate'
import type { MadeChange, OpenedPolicy, WorkedOutChange } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { type Answers, blankAnswers, type FieldName } from '../../domain/application'
import { answersIn, fieldAt } from '../../domain/application/payload'
import { becoming } from '../../domain/policyChange'
import { changedSlices, changeFaults, type PolicyPart } from '../../domain/policyParts'
import { slot } from '../calls/call'
import type { PolicyLink } from '../calls/policy'
import type {
  askChange,
  ChangeAttempt,
  MadeFact,
  makeAChange,
  submitChange,
  WorkedOutFact,
} from '../calls/policyChange'
import type { TokenFact, TokenizedCard, tokenizeCard } from '../calls/purchase'

/** An answer that the server refused as it is. */
interface Refusal {
  readonly field: FieldName
  readonly value: unknown
  readonly message: string
}

export interface ChangeContext {
  readonly link: PolicyLink
  /** makes the Idempotency-Key together with the attempt */
  readonly key: string
  readonly attempt: number
  /** as they are insured */
  readonly before: Answers
  readonly answers: Answers
  readonly part: PolicyPart | null
  /** how often one was told that something is wrong: each time the summary takes the focus anew */
  readonly rejections: number
  readonly refusals: readonly Refusal[]
  readonly worked: WorkedOutChange | null
  readonly card: TokenizedCard | null
  readonly problem: Problem | null
  readonly outcome: ChangeOutcome
}

/** How it ends. `left`: perhaps with what was written, to be gone on with. `overtaken`: the policy is not what was shown here. `handedOver`: a person is to see to it. */
export type ChangeOutcome =
  | { type: 'change.made'; made: MadeChange }
  | { type: 'change.left'; draft: Answers | null }
  | { type: 'policy.overtaken' }
  | { type: 'change.handedOver'; about: { readonly subject: string; readonly message: string | null } }

export interface ChangeInput {
  readonly link: PolicyLink
  readonly key: string
  readonly opened: Pick<OpenedPolicy, 'answers' | 'facts'>
  /** what was written before */
  readonly draft?: Answers | undefined
}

export type ChangeEvent =
  | WorkedOutFact
  | MadeFact
  | TokenFact
  | { type: 'part.chosen'; part: PolicyPart }
  | { type: 'part.left' }
  | { type: 'answers.changed'; answers: Partial<Answers> }
  | { type: 'change.submitted' }
  /** nothing is to be paid */
  | { type: 'change.agreed' }
  | { type: 'change.reconsidered' }
  /** of the card only whether it is complete */
  | { type: 'payment.submitted'; card: 'complete' | 'incomplete' }
  | { type: 'change.asked' }
  /** it is to stay as it is */
  | { type: 'change.left' }
  /** and may be gone on with */
  | { type: 'change.laidAside' }
  | { type: 'help.asked' }

export const insuredAnswers = ({ answers, facts }: ChangeInput['opened']): Answers =>
  ({ ...blankAnswers, ...answersIn(answers), ...facts }) as Answers

export const wantedOf = ({ link, before, answers }: ChangeContext): Pick<ChangeAttempt, 'link' | 'change'> => ({
  link,
  change: { type: 'change', ...changedSlices(before, answers) },
})

export const attemptOf = (context: ChangeContext): ChangeAttempt => ({
  ...wantedOf(context),
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
  actors: {
    makeAChange: slot<typeof makeAChange>('makeAChange'),
    tokenizeCard: slot<typeof tokenizeCard>('tokenizeCard'),
    submitChange: slot<typeof submitChange>('submitChange'),
    askChange: slot<typeof askChange>('askChange'),
  },
  delays: { askAgain: 5000 },
  guards: {
    isSound: ({ context: { before, answers } }) => changeFaults(before, answers).length === 0,
    isDearer: ({ event }) => event.type === 'change.workedOut' && event.worked.difference > 0,
    isToBePaid: ({ context }) => context.worked!.difference > 0,
    isComplete: ({ event }) => event.type === 'payment.submitted' && event.card === 'complete',
  },
  actions: {
    announce: raise((_, fact: WorkedOutFact | MadeFact | TokenFact) => fact),
    choosePart: assign(({ event }) => (event.type === 'part.chosen' ? { part: event.part } : {})),
    keepAnswers: assign(({ context, event }) =>
      event.type === 'answers.changed' ? { answers: { ...context.answers, ...event.answers } } : {},
    ),
    countRejection: assign({ rejections: ({ context }) => context.rejections + 1 }),
    keepRefusals: assign(({ context: { answers }, event }) =>
      event.type === 'change.declined' ? { refusals: refusalsIn(event.problem, answers) } : {},
    ),
    dropRefusals: assign({ refusals: [] }),
    keepWorked: assign(({ event }) => (event.type === 'change.workedOut' ? { worked: event.worked } : {})),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepCard: assign(({ event }) => (event.type === 'card.tokenized' ? { card: event.card } : {})),
    dropCard: assign({ card: null }),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    keepMade: assign(({ event }) => (event.type === 'change.made' ? { outcome: event } : {})),
    noteDraft: assign({ outcome: ({ context }) => ({ type: 'change.left', draft: context.answers }) as const }),
    noteOvertaken: assign({ outcome: { type: 'policy.overtaken' } }),
    noteHandedOver: assign({
      outcome: ({ context }) => ({ type: 'change.handedOver', about: aboutOf(context) }) as const,
    }),
  },
})

const refusalsIn = ({ errors = {} }: Problem, answers: Answers): Refusal[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [{ field, value: answers[field], message }] : []
  })

/** What was wanted, so that nobody has to write it again. */
const aboutOf = ({ before, answers }: ChangeContext) => ({
  subject: 'A change of my policy',
  message:
    becoming(before, answers)
      .map(({ label, from, to }) => `${label}: ${from} → ${to}`)
      .join('\n') || null,
})
