import { sendTo } from 'xstate'
import { cancelInput, changeInput, claimInput, messageInput, policySetup, sendingInput } from './policy.setup'

/** One thing at a time, and each from where the policy is read. */
const begun = {
  'change.begun': 'changing',
  'cancel.begun': 'cancelling',
  'claim.begun': 'claiming',
  'message.begun': 'writing',
  'sending.begun': 'sending',
} as const

/** The policy, and what is done with it. */
export const open = policySetup.createStateConfig({
  tags: 'background',
  invoke: {
    id: 'documents',
    src: 'documents',
    input: ({ context }) => ({ link: context.link!, documents: context.opened!.documents }),
  },
  initial: 'reading',
  states: {
    reading: { on: begun },
    told: {
      exit: 'dropMade',
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
        // what goes back moves a moment later, and its paper with it
        fresh: { after: { moneyMoves: 'looking' } },
        looking: {
          tags: 'background',
          entry: 'countLook',
          invoke: {
            id: 'getPolicy',
            src: 'getPolicy',
            input: ({ context }) => context.link!,
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'policy.opened': { target: 'choosing', actions: 'keepOpened' },
            'policy.closed': '#policy.refused',
            'policy.missed': 'choosing',
          },
        },
        settled: {},
      },
    },
    changing: {
      tags: 'background',
      entry: 'countBegun',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'change.made': { target: '#policy.starting', actions: ['takeOver', 'dropChange', 'saySuccess'] },
        'change.left': { target: 'reading', actions: 'keepDraft' },
        'policy.overtaken': { target: 'refreshing', actions: 'dropChange' },
        'change.handedOver': { target: 'writing', actions: ['keepAbout', 'dropChange'] },
        'task.laidAside': { actions: sendTo('change', { type: 'change.laidAside' }) },
      },
    },
    cancelling: {
      tags: 'background',
      entry: 'countBegun',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => cancelInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'change.made': { target: '#policy.starting', actions: ['takeOver', 'dropChange', 'saySuccess'] },
        'change.left': 'reading',
        'policy.overtaken': { target: 'refreshing', actions: 'dropChange' },
      },
    },
    claiming: {
      tags: 'background',
      entry: 'countBegun',
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => claimInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'claim.reported': { target: 'refreshing', actions: 'keepDraft' },
        'claim.left': { target: 'reading', actions: 'keepDraft' },
        'task.laidAside': { actions: sendTo('claim', { type: 'claim.left' }) },
      },
    },
    writing: {
      tags: 'background',
      entry: 'countBegun',
      invoke: {
        id: 'message',
        src: 'message',
        input: ({ context }) => messageInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      exit: 'dropAbout',
      on: {
        'message.left': { target: 'reading', actions: 'keepDraft' },
        'task.laidAside': { actions: sendTo('message', { type: 'message.left' }) },
      },
    },
    sending: {
      tags: 'background',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => sendingInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'sending.done': { target: 'reading', actions: ['saySent', 'keepDraft'] },
        'sending.left': { target: 'reading', actions: 'keepDraft' },
        'task.laidAside': { actions: sendTo('sending', { type: 'sending.left' }) },
      },
    },
    // what is shown may no longer be so; until we know better it stays
    refreshing: {
      tags: 'background',
      invoke: {
        id: 'getPolicy',
        src: 'getPolicy',
        input: ({ context }) => context.link!,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        ...begun,
        'policy.opened': { target: 'reading', actions: 'keepOpened' },
        'policy.closed': '#policy.refused',
        'policy.missed': 'reading',
      },
    },
  },
})
