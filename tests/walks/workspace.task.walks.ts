import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import type { TaskKind } from '../../domain/staff/contactForms'
import { taskMachine } from '../../machines/staff/workspace/task.machine'
import type { TaskContext } from '../../machines/staff/workspace/task.setup'
import { alert, busy, button, calm, dialog, noDialog, passing } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { pending, signedOutElsewhere } from './staff.cases'
import * as cases from './workspace.cases'

/** The walks of the staff's tasks, and their hand-written specification. */
const input = (kind: TaskKind, known = {}) => ({ kind, id: 'c1', version: 3, key: 'k1', known })
const reason = 'Drones above the guests.'
const mine = { description_of_operations: 'A wedding with a tent' }

const isAsking = (leaf: string) => leaf.startsWith('asking')
const sent =
  (id: string, of: (context: TaskContext) => object) =>
  ({ waiting, context }: { waiting: ReadonlyMap<string, { input: unknown }>; context: TaskContext }) => {
    expect([...waiting.keys()]).toEqual([id])
    expect(waiting.get(id)!.input).toEqual({ id: 'c1', ...of(context) })
  }
const versioned = ({ version }: TaskContext) => ({ version })

const isSound = ({ kind, answers }: TaskContext) => {
  if (kind === 'decline' || kind === 'cancel') return answers['reason'] === reason
  return kind !== 'purchaseLink' && kind !== 'policyLink' ? true : answers['emails'] === 'a@example.com'
}

const orderOf = ({ kind, answers }: TaskContext) => {
  if (kind === 'resendOrder') return { act: 'resend', emails: 'a@example.com' }
  if (kind === 'extendOrder') return { act: 'extend', pay_by: '12/11/2026' }
  return { act: 'withdraw', reason: answers['reason'] ?? null }
}

const recordOf = ({ kind, answers }: TaskContext) => {
  if (kind === 'note') return { note: 'Called twice.', task_day: null }
  return answers['reason'] === undefined ? {} : { reason }
}

/** Whether the form differs from its initial answers. */
const isAnswered = ({ answers, written }: TaskContext) =>
  answers['reason'] === reason || 'description_of_operations' in (written ?? {})

