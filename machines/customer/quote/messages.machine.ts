import { assign, setup } from 'xstate'
import type { QuoteMessage } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { messages as words } from '../../../domain/common/messages'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { listMessages, writeMessage } from '../../calls/messages'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

interface MessagesContext {
  readonly contactId: string
  /** null until loaded */
  readonly messages: readonly QuoteMessage[] | null
  readonly canWrite: boolean
  /** the message being sent, or the last one */
  readonly message: string
  readonly problem: Problem | null
}

const calls = {
  listMessages: slot<typeof listMessages>('listMessages'),
  writeMessage: slot<typeof writeMessage>('writeMessage'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

type MessagesEvent =
  | OutcomesOf<typeof calls>
  | { type: 'window.returned' }
  /** loads the messages again */
  | { type: 'messages.asked' }
  | { type: 'message.submitted'; message: string }

const noText: Problem = { status: 422, message: '', errors: { message: words.required('Your message') } }

/**
 * The messages between a customer and the underwriters, as the customer sees them. While the customer may write, it
 * polls each minute, when the user returns to the window, and on request.
 */
export const messagesMachine = setup({
  types: {} as {
    context: MessagesContext
    events: MessagesEvent
    input: { contactId: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    mayWrite: (_, { canWrite }: { readonly canWrite: boolean }) => canWrite,
    hasText: (_, { message }: { readonly message: string }) => message.trim() !== '',
  },
  actions: {
    setMessages: assign((_, event: Extract<MessagesEvent, { type: 'messages.listed' | 'message.written' }>) => ({
      messages: event.messages,
      canWrite: event.canWrite,
    })),
    setMessage: assign((_, event: Extract<MessagesEvent, { type: 'message.submitted' }>) => ({
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
          { guard: fromEvent('mayWrite'), target: 'open', actions: fromEvent('setMessages') },
          { target: 'closed', actions: fromEvent('setMessages') },
        ],
        'messages.failed': 'open.resting.unheard',
      },
    },
    // the form holds the text being typed, so a poll does not lose it
    open: {
      initial: 'resting',
      on: {
        'messages.asked': 'looking',
        'message.submitted': [
          { guard: fromEvent('hasText'), target: 'sending', actions: fromEvent('setMessage') },
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
          { guard: fromEvent('mayWrite'), target: 'open', actions: fromEvent('setMessages') },
          { target: 'closed', actions: fromEvent('setMessages') },
        ],
        'message.refused': toProblem('open.refused'),
      },
    },
    // no more messages can be written; the old ones can be read
    closed: { on: { 'messages.asked': 'looking' } },
  },
})
