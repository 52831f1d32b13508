import { assign, setup } from 'xstate'
import type { QuoteMessage, ReviewStatus } from '../../../contract/client'
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
  /** when an answer is expected, and whose turn it is; null until loaded, and without a review */
  readonly review: ReviewStatus | null
  /** as typed, until it was sent */
  readonly text: string
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
  | { type: 'message.typed'; text: string }
  | { type: 'message.submitted' }

const noText: Problem = { status: 422, message: '', errors: { message: words.required('Your message') } }

/**
 * The messages between a customer and the underwriters, as the customer sees them. While the customer may write, it
 * polls each minute, when the user returns to the window, and on request.
 */
export const messagesMachine = setup({
  types: {} as {
    context: MessagesContext
    events: MessagesEvent
    input: { contactId: string; text?: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    mayWrite: (_, { canWrite }: { readonly canWrite: boolean }) => canWrite,
    hasText: ({ context }) => context.text.trim() !== '',
  },
  actions: {
    setMessages: assign((_, event: Extract<MessagesEvent, { type: 'messages.listed' | 'message.written' }>) => ({
      messages: event.messages,
      canWrite: event.canWrite,
      review: event.review,
    })),
    setText: assign((_, event: Extract<MessagesEvent, { type: 'message.typed' }>) => ({ text: event.text })),
    setMessage: assign({ message: ({ context }) => context.text.trim() }),
    // text typed meanwhile is another message
    clearSent: assign(({ context: { text, message } }) => (text.trim() === message ? { text: '' } : {})),
    ...problemActions,
  },
  delays: { lookAgain: 60_000 },
}).createMachine({
  id: 'messages',
  context: ({ input }) => ({
    text: '',
    ...input,
    messages: null,
    canWrite: false,
    review: null,
    message: '',
    problem: null,
  }),
  initial: 'looking',
  on: { 'message.typed': { actions: fromEvent('setText') } },
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
    open: {
      initial: 'resting',
      on: {
        'messages.asked': 'looking',
        'message.submitted': [
          { guard: 'hasText', target: 'sending', actions: 'setMessage' },
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
          { guard: fromEvent('mayWrite'), target: 'open', actions: [fromEvent('setMessages'), 'clearSent'] },
          { target: 'closed', actions: [fromEvent('setMessages'), 'clearSent'] },
        ],
        'message.refused': toProblem('open.refused'),
      },
    },
    // no more messages can be written; the old ones can be read
    closed: { on: { 'messages.asked': 'looking' } },
  },
})
