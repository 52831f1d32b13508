import { assign, setup } from 'xstate'
import type { QuoteMessage } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { messages as words } from '../../../domain/common/messages'
import { slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { listMessages, MessagesFact, WritingFact, writeMessage } from '../../calls/messages'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

interface MessagesContext {
  readonly contactId: string
  /** null until they were read */
  readonly messages: readonly QuoteMessage[] | null
  readonly canWrite: boolean
  /** what is on its way, or was last tried */
  readonly message: string
  readonly problem: Problem | null
}

type MessagesEvent =
  | MessagesFact
  | WritingFact
  | { type: 'window.returned' }
  /** read them again now */
  | { type: 'messages.asked' }
  | { type: 'message.submitted'; message: string }

const noText: Problem = { status: 422, message: '', errors: { message: words.required('Your message') } }

/**
 * What a customer and the underwriters write to each other, as the customer sees it. While they may write it looks for
 * news each minute, when the window is returned to, and when somebody asks.
 */
export const messagesMachine = setup({
  types: {} as {
    context: MessagesContext
    events: MessagesEvent
    input: { contactId: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    listMessages: slot<typeof listMessages>('listMessages'),
    writeMessage: slot<typeof writeMessage>('writeMessage'),
    windowReturn: slot<typeof windowReturn>('windowReturn'),
  },
  guards: {
    mayWrite: (_, { canWrite }: { readonly canWrite: boolean }) => canWrite,
    hasText: (_, { message }: { readonly message: string }) => message.trim() !== '',
  },
  actions: {
    keep: assign((_, event: Extract<MessagesEvent, { type: 'messages.listed' | 'message.written' }>) => ({
      messages: event.messages,
      canWrite: event.canWrite,
    })),
    keepMessage: assign((_, event: Extract<MessagesEvent, { type: 'message.submitted' }>) => ({
      message: event.message.trim(),
    })),
    ...problemActions,
  },
  delays: { lookAgain: 60_000 },
}).createMachine({
  id: 'messages',
  context: ({ input }) => ({ ...input, messages: null, canWrite: false, message: '', problem: null }),
  initial: 'looking',
  states: {
    looking: {
      tags: 'background',
      invoke: invokeCall('listMessages', ({ context }) => ({ id: context.contactId })),
      on: {
        'messages.listed': [
          { guard: fromEvent('mayWrite'), target: 'open', actions: fromEvent('keep') },
          { target: 'closed', actions: fromEvent('keep') },
        ],
        'messages.missed': 'open.resting.unheard',
      },
    },
    // a message that is being typed stands in its form, and is not lost by a look
    open: {
      initial: 'resting',
      on: {
        'messages.asked': 'looking',
        'message.submitted': [
          { guard: fromEvent('hasText'), target: 'sending', actions: fromEvent('keepMessage') },
          {
            target: '.refused',
            reenter: true,
            actions: { type: 'setProblem', params: { problem: noText } },
          },
        ],
      },
      states: {
        resting: {
          initial: 'heard',
          after: { lookAgain: '#messages.looking' },
          states: {
            heard: {
              tags: 'background',
              invoke: invokeCall('windowReturn'),
              on: { 'window.returned': '#messages.looking' },
            },
            unheard: {},
          },
        },
        refused: { exit: 'clearProblem' },
      },
    },
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('writeMessage', ({ context: { contactId: id, message, messages } }) => ({
        id,
        message,
        after: messages?.length ?? 0,
      })),
      on: {
        'message.written': [
          { guard: fromEvent('mayWrite'), target: 'open', actions: fromEvent('keep') },
          { target: 'closed', actions: fromEvent('keep') },
        ],
        'message.refused': toProblem('open.refused'),
      },
    },
    // nobody answers any more; what was written stays to be read
    closed: { on: { 'messages.asked': 'looking' } },
  },
})
