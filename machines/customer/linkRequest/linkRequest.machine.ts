import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type LinkAnswers, linkFields } from '../../../domain/application/linkRequest'
import { type OutcomesOf, slot } from '../../calls/call'
import type { requestLink } from '../../calls/linkRequest'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

interface LinkRequestContext extends RequestContext<LinkAnswers> {
  /** the address that asked for a link; null before */
  readonly sentTo: string | null
}

const calls = { requestLink: slot<typeof requestLink>('requestLink') }

type LinkRequestEvent = OutcomesOf<typeof calls> | RequestEvent<LinkAnswers> | { type: 'link.requestedAgain' }

/** Mails an organizer or a producer the link to its pages. No account is needed. */
export const linkRequestMachine = setup({
  types: {} as {
    context: LinkRequestContext
    events: LinkRequestEvent
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(linkFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    clearSentTo: assign({ sentTo: null }),
  },
}).createMachine({
  id: 'linkRequest',
  context: { answers: blanksOf(linkFields) as LinkAnswers, rejections: 0, refused: null, sentTo: null },
  initial: 'writing',
  states: {
    writing: filling('sending'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestLink', ({ context }) => ({ email: context.answers.email! })),
      on: { 'link.sent': { target: 'sent', actions: fromEvent('setSentTo') }, ...notSent },
    },
    sent: { exit: 'clearSentTo', on: { 'link.requestedAgain': 'writing' } },
  },
})
