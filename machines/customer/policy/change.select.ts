import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Reason } from '../../../contract/problem'
import { type Answers, declarationOf, type FieldName, formSteps } from '../../../domain/application'
import { applicableAnswers, askedIn } from '../../../domain/application/applicable'
import { fieldIdOf } from '../../../domain/application/faults'
import type { Question } from '../../../domain/application/page'
import { changeNotice } from '../../../domain/policy/changeNotices'
import { changeFaults, partPages, partsChanged, partsWithQuestions } from '../../../domain/policy/parts'
import { busyIn } from '../../kit/busy'
import type { changeMachine } from './change.machine'
import { type ChangePaying, differing } from './change.setup'

export type ChangeRef = ActorRefFrom<typeof changeMachine>
type Snapshot = SnapshotFrom<typeof changeMachine>

/** The page to draw. While a call is in flight, the page before it stays. */
export function selectChangeView(
  s: Snapshot,
): 'picking' | 'writing' | 'agreeing' | 'priced' | 'uncertain' | 'authenticating' | 'closed' {
  const { value } = s
  if (typeof value !== 'string') return Object.keys(value)[0] as 'writing' | 'agreeing' | 'priced'
  if (value === 'picking' || value === 'closed') return value
  if (value === 'workingOut') return 'writing'
  if (value === 'uncertain' || value === 'asking') return 'uncertain'
  if (value === 'authenticating' || value === 'checking' || value === 'canceling') return 'authenticating'
  return s.context.worked && s.context.worked.difference > 0 ? 'priced' : 'agreeing'
}

/** The part being changed. Null once the customer has agreed, because the policy then says what comes next. */
export const selectChangeDraft = (s: Snapshot): Partial<Answers> | null =>
  typeof s.value === 'string' && agreed.includes(s.value) ? null : differing(s.context.before, s.context.answers)
const sent = ['submitting', 'uncertain', 'asking', 'authenticating', 'checking', 'canceling']
const agreed: readonly string[] = [...sent, 'made']
/** The payment that is being settled, with its answers, for a reload. */
export function selectChangePaying(s: Snapshot): (ChangePaying & { readonly answers: Partial<Answers> }) | null {
  const { key, attempt, worked, before, answers } = s.context
  const isSent = typeof s.value === 'string' && sent.includes(s.value)
  return isSent && worked !== null && worked.difference > 0
    ? { key, attempt, worked, answers: differing(before, answers) }
    : null
}
export const selectChangeAuthentication = (s: Snapshot) => s.context.authentication
export const selectChangeAnswers = (s: Snapshot): Answers => s.context.answers
/** The name on the card: as it was typed here, or blank. */
export const selectChangeCardholder = (s: Snapshot): string => s.context.paymentDraft.cardholder_name ?? ''
/** The ZIP code of the card's bill: as it was typed here, or else the insured's. */
export const selectChangeBillingZip = ({ context: { paymentDraft, answers } }: Snapshot): string =>
  paymentDraft.billing_zip ?? answers.insured_zip ?? ''
/** The notice beside a changed answer that is probably a mistake; undefined where there is none. */
export const selectChangeNotice =
  (name: FieldName) =>
  ({ context: { before, answers } }: Snapshot) =>
    changeNotice(name, before, answers) ?? undefined
/** The answers as insured. */
export const selectBefore = (s: Snapshot): Answers => s.context.before
export const selectChangePart = (s: Snapshot) => s.context.part
export const selectWorked = (s: Snapshot) => s.context.worked
export const selectChangeRejections = (s: Snapshot) => s.context.rejections
export const selectChangeProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectIsAskingChange = (s: Snapshot) => s.matches('asking')
/** Why the change needs an underwriter. */
export const selectChangeReasons = (s: Snapshot): readonly Reason[] => s.context.problem?.reasons ?? none
const none: readonly Reason[] = []
/** The answers that the server refuses, by name. */
export const selectIsAboutAnswers = (s: Snapshot) => s.context.refusals.length > 0
export const selectWritingState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'writing' in s.value ? s.value.writing : null
export const selectCardState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'priced' in s.value ? s.value.priced : null
/** The processor makes a token for the card. */
export const selectIsTokenizing = (s: Snapshot) => s.matches('tokenizing')
export const selectAgreeingState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'agreeing' in s.value ? s.value.agreeing : null
/** The parts that can be changed. Compare with `shallowEqual`. */
export const selectParts = ({ context: { before } }: Snapshot) => partsWithQuestions(before)
/** Compare with `shallowEqual`. */
/** The coverage type of the policy, which no change changes. */
export const selectInsuredCoverage = (s: Snapshot) => s.context.before.coverage_type
export const selectPartsChanged = ({ context: { before, answers } }: Snapshot) => partsChanged(before, answers)

/** The pages to draw. Each stays the same object while it asks the same questions. Compare with `shallowEqual`. */
export function selectChangePages({ context: { part, before, answers, refusals } }: Snapshot) {
  return part === null
    ? []
    : partPages(
        part,
        before,
        answers,
        refusals.map(({ field }) => field),
      )
}

/**
 * After the first attempt: broken rules, and answers that the server refused and that are unchanged. Compare with
 * `shallowEqual`.
 */
export function selectChangeFaults(s: Snapshot): Readonly<Record<string, string>> {
  const state = selectWritingState(s)
  if (state !== 'rejected' && state !== 'declined') return noFaults
  const { before, answers, refusals } = s.context
  return Object.fromEntries([
    ...refusals.filter(({ field, value }) => answers[field] === value).map(({ field, message }) => [field, message]),
    ...changeFaults(before, answers).map((fault) => [fieldIdOf(fault), fault.message]),
  ])
}
const noFaults: Readonly<Record<string, string>> = {}

/** A policy's page has no price beside it, so each coverage shows its own price. */
export const selectNoCost = () => () => null

/** The limit of a coverage without a choice of limits. */
export const selectChangeLimit =
  ({ kind, name }: Question) =>
  ({ context: { answers } }: Snapshot): string | null => {
    if (kind !== 'cover') return null
    const limit = `${name}_limit` as FieldName
    const step = formSteps.find((each) => name in declarationOf(each).fields)!
    if (askedIn(step, answers).includes(limit)) return null
    const fixed = applicableAnswers(answers)[limit]
    return typeof fixed === 'string' ? fixed : null
  }

/** The overlay's text while a state waits. */
export const selectChangeBusy = (s: Snapshot) => busyIn(s)
