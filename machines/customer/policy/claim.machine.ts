import { assign, setup } from 'xstate'
import type { ReceivedClaim } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type CalendarDate, isBefore, todayIn } from '../../../domain/common/dates'
import { filesFault } from '../../../domain/common/fileKinds'
import {
  claimDayFault,
  claimFiles,
  earlierPolicySubject,
  earlyLoss,
  type InsuredDays,
  outsideInsuredDays,
} from '../../../domain/policy/claim'
import { claimFields } from '../../../domain/policy/forms'
import type { InsuredRain } from '../../../domain/rain/settlement'
import { type OutcomesOf, slot } from '../../calls/call'
import type { PolicyLink, submitAClaim } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

type Words = { readonly [Name in keyof typeof claimFields]: string | null }
export type ClaimAnswers = Words & { readonly files: readonly File[] }
/** A claim that was not sent. `lost`: names of files that a reload discarded and that must be chosen again. */
export type ClaimDraft = ClaimAnswers & { readonly lost: readonly string[] }

interface ClaimContext extends RequestContext<ClaimAnswers> {
  readonly link: PolicyLink
  readonly policyNumber: string
  /** the day in New York when the policy was opened */
  readonly today: CalendarDate
  /** the day in New York when the policy was bought */
  readonly bought: CalendarDate
  /** null for a policy of rain insurance */
  readonly insured: InsuredDays | null
  /** of a policy of rain insurance */
  readonly rain: InsuredRain | null
  /** part of the Idempotency-Key, with the edition: two requests never share a key */
  readonly key: string
  /** counts changes of the answers */
  readonly edition: number
  readonly lost: readonly string[]
  readonly claim: ReceivedClaim | null
  /** the message that is written first */
  readonly about: ClaimMessage | null
}
type ClaimMessage = { readonly subject: string }

export interface ClaimInput {
  readonly link: PolicyLink
  readonly key: string
  readonly policyNumber: string
  readonly today: CalendarDate
  /** the day in New York when the policy was bought */
  readonly bought: CalendarDate
  /** null for a policy of rain insurance */
  readonly insured?: InsuredDays | null
  /** of a policy of rain insurance */
  readonly rain?: InsuredRain | null
  /** the insured's, who may not be the person who reports the claim */
  readonly known: Partial<Words>
  /** files chosen before */
  readonly files?: readonly File[]
  /** names of files that a reload discarded */
  readonly lost?: readonly string[]
}

/**
 * How it ends. `reported`: the policy has another claim. `left`: with a draft that can be resumed. `handedOver`: the same,
 * and a message to us comes first.
 */
export type ClaimOutcome =
  | { type: 'claim.reported' }
  | { type: 'claim.left'; draft: ClaimDraft }
  | { type: 'claim.handedOver'; draft: ClaimDraft; about: ClaimMessage }

const calls = { submitAClaim: slot<typeof submitAClaim>('submitAClaim') }

type ClaimEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<Words>
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; index: number }
  | { type: 'claim.left' }
  | { type: 'help.asked' }

/** A loss before the purchase: null if there is none. */
export const earlyLossIn = ({ answers, bought, today }: Pick<ClaimContext, 'answers' | 'bought' | 'today'>) =>
  earlyLoss(answers.date, bought, latest(today))

/** The notice of a loss outside the insured days; null if there is none, or if it was before the purchase. */
export const outsideDaysIn = (context: Pick<ClaimContext, 'answers' | 'bought' | 'today' | 'insured'>) =>
  earlyLossIn(context) ? null : outsideInsuredDays(context.answers.date, context.insured)

/**
 * The faults that the browser can find; the server decides.
 * @param today in New York, as the server said
 * @param rain of a policy of rain insurance
 */
export function claimFaultsIn(
  { files, ...words }: ClaimAnswers,
  today: CalendarDate,
  rain: InsuredRain | null = null,
): Readonly<Record<string, string>> {
  const [wrong, future] = [filesFault(claimFiles, files), words.date && claimDayFault(words.date, latest(today), rain)]
  return { ...(future && { date: future }), ...faultsIn(claimFields, words), ...(wrong && { files: wrong }) }
}

/** A page that was opened yesterday must not refuse today as a future day. */
const latest = (day: CalendarDate): CalendarDate => {
  const now = todayIn(new Date())
  return isBefore(day, now) ? now : day
}

/** Reports a claim with its files. It ends with the claim's number and the next steps. */
export const claimMachine = setup({
  types: {} as {
    context: ClaimContext
    events: ClaimEvent
    input: ClaimInput
    output: ClaimOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isBeforePurchase: ({ context }) => earlyLossIn(context) !== null,
    isSound: ({ context }) => Object.keys(claimFaultsIn(context.answers, context.today, context.rain)).length === 0,
  },
  actions: {
    ...requestActions,
    setAnswers: assign(({ context: { answers, edition } }, event: Extract<ClaimEvent, { type: 'form.answered' }>) => ({
      answers: { ...answers, ...event.answers },
      edition: edition + 1,
    })),
    addFiles: assign(({ context: { answers, edition } }, event: Extract<ClaimEvent, { type: 'files.added' }>) => ({
      answers: { ...answers, files: [...answers.files, ...event.files] },
      lost: [],
      edition: edition + 1,
    })),
    removeFile: assign(({ context: { answers, edition } }, event: Extract<ClaimEvent, { type: 'file.removed' }>) => ({
      answers: { ...answers, files: answers.files.toSpliced(event.index, 1) },
      edition: edition + 1,
    })),
    setAbout: assign({ about: ({ context }) => ({ subject: earlierPolicySubject(context.answers.date!) }) }),
    setClaim: assign((_, { claim }: { readonly claim: ClaimContext['claim'] }) => ({ claim })),
  },
}).createMachine({
  id: 'claim',
  context: ({
    input: { link, key, policyNumber, today, bought, insured = null, rain = null, known, files = [], lost = [] },
  }) => ({
    link,
    key,
    policyNumber,
    today,
    bought,
    insured,
    rain,
    edition: 1,
    answers: { ...(blanksOf(claimFields) as Words), ...(rain && { date: rain.date }), ...known, files },
    lost,
    rejections: 0,
    refused: null,
    claim: null,
    about: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending', {
      'files.added': { actions: fromEvent('addFiles') },
      'file.removed': { actions: fromEvent('removeFile') },
      'claim.left': 'over',
      'help.asked': { guard: 'isBeforePurchase', target: 'over', actions: 'setAbout' },
    }),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('submitAClaim', ({ context }) => reportOf(context)),
      on: {
        'claim.received': { target: 'received', actions: fromEvent('setClaim') },
        ...notSent,
      },
    },
    received: { on: { 'claim.left': 'over' } },
    over: { type: 'final' },
  },
  output: ({ context: { claim, answers, lost, about } }) => {
    const draft = { ...answers, lost }
    if (about) return { type: 'claim.handedOver', draft, about }
    return claim ? { type: 'claim.reported' } : { type: 'claim.left', draft }
  },
})

function reportOf({ link, key, edition, policyNumber, answers }: ClaimContext) {
  const { date, description, name, email, phone, files } = answers
  return {
    link,
    idempotencyKey: `${key}-${edition}`,
    report: {
      policy_number: policyNumber,
      date: date!,
      description: description!,
      name: name!,
      email: email!,
      ...(phone && { phone }),
      files,
    },
  }
}
