import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Reason } from '../../../contract/problem'
import { type Answers, declarationOf, type FieldName, formSteps } from '../../../domain/application'
import { askedIn, whatCounts } from '../../../domain/application/applicable'
import { fieldIdOf } from '../../../domain/application/faults'
import type { Question } from '../../../domain/application/page'
import { changeFaults, partPages, partsChanged } from '../../../domain/policy/parts'
import type { changeMachine } from './change.machine'
import { differing } from './change.setup'

export type ChangeRef = ActorRefFrom<typeof changeMachine>
type Snapshot = SnapshotFrom<typeof changeMachine>

/** What is drawn: while something is in flight, what one saw before it. */
export function selectChangeView(s: Snapshot): 'picking' | 'writing' | 'agreeing' | 'priced' | 'uncertain' | 'closed' {
  const { value } = s
  if (typeof value !== 'string') return Object.keys(value)[0] as 'writing' | 'agreeing' | 'priced'
  if (value === 'picking' || value === 'closed') return value
  if (value === 'workingOut') return 'writing'
  if (value === 'uncertain' || value === 'asking') return 'uncertain'
  return s.context.worked && s.context.worked.difference > 0 ? 'priced' : 'agreeing'
}

/** What is to be another; null once somebody has agreed to it, since what comes of that the policy says itself. */
export const selectChangeDraft = (s: Snapshot): Partial<Answers> | null =>
  typeof s.value === 'string' && agreed.includes(s.value) ? null : differing(s.context.before, s.context.answers)
const agreed: readonly string[] = ['submitting', 'uncertain', 'asking', 'made']
export const selectChangeAnswers = (s: Snapshot): Answers => s.context.answers
/** As they are insured. */
export const selectBefore = (s: Snapshot): Answers => s.context.before
export const selectChangePart = (s: Snapshot) => s.context.part
export const selectWorked = (s: Snapshot) => s.context.worked
export const selectChangeRejections = (s: Snapshot) => s.context.rejections
export const selectChangeProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectIsAskingChange = (s: Snapshot) => s.matches('asking')
/** Why it is not insured like this without a person's look. */
export const selectChangeReasons = (s: Snapshot): readonly Reason[] => s.context.problem?.reasons ?? none
const none: readonly Reason[] = []
/** The server names the answers that cannot be like this. */
export const selectIsAboutAnswers = (s: Snapshot) => s.context.refusals.length > 0
export const selectWritingState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'writing' in s.value ? s.value.writing : null
export const selectCardState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'priced' in s.value ? s.value.priced : null
export const selectAgreeingState = (s: Snapshot) =>
  typeof s.value !== 'string' && 'agreeing' in s.value ? s.value.agreeing : null
/** To be compared flat. */
export const selectPartsChanged = ({ context: { before, answers } }: Snapshot) => partsChanged(before, answers)

/** The pages to draw; each stays the same object while it asks the same. To be compared flat. */
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

/** Once one has tried: what breaks a rule, and what the server refused for as long as it is that answer. */
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

/** A policy's page has no price beside it, so what a cover costs stands there as it is worked out. */
export const selectNoCost = () => () => null

/** The limit of a cover where nobody chooses it. */
export const selectChangeLimit =
  ({ kind, name }: Question) =>
  ({ context: { answers } }: Snapshot): string | null => {
    if (kind !== 'cover') return null
    const limit = `${name}_limit` as FieldName
    const step = formSteps.find((each) => name in declarationOf(each).fields)!
    if (askedIn(step, answers).includes(limit)) return null
    const fixed = whatCounts(answers)[limit]
    return typeof fixed === 'string' ? fixed : null
  }

/** The overlay's text, by the state that waits. */
export const selectChangeBusy = (s: Snapshot): string | null =>
  Object.values(s.getMeta()).find((meta) => meta?.busy)?.busy ?? null
