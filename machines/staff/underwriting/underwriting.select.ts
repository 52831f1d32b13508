import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { QuoteMessage, Referral } from '../../../contract/client'
import { approvalSuspensionWords } from '../../../domain/quote/suspension'
import { busyIn } from '../../kit/busy'
import { stillRefused } from '../../kit/problem'
import type { StaffSnapshot } from '../shell/staff.select'
import { faultsOf, namesOnWire, wordsTyped } from './underwriting.form'
import type { underwritingMachine } from './underwriting.machine'
import { chosenOf, isReopenable, priceOf } from './underwriting.setup'
import type { newsMachine } from './updates.machine'

export type UnderwritingRef = ActorRefFrom<typeof underwritingMachine>
type Snapshot = SnapshotFrom<typeof underwritingMachine>

/** The page while a user is signed in at `/usw`. */
export const selectUnderwriting = (s: StaffSnapshot) => s.children.page as UnderwritingRef | undefined

const bench = (s: Snapshot) => (typeof s.value === 'object' ? s.value.bench : null)

type View = 'turnedAway' | 'queueing' | 'empty' | 'failed' | 'referral'

export function selectUnderwritingView(s: Snapshot): View {
  if (s.value === 'turnedAway') return 'turnedAway'
  const value = bench(s)
  return value === null ? 'queueing' : typeof value === 'string' ? value : 'referral'
}

type ReferralView = 'loading' | 'missing' | 'failed' | 'deciding'

export function selectReferralView(s: Snapshot): ReferralView {
  const value = bench(s)
  if (value === null || typeof value === 'string') return 'loading'
  return typeof value.referral === 'string' ? value.referral : 'deciding'
}
export const selectQueue = (s: Snapshot) => s.context.queue
export const selectTab = (s: Snapshot) => s.context.tab
export const selectOrder = (s: Snapshot) => s.context.order
export const selectChosen = (s: Snapshot) => chosenOf(s.context)
/** Whether the address names the open referral, and not only the queue. */
export const selectIsNamed = (s: Snapshot) => s.context.contactId !== null
/** Whether this visit has decided a referral: the next one is news and takes the focus. */
export const selectHasDecided = (s: Snapshot) => s.context.decided > 0
/** Whether the referral was read again on request, and takes the focus. */
export const selectIsReread = (s: Snapshot) => s.context.rereads > 0
export const selectReferral = (s: Snapshot) => s.context.referral
export const selectIsMine = ({ context: { referral, user } }: Snapshot) => referral?.underwriter === user.email
export const selectIsReopenable = ({ context: { referral } }: Snapshot) => referral !== null && isReopenable(referral)
/** Dollars: the calculated price of the quote; null if there is none. */
export const selectOffered = ({ context: { referral } }: Snapshot) =>
  (referral && priceOf(referral)?.pricing_detail.amount_due) ?? null
/** The approval that waits for a second person. */
export const selectPendingDecision = (s: Snapshot) => s.context.pending
export const selectTyped = (s: Snapshot) => s.context.typed.answers
/** The decline message for the customer. */
export const selectReason = (s: Snapshot) => wordsTyped(s.context.typed, 'reason')
export const selectUnderwritingProblem = (s: Snapshot) => s.context.problem?.message ?? null
export const selectUnderwritingRejections = (s: Snapshot) => s.context.rejections

type Dialog = 'approval' | 'decline' | 'reopening' | 'waiting' | null

export function selectDialog(s: Snapshot): Dialog {
  const value = bench(s)
  const inReferral = value !== null && typeof value === 'object' ? value.referral : null
  if (inReferral === null || typeof inReferral === 'string') return null
  return dialogs[inReferral.deciding as keyof typeof dialogs] ?? null
}
const dialogs = {
  confirmingApproval: 'approval',
  confirmingDecline: 'decline',
  confirmingReopening: 'reopening',
  waiting: 'waiting',
} as const satisfies Record<string, Dialog>

const isRefused = (s: Snapshot) => s.matches({ bench: { referral: { deciding: { open: 'refused' } } } })
export const selectIsOutdated = (s: Snapshot) => s.matches({ bench: { referral: { deciding: 'outdated' } } })

/** Faults of the form, by question: from our rules, and from the server while the answer is unchanged. */
export function selectFaults(s: Snapshot): Readonly<Record<string, string>> {
  if (!isRefused(s)) return none
  const { command, refused, typed } = s.context
  return { ...faultsOf(command, s.context), ...stillRefused(refused, typed.answers, namesOnWire) }
}
const none = {}

/** Why the command failed, if no question is at fault. */
export function selectStopped(s: Snapshot): string | null {
  const { problem, refused } = s.context
  if (problem === null || !(isRefused(s) || selectIsOutdated(s))) return null
  const isAboutTyped = refused !== null && Object.keys(stillRefused(refused, refused.answers, namesOnWire)).length > 0
  return isAboutTyped ? null : (Object.values(problem.errors ?? {})[0] ?? problem.message)
}

/** The overlay's text while a state waits. */
export const selectUnderwritingBusy = (s: Snapshot) => busyIn(s)

/** The actor that polls the open referral. */
export const selectNews = (s: Snapshot) => s.children.news as ActorRefFrom<typeof newsMachine> | undefined
/** The latest poll of the referral, beside the one that is shown. */
export const selectNewest = (s: SnapshotFrom<typeof newsMachine> | undefined) => s?.context.newest ?? null

/** Why the quote cannot be approved now, by its latest poll. @param newest null before the first poll */
export const approvalSuspensionOf = (referral: Referral, newest: Referral | null) =>
  approvalSuspensionWords((newest ?? referral).contact.suspension)

/** Messages are only ever added, so the longer list is the newer one. */
export const longerOf = (a: readonly QuoteMessage[], b: readonly QuoteMessage[]) => (b.length > a.length ? b : a)
