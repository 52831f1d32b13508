import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { Contact, OpenedContact, OpenedPolicy, VersionComparison, VersionedOffer } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { TaskKind } from '../../../domain/staff/contactForms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { getPolicy } from '../../calls/policies'
import type { compareVersions, moveToToday, openContactAsStaff } from '../../calls/staff'
import { clearDraft, type Drafts, setDraft } from '../../kit/draft'
import type { PageEmitted, PageInput, PageOutput } from '../../kit/page'
import { problemActions } from '../../kit/problem'
import { historyMachine } from '../history/history.machine'
import { contactAddressOf, contactIdIn, contactListIn } from '../shell/route.params'
import { isUnderMoratorium, mayBegin } from './actions'
import { attendanceMachine } from './presence.machine'
import { taskMachine } from './task.machine'
import type { TaskDraft, TaskInput, TaskOutcome } from './task.setup'

export interface WorkspaceContext {
  readonly user: PageInput['user']
  readonly contactId: string
  /** the search of the list to return to, as in the address */
  readonly list: string
  readonly opened: OpenedContact | null
  /** the contact's policy, once bought */
  readonly policy: OpenedPolicy | null
  /** its own rating plan beside today's */
  readonly comparison: VersionComparison | null
  readonly kind: TaskKind | null
  /** the key of the last task, which runs once under it */
  readonly key: string
  /** resumed when the contact is opened again */
  readonly drafts: Drafts<TaskDraft>
  /** the address that the user opened during a task */
  readonly next: string
  readonly problem: Problem | null
}

