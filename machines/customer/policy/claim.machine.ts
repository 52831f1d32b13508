import { assign, setup } from 'xstate'
import type { ReceivedClaim } from '../../../contract/client'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type CalendarDate, isBefore, todayIn } from '../../../domain/common/dates'
import { filesFault } from '../../../domain/common/fileKinds'
import { claimFiles, dayFault } from '../../../domain/policy/claim'
import { claimFields } from '../../../domain/policy/forms'
import { slot } from '../../calls/call'
import type { ClaimFact, PolicyLink, submitAClaim } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

type Words = { readonly [Name in keyof typeof claimFields]: string | null }
export type ClaimAnswers = Words & { readonly files: readonly File[] }
/** What was written and not sent. `lost`: the names of files that a reload took, and that have to be chosen again. */
export type ClaimDraft = ClaimAnswers & { readonly lost: readonly string[] }

interface ClaimContext extends RequestContext<ClaimAnswers> {
  readonly link: PolicyLink
  readonly policyNumber: string
  /** the New York day on which the policy was opened */
  readonly today: CalendarDate
  /** makes the Idempotency-Key together with the edition, since the key of one report is of no other */
  readonly key: string
  /** how often an answer was changed */
  readonly edition: number
  readonly lost: readonly string[]
  readonly claim: ReceivedClaim | null
}

export interface ClaimInput {
  readonly link: PolicyLink
  readonly key: string
  readonly policyNumber: string
  readonly today: CalendarDate
  /** of the insured, who need not be the one that reports it */
  readonly known: Partial<Words>
  /** what was chosen before */
  readonly files?: readonly File[]
  /** the names of those that a reload took */
  readonly lost?: readonly string[]
}

/** How it ends. `reported`: the policy has another claim. What was written and not sent may be gone on with. */
export type ClaimOutcome = { type: 'claim.reported' } | { type: 'claim.left'; draft: ClaimDraft }

type ClaimEvent =
  | ClaimFact
  | RequestEvent<Words>
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.removed'; index: number }
  | { type: 'claim.left' }

/** All that is wrong as far as it is known here; the server has the last word. @param today in New York, as it was told */
export function claimFaultsIn(
  { files, ...words }: ClaimAnswers,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  const [wrong, future] = [filesFault(claimFiles, files), words.date && dayFault(words.date, latest(today))]
  return { ...(future && { date: future }), ...faultsIn(claimFields, words), ...(wrong && { files: wrong }) }
}

/** A page that is open since yesterday does not refuse today. */
const latest = (day: CalendarDate): CalendarDate => {
  const now = todayIn(new Date())
  return isBefore(day, now) ? now : day
}

/** Reporting a claim, with what shows it. It ends with a number and what comes next. */
export const claimMachine = setup({
  types: {} as {
    context: ClaimContext
    events: ClaimEvent
    input: ClaimInput
    output: ClaimOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { submitAClaim: slot<typeof submitAClaim>('submitAClaim') },
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(claimFaultsIn(context.answers, context.today)).length === 0,
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
    keepClaim: assign((_, { claim }: { readonly claim: ClaimContext['claim'] }) => ({ claim })),
  },
}).createMachine({
  id: 'claim',
  context: ({ input: { link, key, policyNumber, today, known, files = [], lost = [] } }) => ({
    link,
    key,
    policyNumber,
    today,
    edition: 1,
    answers: { ...(blanksOf(claimFields) as Words), ...known, files },
    lost,
    rejections: 0,
    refused: null,
    claim: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending', {
      'files.added': { actions: fromEvent('addFiles') },
      'file.removed': { actions: fromEvent('removeFile') },
      'claim.left': 'over',
    }),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('submitAClaim', ({ context }) => reportOf(context)),
      on: {
        'claim.received': { target: 'received', actions: fromEvent('keepClaim') },
        ...notSent,
      },
    },
    received: { on: { 'claim.left': 'over' } },
    over: { type: 'final' },
  },
  output: ({ context: { claim, answers, lost } }) =>
    claim ? { type: 'claim.reported' } : { type: 'claim.left', draft: { ...answers, lost } },
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
