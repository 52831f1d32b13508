import { sendTo } from 'xstate'
import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { cancelInput, changeInput, claimInput, messageInput, policySetup, sendingInput } from './policy.setup'

/** One task at a time, each started from the policy. */
const begun = {
  'change.begun': 'changing',
  'cancel.begun': 'cancelling',
  'claim.begun': 'claiming',
  'message.begun': 'writing',
  'sending.begun': 'sending',
} as const

/** The policy and its tasks. */
export const open = policySetup.createStateConfig({
  tags: 'background',
  invoke: {
    id: 'documents',
    src: 'documents',
    input: ({ context }) => ({ link: context.link!, documents: context.opened!.documents }),
  },
  initial: 'reading',
  states: {
    // a payment that was sent before a reload is settled first
    reading: { always: { guard: 'isPaying', target: 'changing' }, on: begun },
    taskDone: {
      exit: 'clearMade',
      on: begun,
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isEven', target: 'settled' },
            { guard: 'isWorthLooking', target: 'fresh' },
            { target: 'settled' },
          ],
        },
        // the refund and its document follow moments later
        fresh: { after: { moneyMoves: 'looking' } },
        looking: {
          tags: 'background',
          entry: 'countLook',
          invoke: invokeCall('getPolicy', ({ context }) => context.link!),
          on: {
            'policy.opened': { target: 'choosing', actions: fromEvent('setOpened') },
            'policy.closed': toProblem('#policy.refused'),
            'policy.failed': 'choosing',
          },
        },
        settled: {},
      },
    },
    changing: {
      tags: 'background',
      entry: 'countBegun',
      exit: 'clearPaying',
      invoke: invokeCall('change', ({ context }) => changeInput(context)),
      on: {
        'change.made': {
          target: '#policy.starting',
          actions: [
            fromEvent('setMade'),
            'clearChange',
            { type: 'announceSuccess', params: { text: 'Success! The change is made.' } },
          ],
        },
        'change.left': { target: 'reading', actions: fromEvent('saveDraft', { task: 'change' }) },
        'policy.overtaken': { target: 'refreshing', actions: 'clearChange' },
        'change.handedOver': { target: 'writing', actions: [fromEvent('setAbout'), 'clearChange'] },
        'task.laidAside': { actions: sendTo('change', { type: 'change.laidAside' }) },
      },
    },
    cancelling: {
      tags: 'background',
      entry: 'countBegun',
      invoke: invokeCall('cancel', ({ context }) => cancelInput(context)),
      on: {
        'change.made': {
          target: '#policy.starting',
          actions: [
            fromEvent('setMade'),
            'clearChange',
            { type: 'announceSuccess', params: { text: 'Success! The cancellation is made.' } },
          ],
        },
        'change.left': 'reading',
        'change.handedOver': { target: 'writing', actions: fromEvent('setAbout') },
        'policy.overtaken': { target: 'refreshing', actions: 'clearChange' },
      },
    },
    claiming: {
      tags: 'background',
      entry: 'countBegun',
      invoke: invokeCall('claim', ({ context }) => claimInput(context)),
      on: {
        'claim.reported': { target: 'refreshing', actions: { type: 'saveDraft', params: { task: 'claim' } } },
        'claim.left': { target: 'reading', actions: fromEvent('saveDraft', { task: 'claim' }) },
        'claim.handedOver': {
          target: 'writing',
          actions: [fromEvent('setAbout'), fromEvent('saveDraft', { task: 'claim' })],
        },
        'task.laidAside': { actions: sendTo('claim', { type: 'claim.left' }) },
      },
    },
    writing: {
      tags: 'background',
      entry: 'countBegun',
      invoke: invokeCall('message', ({ context }) => messageInput(context)),
      exit: 'clearAbout',
      on: {
        'message.sent': { target: 'refreshing', actions: { type: 'saveDraft', params: { task: 'message' } } },
        'message.left': { target: 'reading', actions: fromEvent('saveDraft', { task: 'message' }) },
        'task.laidAside': { actions: sendTo('message', { type: 'message.left' }) },
      },
    },
    sending: {
      tags: 'background',
      invoke: invokeCall('sending', ({ context }) => sendingInput(context)),
      on: {
        'sending.done': {
          target: 'reading',
          actions: ['announceSent', { type: 'saveDraft', params: { task: 'sending' } }],
        },
        'sending.left': { target: 'reading', actions: fromEvent('saveDraft', { task: 'sending' }) },
        'task.laidAside': { actions: sendTo('sending', { type: 'sending.left' }) },
      },
    },
    // the policy may have changed; it stays in sight until it is loaded again
    refreshing: {
      tags: 'background',
      invoke: invokeCall('getPolicy', ({ context }) => context.link!),
      on: {
        ...begun,
        'policy.opened': { target: 'reading', actions: fromEvent('setOpened') },
        'policy.closed': toProblem('#policy.refused'),
        'policy.failed': 'reading',
      },
    },
  },
})