export const taskWalk = walk({
  guarantees: 'Every task asks for confirmation, and no input is lost.',
  machine: taskMachine,
  starts: {
    // first, since its answered form is the one that waits for a second person and leaves no draft
    cancel: { input: input('cancel'), begins: 'previewing' },
    approve: { input: input('approve'), begins: 'asking.editing' },
    reopen: { input: input('reopen'), begins: 'asking.editing' },
    decline: { input: input('decline'), begins: 'asking.editing' },
    certificate: { input: input('certificate'), begins: 'reading' },
    'certificate, again': { input: { ...input('certificate'), written: mine }, begins: 'reading' },
    purchaseLink: { input: input('purchaseLink', { emails: 'a@example.com' }), begins: 'asking.editing' },
    policyLink: { input: input('policyLink', { emails: 'a@example.com' }), begins: 'asking.editing' },
    prospect: { input: input('prospect'), begins: 'asking.editing' },
    handOver: { input: input('handOver', { email: 'a@example.com' }), begins: 'asking.editing' },
    resendOrder: { input: input('resendOrder', { emails: 'a@example.com' }), begins: 'asking.editing' },
    extendOrder: { input: input('extendOrder', { pay_by: '12/11/2026' }), begins: 'asking.editing' },
    withdrawOrder: { input: input('withdrawOrder'), begins: 'asking.editing' },
    record: { input: input('record', { broker_partnership_quote: 'True' }), begins: 'asking.editing' },
    note: { input: input('note', { note: 'Called twice.' }), begins: 'asking.editing' },
    fee: { input: input('fee', { fee_changed_by_rep: 12.5 }), begins: 'asking.editing' },
  },
  cases: {
    'task.answered': [{ type: 'task.answered', answers: { reason } }],
    'version.read': [false, true].map(
      (isSuspended) => ({ type: 'version.read', version: 9, known: {}, isSuspended }) as const,
    ),
    'version.seen': [3, 9].flatMap((version) =>
      [false, true].map((isSuspended) => ({ type: 'version.seen', version, isSuspended }) as const),
    ),
  },
  outputs: {
    previewCancelPolicy: [
      { type: 'returns.shown', returns: cases.returns },
      { type: 'returns.failed', problem: noAnswer },
      signedOutElsewhere,
    ],
    getDescriptionOfOperations: [
      { type: 'words.read', words: cases.words },
      { type: 'words.failed', problem: noAnswer },
      signedOutElsewhere,
    ],
    markQuoteApproved: [...cases.taskFacts, { type: 'task.waits', pending }],
    cancelPolicy: [...cases.taskFacts, { type: 'task.waits', pending }],
    ...Object.fromEntries(
      [
        'generateCoiSel',
        'sendPurchaseLink',
        'sendManagePolicy',
        'addPropspect',
        'changeOrder',
        'submitForReview',
        'updateRecord',
        'patchContact',
      ].map((id) => [id, cases.taskFacts]),
    ),
  },
  reads: ({ kind, version, answers, written }) => [kind, version, answers['reason'], written],
  transitions: {
    'returns.shown': () => 'asking.editing',
    'returns.failed': () => 'unprepared',
    'words.read': () => 'asking.editing',
    'words.failed': () => 'unprepared',
    'task.retried': ({ from, context }) => {
      if (from !== 'unprepared') return from
      return context.kind === 'cancel' ? 'previewing' : 'reading'
    },
    'task.answered': ({ from }) => from,
    'task.submitted': ({ from, context }) => {
      if (!isAsking(from) || from === 'asking.outdated' || from === 'asking.suspended') return from
      return isSound(context) ? `submitting.${cases.positions[context.kind]}` : 'asking.rejected'
    },
    'task.left': ({ from, context }) => {
      if (from === 'asking.suspended') return 'over'
      if (isAsking(from)) return isAnswered(context) ? 'asking.leaving' : 'over'
      return from === 'unprepared' || from === 'waiting' ? 'over' : from
    },
    'leaving.confirmed': ({ from }) => (from === 'asking.leaving' ? 'over' : from),
    'dialog.closed': ({ from }) => (from === 'asking.leaving' ? 'asking.editing' : from),
    'task.laidAside': () => 'over',
    'version.read': ({ from, event }) => {
      const isOver = from === 'asking.suspended' && !event.isSuspended
      return from === 'asking.outdated' || isOver ? 'asking.editing' : from
    },
    // a form whose call names no version overwrites nothing
    'version.seen': ({ from, event, context: { kind, version } }) => {
      const namesNone = ['purchaseLink', 'policyLink', 'prospect', 'handOver'].includes(kind)
      if (from === 'asking.suspended' && event.isSuspended) return from
      if (isAsking(from) && !namesNone && event.version > version) return 'asking.outdated'
      return from === 'asking.suspended' ? 'asking.editing' : from
    },
    'task.done': () => 'over',
    'task.waits': () => 'waiting',
    'task.refused': ({ event, context }) => {
      const hasReason = ['decline', 'cancel', 'withdrawOrder'].includes(context.kind)
      return event.problem.errors && hasReason ? 'asking.rejected' : 'asking.failed'
    },
    'task.outdated': () => 'asking.outdated',
    'task.suspended': () => 'asking.suspended',
    'session.ended': () => 'over',
  },
  states: {
    preparing: { holds: idle, shows: passing },
    previewing: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['previewCancelPolicy'])
        expect(seen.waiting.get('previewCancelPolicy')!.input).toEqual({ id: 'c1' })
      },
      shows: busy,
    },
    reading: {
      holds: ({ waiting }) => expect(waiting.get('getDescriptionOfOperations')!.input).toEqual({ id: 'c1' }),
      shows: busy,
    },
    unprepared: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('Something went wrong'), button('Try again')],
    },
    'asking.editing': {
      holds: (seen) => {
        idle(seen)
        const { kind, returns, answers, problem, written } = seen.context
        expect(problem).toBeNull()
        if (kind === 'cancel') expect(returns).toEqual(cases.returns)
        // loaded words do not overwrite a resumed draft
        if (kind === 'certificate') expect(answers).toMatchObject({ ...cases.words, ...written })
      },
      shows: [button(/^(Close|Keep it|Discard|Leave it|Back to the record)/), calm],
    },
    'asking.rejected': {
      holds: kit.wasRejected,
      shows: alert('Say why'),
    },
    'asking.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: alert('We do not know whether it was done.'),
    },
    'asking.leaving': {
      holds: (seen) => {
        idle(seen)
        expect(isAnswered(seen.context)).toBe(true)
      },
      shows: kit.leavingForm,
    },
    'asking.outdated': {
      holds: ({ context }) => {
        expect(context.problem?.status).toBe(412)
        expect(context.version).toBe(3)
      },
      shows: [alert(/meanwhile/), button('Read it again')],
    },
    'asking.suspended': {
      holds: ({ context }) => expect(context.problem).toEqual(cases.suspended),
      shows: [
        alert('on hold through 12/04/2026'),
        button(/^(Close|Keep it|Discard|Leave it|Back to the record|Not yet)/),
      ],
    },
    'submitting.approving': {
      holds: sent('markQuoteApproved', (context) => ({
        ...versioned(context),
        status: 'approved',
        reason: context.answers['reason'] ?? null,
      })),
      shows: busy,
    },
    'submitting.judging': {
      holds: sent('markQuoteApproved', (context) => ({
        ...versioned(context),
        status: context.kind === 'decline' ? 'declined' : 'referred',
        reason: context.answers['reason'] ?? null,
      })),
      shows: busy,
    },
    'submitting.cancelling': {
      holds: sent('cancelPolicy', (context) => ({
        ...versioned(context),
        key: 'k1',
        reason,
        refund: null,
      })),
      shows: busy,
    },
    'submitting.generating': {
      holds: sent('generateCoiSel', (context) => ({
        ...versioned(context),
        key: 'k1',
        words: { ...cases.words, ...context.written, emails: null, instead_of: null },
      })),
      shows: busy,
    },
    'submitting.sendingPurchaseLink': {
      holds: sent('sendPurchaseLink', () => ({ emails: 'a@example.com' })),
      shows: busy,
    },
    'submitting.sendingPolicyLink': {
      holds: sent('sendManagePolicy', () => ({ emails: 'a@example.com' })),
      shows: busy,
    },
    'submitting.prospecting': { holds: sent('addPropspect', () => ({ note: null })), shows: busy },
    'submitting.handingOver': {
      holds: sent('submitForReview', () => ({ email: 'a@example.com', message: null })),
      shows: busy,
    },
    'submitting.ordering': {
      holds: sent('changeOrder', (context) => ({ ...versioned(context), ...orderOf(context) })),
      shows: busy,
    },
    'submitting.recording': {
      holds: sent('updateRecord', (context) => ({
        ...versioned(context),
        record: recordOf(context),
      })),
      shows: busy,
    },
    'submitting.feeing': {
      holds: sent('patchContact', (context) => ({ ...versioned(context), fee: 12.5 })),
      shows: busy,
    },
    waiting: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.pending).toEqual(pending)
      },
      shows: [dialog('This needs a second person'), button('Close')],
    },
    over: {
      holds: (seen) => {
        idle(seen)
        const { outcome, kind, version, answers } = seen.context
        if (!('draft' in outcome)) return
        // a request that waits for a second person is no draft
        if (seen.context.pending && outcome.type === 'task.laidAside') return expect(outcome.draft).toBeNull()
        const isShown = answers['reason'] === reason
        if (outcome.type !== 'task.interrupted' && !isAnswered(seen.context)) expect(outcome.draft).toBeNull()
        else
          expect(outcome.draft).toMatchObject({
            kind,
            id: 'c1',
            version,
            key: 'k1',
            written: isShown ? { reason } : {},
          })
      },
      shows: noDialog,
    },
  },
  goals: ['over'],
})