const calls = {
  openContact: slot<typeof openContactAsStaff>('openContact'),
  getPolicy: slot<typeof getPolicy>('getPolicy'),
  compareVersions: slot<typeof compareVersions>('compareVersions'),
  moveToToday: slot<typeof moveToToday>('moveToToday'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

export type WorkspaceEvent =
  | OutcomesOf<typeof calls>
  | TaskOutcome
  | { type: 'address.opened'; address: string }
  | { type: 'contact.retried' }
  | { type: 'contact.reread' }
  /** the contact was loaded again because the user asked for it */
  | { type: 'record.reread' }
  /** the contact was loaded again because the page was visited */
  | { type: 'record.revisited' }
  /** a new key */
  | { type: 'task.begun'; kind: TaskKind; key: string }
  | { type: 'versions.requested' }
  | { type: 'move.requested' }
  | { type: 'move.confirmed' }
  | { type: 'dialog.closed' }

/** Whether today's rating plan differs from the quote's own. */
export const isOfOtherVersion = (comparison: VersionComparison | null): boolean =>
  comparison !== null && !isSame(comparison.own, comparison.today)

const isSame = (a: VersionedOffer, b: VersionedOffer) =>
  a.hcc_pricing_version === b.hcc_pricing_version &&
  a.is_old_policy === b.is_old_policy &&
  a.rating_plan === b.rating_plan

/** Staff always get the whole contact; the contract's other shape is for the public. */
export const wholeOf = (opened: OpenedContact | null): Contact | null =>
  opened && 'customFields' in opened.contact ? opened.contact : null
export const versionOf = ({ opened }: WorkspaceContext): number => wholeOf(opened)?.version ?? 0
const readIn = (context: WorkspaceContext) => ({
  version: versionOf(context),
  isSuspended: isUnderMoratorium(wholeOf(context.opened)),
})

const toasts: Readonly<Record<TaskKind, string>> = {
  approve: 'Success! The quote is approved.',
  decline: 'Success! The quote is declined.',
  reopen: 'Success! The quote is open again.',
  cancel: 'Success! The policy is canceled.',
  certificate: 'Certificate of Insurance generated successfully!',
  prospect: 'Contact added to prospect successfully!',
  purchaseLink: 'Email sent successfully!',
  policyLink: 'Email sent successfully!',
  resendOrder: 'Email sent successfully!',
  extendOrder: 'Success! The due date is changed.',
  withdrawOrder: 'Success! The order is withdrawn.',
  handOver: 'Success! The quote waits for an underwriter.',
  record: 'Success! The record is saved.',
  note: 'Success! The note is added.',
  fee: 'Success! The fee is saved.',
}

export const workspaceSetup = setup({
  types: {} as {
    context: WorkspaceContext
    events: WorkspaceEvent
    input: PageInput<Drafts<TaskDraft>>
    output: PageOutput<Drafts<TaskDraft>>
    emitted: PageEmitted
    meta: { busy?: string }
    tags: 'background' | 'modal'
    children: { attendance: 'attendance'; history: 'history'; task: 'task' }
  },
  actors: { ...calls, attendance: attendanceMachine, history: historyMachine, task: taskMachine },
  guards: {
    isOther: ({ context }, event: Extract<WorkspaceEvent, { type: 'address.opened' }>) =>
      contactIdIn(event.address) !== context.contactId,
    isSame: ({ context }, event: Extract<WorkspaceEvent, { type: 'address.opened' }>) =>
      contactIdIn(event.address) === context.contactId,
    isBought: ({ context }) => (wholeOf(context.opened)?.customFields.policy_number ?? null) !== null,
    mayBegin: ({ context }, { kind }: { readonly kind: TaskKind }) => {
      const contact = wholeOf(context.opened)
      return contact !== null && mayBegin(kind, contact, context.user)
    },
    hasDraft: ({ context: { drafts, contactId, opened, user } }) => {
      const contact = wholeOf(opened)
      const draft = drafts[contactId]
      return draft !== undefined && contact !== null && mayBegin(draft.kind, contact, user)
    },
    isOfOtherVersion: ({ context }) => isOfOtherVersion(context.comparison),
    /** by what was read, or because the open task may have been refused so: a moratorium stops approvals alone */
    mayBeSuspended: ({ context: { opened, kind } }) => kind === 'approve' || wholeOf(opened)?.suspension !== undefined,
  },
  actions: {
    reread: raise({ type: 'contact.reread' }),
    readAddress: assign((_, event: Extract<WorkspaceEvent, { type: 'address.opened' }>) => ({
      ...paramsIn(event.address),
      ...nothing,
    })),
    setOpened: assign((_, event: Extract<WorkspaceEvent, { type: 'contact.shown' }>) => ({ opened: event.opened })),
    setPolicy: assign((_, event: Extract<WorkspaceEvent, { type: 'policy.opened' }>) => ({ policy: event.opened })),
    setComparison: assign((_, event: Extract<WorkspaceEvent, { type: 'versions.compared' }>) => ({
      comparison: event.comparison,
    })),
    setMovedContact: assign(
      ({ context: { opened, comparison } }, event: Extract<WorkspaceEvent, { type: 'quote.moved' }>) =>
        opened && comparison ? { opened: { ...opened, contact: event.contact, ...versionIn(comparison.today) } } : {},
    ),
    /** resumes the suspended task */
    setKind: assign(({ context: { drafts, contactId } }, event: Extract<WorkspaceEvent, { type: 'task.begun' }>) => {
      const draft = drafts[contactId]
      return { kind: event.kind, key: draft?.kind === event.kind ? draft.key : event.key }
    }),
    clearKind: assign({ kind: null }),
    resumeTask: assign(({ context: { drafts, contactId } }) => {
      const { kind, key } = drafts[contactId]!
      return { kind, key }
    }),
    saveDraft: assign(({ context: { drafts } }, { draft }: { readonly draft: TaskDraft | null }) => ({
      drafts: draft ? setDraft(drafts, draft.id, draft) : drafts,
    })),
    /** the task was done or discarded */
    clearDraft: assign(({ context: { drafts, contactId, key } }) =>
      drafts[contactId]?.key === key ? { drafts: clearDraft(drafts, contactId) } : {},
    ),
    interruptTask: sendTo('task', { type: 'session.ended' }),
    suspendTask: sendTo('task', { type: 'task.laidAside' }),
    setNext: assign((_, event: Extract<WorkspaceEvent, { type: 'address.opened' }>) => ({ next: event.address })),
    endSession: raise({ type: 'session.ended' }),
    openNext: raise(({ context }) => ({ type: 'address.opened', address: context.next }) as const),
    rereadHistory: sendTo(
      'history',
      ({ context }) => ({ type: 'address.opened', address: historyOf(context) }) as const,
    ),
    acceptVersion: raise({ type: 'record.reread' }),
    reportVersion: raise({ type: 'record.revisited' }),
    sendVersion: sendTo(
      'task',
      ({ context }) => ({ type: 'version.read', ...readIn(context), known: knownIn(context) }) as const,
    ),
    sendNewerVersion: sendTo('task', ({ context }) => ({ type: 'version.seen', ...readIn(context) }) as const),
    ...problemActions,
    announceWork: emit({ type: 'work.changed' } as const),
    announceDone: emit(
      (_, { kind }: { kind: TaskKind }) => ({ type: 'toast', kind: 'success', text: toasts[kind] }) as const,
    ),
  },
})

export const paramsIn = (address: string) => ({
  contactId: contactIdIn(address),
  list: contactListIn(address),
})

/** The first page of the contact's history, which has a page of its own. */
export const historyOf = ({ contactId }: Pick<WorkspaceContext, 'contactId'>) => contactAddressOf(contactId, 'history')

/** Data of one contact must never show for another. */
export const nothing = { opened: null, policy: null, comparison: null, kind: null } as const

const versionIn = ({ hcc_pricing_version, is_old_policy }: VersionedOffer) =>
  ({ hcc_pricing_version, is_old_policy }) as Pick<OpenedContact, 'hcc_pricing_version' | 'is_old_policy'>

/** A form's initial answers: the contact's current data and the usual recipients. */
export function taskInput(context: WorkspaceContext): TaskInput {
  const { contactId: id, key, kind, drafts } = context
  const draft = drafts[id]
  const begun = { kind: kind!, id, version: versionOf(context), key, known: knownIn(context) }
  return draft?.key === key ? { ...begun, version: draft.version, written: draft.written } : begun
}

/** The answers of the contact with which the form of a task begins. */
function knownIn(context: WorkspaceContext): TaskInput['known'] {
  const { emailAddress, recordOwner, customFields } = wholeOf(context.opened)!
  const stored = (name: string) => (customFields[name] ?? null) as string | number | null
  const known: Partial<Record<TaskKind, TaskInput['known']>> = {
    purchaseLink: { emails: emailAddress },
    policyLink: { emails: emailAddress },
    handOver: { email: emailAddress },
    resendOrder: { emails: context.opened?.order?.emails ?? emailAddress },
    extendOrder: { pay_by: context.opened?.order?.pay_by ?? null },
    record: {
      record_owner: recordOwner,
      contract_number: stored('contract_number'),
      broker_partnership_quote: stored('broker_partnership_quote'),
      notes: stored('notes'),
    },
    // the open task stays open unless its day is cleared
    note: { task_day: stored('task_day') },
    fee: { fee_changed_by_rep: stored('fee_changed_by_rep') },
  }
  return known[context.kind!] ?? {}
}
