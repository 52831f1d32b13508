import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type ProducerLinkAnswers, producerLinkFields } from '../../../domain/producers/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { requestProducerLink } from '../../calls/producers'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

interface ProducerLinkContext extends RequestContext<ProducerLinkAnswers> {
  /** the address to which a link goes if it is a producer's; null before */
  readonly sentTo: string | null
}

const calls = { requestProducerLink: slot<typeof requestProducerLink>('requestProducerLink') }

type ProducerLinkEvent = OutcomesOf<typeof calls> | RequestEvent<ProducerLinkAnswers> | { type: 'link.requestedAgain' }

/** Mails a producer the link to its page. No account is needed. */
export const producerLinkMachine = setup({
  types: {} as {
    context: ProducerLinkContext
    events: ProducerLinkEvent
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(producerLinkFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    clearSentTo: assign({ sentTo: null }),
  },
}).createMachine({
  id: 'producerLink',
  context: {
    answers: blanksOf(producerLinkFields) as ProducerLinkAnswers,
    rejections: 0,
    refused: null,
    sentTo: null,
  },
  initial: 'writing',
  states: {
    writing: filling('sending'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestProducerLink', ({ context }) => ({ email: context.answers.email! })),
      on: { 'link.sent': { target: 'sent', actions: fromEvent('setSentTo') }, ...notSent },
    },
    sent: { exit: 'clearSentTo', on: { 'link.requestedAgain': 'writing' } },
  },
})
