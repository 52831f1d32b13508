import { assign, setup } from 'xstate'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type OrganizerAnswers, organizerFields } from '../../../domain/exhibitors/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { requestOrganizerLink } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'

interface OrganizerLinkContext extends RequestContext<OrganizerAnswers> {
  /** the address that the link was sent to; null before */
  readonly sentTo: string | null
}

const calls = { requestOrganizerLink: slot<typeof requestOrganizerLink>('requestOrganizerLink') }

type OrganizerLinkEvent = OutcomesOf<typeof calls> | RequestEvent<OrganizerAnswers> | { type: 'link.requestedAgain' }

/** Mails an organizer the links to its events, and to a new one. No account is needed. */
export const organizerLinkMachine = setup({
  types: {} as {
    context: OrganizerLinkContext
    events: OrganizerLinkEvent
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(organizerFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    clearSentTo: assign({ sentTo: null }),
  },
}).createMachine({
  id: 'organizerLink',
  context: { answers: blanksOf(organizerFields) as OrganizerAnswers, rejections: 0, refused: null, sentTo: null },
  initial: 'writing',
  states: {
    writing: filling('sending'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('requestOrganizerLink', ({ context }) => ({ email: context.answers.email! })),
      on: { 'link.sent': { target: 'sent', actions: fromEvent('setSentTo') }, ...notSent },
    },
    sent: { exit: 'clearSentTo', on: { 'link.requestedAgain': 'writing' } },
  },
})
