import type { ChangingOrder, RecordParams } from '../../calls/workspace'
import { invokeCall } from '../../kit/call'
import { type TaskContext, taskSetup } from './task.setup'

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const dollars = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const versioned = ({ id, version }: TaskContext) => ({ id, version })
const judging = (context: TaskContext, status: 'approved' | 'declined' | 'referred') => ({
  ...versioned(context),
  status,
  reason: text(context.answers['reason']),
})
const mailing = ({ id, answers }: TaskContext) => ({ id, emails: String(answers['emails']) })

/** The call of each kind of task, with its text for the overlay. */
export const submitting = taskSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isApproving', target: 'approving' },
        { guard: 'isJudging', target: 'judging' },
        { guard: 'isCancelling', target: 'cancelling' },
        { guard: 'isGenerating', target: 'generating' },
        { guard: 'isPurchaseLink', target: 'sendingPurchaseLink' },
        { guard: 'isPolicyLink', target: 'sendingPolicyLink' },
        { guard: 'isProspecting', target: 'prospecting' },
        { guard: 'isHandingOver', target: 'handingOver' },
        { guard: 'isOrdering', target: 'ordering' },
        { guard: 'isRecording', target: 'recording' },
        { target: 'feeing' },
      ],
    },
    approving: {
      meta: { busy: 'Approving ...' },
      invoke: invokeCall('markQuoteApproved', ({ context }) => judging(context, 'approved')),
    },
    judging: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('markQuoteApproved', ({ context }) =>
        judging(context, context.kind === 'decline' ? 'declined' : 'referred'),
      ),
    },
    cancelling: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('cancelPolicy', ({ context }) => ({
        ...versioned(context),
        key: context.key,
        reason: text(context.answers['reason']),
        refund: dollars(context.answers['refund']),
      })),
    },
    generating: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('generateCoiSel', ({ context }) => ({
        ...versioned(context),
        key: context.key,
        words: {
          description_of_operations: text(context.answers['description_of_operations']),
          certificate_holder: text(context.answers['certificate_holder']),
          instead_of: text(context.answers['instead_of']),
          emails: text(context.answers['emails']),
        },
      })),
    },
    sendingPurchaseLink: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendPurchaseLink', ({ context }) => mailing(context)),
    },
    sendingPolicyLink: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendManagePolicy', ({ context }) => mailing(context)),
    },
    prospecting: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('addPropspect', ({ context: { id, answers } }) => ({ id, note: text(answers['note']) })),
    },
    handingOver: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('submitForReview', ({ context: { id, answers } }) => ({
        id,
        email: String(answers['email']),
        message: text(answers['message']),
      })),
    },
    ordering: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('changeOrder', ({ context }) => ({ ...versioned(context), ...orderIn(context) })),
    },
    recording: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('updateRecord', ({ context }) => ({ ...versioned(context), record: recordIn(context) })),
    },
    feeing: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('patchContact', ({ context }) => ({
        ...versioned(context),
        fee: dollars(context.answers['fee_changed_by_rep']),
      })),
    },
  },
})

/** The change of the order, by the kind of the task. */
function orderIn({ kind, answers }: TaskContext): Omit<ChangingOrder, 'id' | 'version'> {
  if (kind === 'resendOrder') return { act: 'resend', emails: String(answers['emails']) }
  if (kind === 'extendOrder') return { act: 'extend', pay_by: String(answers['pay_by']) }
  return { act: 'withdraw', reason: text(answers['reason']) }
}

/** Only the answers changed here, so that another user's changes to other fields stay. */
function recordIn({ kind, answers, known }: TaskContext): RecordParams['record'] {
  // the day belongs to the note, even where it stays the same
  if (kind === 'note') return { note: text(answers['note']), task_day: text(answers['task_day']) }
  const changed = Object.entries(answers).filter(([name, answer]) => answer !== (known[name] ?? null))
  return Object.fromEntries(changed.map(([name, answer]) => [name, text(answer)]))
}
