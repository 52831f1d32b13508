import type { Recording } from '../calls/workspace'
import type { TaskContext } from './task.setup'
import { taskSetup } from './task.setup'

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const dollars = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const versioned = ({ id, version }: TaskContext) => ({ id, version })
const judging = (context: TaskContext, status: 'approved' | 'declined' | 'referred') => ({
  ...versioned(context),
  status,
  reason: text(context.answers['reason']),
})
const mailing = ({ id, answers }: TaskContext) => ({ id, emails: String(answers['emails']) })

/** What a form asks for, by its kind: each call has its own words for whoever waits. */
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
        { guard: 'isRecording', target: 'recording' },
        { target: 'feeing' },
      ],
    },
    approving: {
      meta: { busy: 'Approving ...' },
      invoke: {
        id: 'markQuoteApproved',
        src: 'markQuoteApproved',
        input: ({ context }) => judging(context, 'approved'),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    judging: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'markQuoteApproved',
        src: 'markQuoteApproved',
        input: ({ context }) => judging(context, context.kind === 'decline' ? 'declined' : 'referred'),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    cancelling: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'cancelPolicy',
        src: 'cancelPolicy',
        input: ({ context }) => ({
          ...versioned(context),
          key: context.key,
          reason: text(context.answers['reason']),
          refund: dollars(context.answers['refund']),
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    generating: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'generateCoiSel',
        src: 'generateCoiSel',
        input: ({ context }) => ({
          ...versioned(context),
          key: context.key,
          words: {
            description_of_operations: text(context.answers['description_of_operations']),
            certificate_holder: text(context.answers['certificate_holder']),
            emails: text(context.answers['emails']),
          },
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    sendingPurchaseLink: {
      meta: { busy: 'Sending ...' },
      invoke: {
        id: 'sendPurchaseLink',
        src: 'sendPurchaseLink',
        input: ({ context }) => mailing(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    sendingPolicyLink: {
      meta: { busy: 'Sending ...' },
      invoke: {
        id: 'sendManagePolicy',
        src: 'sendManagePolicy',
        input: ({ context }) => mailing(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    prospecting: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'addPropspect',
        src: 'addPropspect',
        input: ({ context: { id, answers } }) => ({ id, note: text(answers['note']) }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    recording: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'updateRecord',
        src: 'updateRecord',
        input: ({ context }) => ({ ...versioned(context), record: recordIn(context) }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    feeing: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'patchContact',
        src: 'patchContact',
        input: ({ context }) => ({ ...versioned(context), fee: dollars(context.answers['fee_changed_by_rep']) }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
  },
})

/** Only what became another here: what somebody else has written meanwhile in another field stays. */
function recordIn({ answers, known }: TaskContext): Recording['record'] {
  const changed = Object.entries(answers).filter(([name, answer]) => answer !== (known[name] ?? null))
  return Object.fromEntries(changed.map(([name, answer]) => [name, text(answer)]))
}
