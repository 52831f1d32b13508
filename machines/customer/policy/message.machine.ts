import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { messageFields } from '../../../domain/policy/forms'
import { slot } from '../../calls/call'
import type { MessageFact, PolicyLink, sendUsEmail } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type MessageAnswers = { readonly [Name in keyof typeof messageFields]: string | null }

interface MessageContext extends RequestContext<MessageAnswers> {
  readonly link: PolicyLink
  readonly policyNumber: string
  /** makes the Idempotency-Key together with the edition, since the key of one message is of no other */
  readonly key: string
  /** how often an answer was changed */
  readonly edition: number
  /** what one is told of a message that has come in */
  readonly reply: string | null
}

export interface MessageInput {
  readonly link: PolicyLink
  readonly key: string
  readonly policyNumber: string
  /** what it is about, where that is known */
  readonly known: Partial<MessageAnswers>
}

/** What was written and not sent may be gone on with; null once it has come in. */
export interface MessageOutcome {
  readonly type: 'message.left'
  readonly draft: MessageAnswers | null
}

type MessageEvent = MessageFact | RequestEvent<MessageAnswers> | { type: 'message.left' }

/** Writing to us about a policy. */
export const messageMachine = setup({
  types: {} as {
    context: MessageContext
    events: MessageEvent
    input: MessageInput
    output: MessageOutcome
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { sendUsEmail: slot<typeof sendUsEmail>('sendUsEmail') },
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
    storeReply: assign((_, { reply }: { readonly reply: MessageContext['reply'] }) => ({ reply })),
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
        'message.received': { target: 'received', actions: fromEvent('storeReply') },
        ...notSent,
      },
    },
    received: { on: { 'message.left': 'over' } },
    over: { type: 'final' },
  },
  output: ({ context: { reply, answers } }) => ({ type: 'message.left', draft: reply === null ? answers : null }),
})
