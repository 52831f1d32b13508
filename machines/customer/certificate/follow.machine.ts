import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { followFields } from '../../../domain/policy/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { subscribeToCertificate } from '../../calls/certificates'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

export type FollowAnswers = { readonly [Name in keyof typeof followFields]: string | null }

interface FollowContext extends RequestContext<FollowAnswers> {
  /** of the certificate */
  readonly code: string
  /** the address that the link was sent to; null before */
  readonly sentTo: string | null
}

const calls = { subscribeToCertificate: slot<typeof subscribeToCertificate>('subscribeToCertificate') }

type FollowEvent = OutcomesOf<typeof calls> | RequestEvent<FollowAnswers> | { type: 'follow.restarted' }

/** Asks for updates about a certificate. A link by mail confirms the address (machines/customer/certificate/subscription). */
export const followMachine = setup({
  types: {} as {
    context: FollowContext
    events: FollowEvent
    /** `known` was typed before a reload */
    input: { code: string; known?: Partial<FollowAnswers> | null }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(followFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    clearSentTo: assign({ sentTo: null }),
  },
}).createMachine({
  id: 'follow',
  context: ({ input: { code, known } }) => ({
    code,
    answers: { ...(blanksOf(followFields) as FollowAnswers), ...known },
    rejections: 0,
    refused: null,
    sentTo: null,
  }),
  initial: 'writing',
  states: {
    writing: filling('sending'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('subscribeToCertificate', ({ context: { code, answers } }) => ({
        code,
        email: answers.email!,
      })),
      on: {
        'follow.accepted': { target: 'sent', actions: fromEvent('setSentTo') },
        ...notSent,
      },
    },
    sent: { exit: 'clearSentTo', on: { 'follow.restarted': 'writing' } },
  },
})
