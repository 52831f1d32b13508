import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { messageFields } from '../../../domain/policy/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { PolicyLink, sendUsEmail } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type MessageAnswers = { readonly [Name in keyof typeof messageFields]: string | null }

interface MessageContext extends RequestContext<MessageAnswers> {
  readonly link: PolicyLink
  readonly policyNumber: string
  /** part of the Idempotency-Key, with the edition: two requests never share a key */
  readonly key: string
  /** counts changes of the answers */
  readonly edition: number
  /** the confirmation, once the message is received */
  readonly reply: string | null
}

export interface MessageInput {
  readonly link: PolicyLink
  readonly key: string
  readonly policyNumber: string
  /** the subject, if it is known */
  readonly known: Partial<MessageAnswers>
}

/** How it ends. `sent`: the policy has another message. `left`: with a draft that can be resumed. */
export type MessageOutcome = { type: 'message.sent' } | { type: 'message.left'; draft: MessageAnswers }

const calls = { sendUsEmail: slot<typeof sendUsEmail>('sendUsEmail') }

type MessageEvent = OutcomesOf<typeof calls> | RequestEvent<MessageAnswers> | { type: 'message.left' }

/** Sends us a message about a policy. */
export const messageMachine = setup({
  types: {} as {
    context: MessageContext
    events: MessageEvent
    input: MessageInput
    output: MessageOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(messageFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setAnswers: assign(
      ({ context: { answers, edition } }, event: Extract<MessageEvent, { type: 'form.answered' }>) => ({
        answers: { ...answers, ...event.answers },
        edition: edition + 1,
      }),
    ),
    setReply: assign((_, { reply }: { readonly reply: MessageContext['reply'] }) => ({ reply })),
  },
}).createMachine({
  id: 'message',
  context: ({ input: { link, key, policyNumber, known } }) => ({
    link,
    key,
    policyNumber,
    edition: 1,
    answers: { ...(blanksOf(messageFields) as MessageAnswers), ...known },
    rejections: 0,
    refused: null,
    reply: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending', {
      'message.left': 'over',
    }),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('sendUsEmail', ({ context: { link, key, edition, policyNumber, answers } }) => ({
        link,
        idempotencyKey: `${key}-${edition}`,
        message: { policy_number: policyNumber, subject: answers.subject!, message: answers.message! },
      })),
      on: {
        'message.received': { target: 'received', actions: fromEvent('setReply') },
        ...notSent,
      },
    },
    received: { on: { 'message.left': 'over' } },
    over: { type: 'final' },
  },
  output: ({ context: { reply, answers } }) =>
    reply === null ? { type: 'message.left', draft: answers } : { type: 'message.sent' },
})
