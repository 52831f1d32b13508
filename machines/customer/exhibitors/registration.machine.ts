import { assign, setup } from 'xstate'
import type { ExhibitorEvent } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { blanksOf, faultsIn } from '../../../domain/application/apart'
import { type ExhibitorAnswers, exhibitorFields } from '../../../domain/exhibitors/forms'
import { type OutcomesOf, slot } from '../../calls/call'
import type { getExhibitorEvent, registerExhibitor } from '../../calls/exhibitors'
import { fromEvent, invokeCall } from '../../kit/call'
import { filling, formGuards, notSent, type RequestContext, type RequestEvent, requestActions } from '../../kit/form'
import { problemActions, toProblem } from '../../kit/problem'

interface RegistrationContext extends RequestContext<ExhibitorAnswers> {
  /** in the link for everyone */
  readonly code: string
  readonly event: ExhibitorEvent | null
  /** the address that the link was sent to; null before */
  readonly sentTo: string | null
  readonly problem: Problem | null
}

const calls = {
  getExhibitorEvent: slot<typeof getExhibitorEvent>('getExhibitorEvent'),
  registerExhibitor: slot<typeof registerExhibitor>('registerExhibitor'),
}

type RegistrationEvent =
  | OutcomesOf<typeof calls>
  | RequestEvent<ExhibitorAnswers>
  | { type: 'page.retried' }
  /** for another business */
  | { type: 'registration.restarted' }

/** An exhibitor registers itself with the link for everyone, and is mailed the link to its own page. */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    input: { code: string }
    meta: { busy?: string }
  },
  actors: calls,
  guards: {
    isAboutAnswers: formGuards.isAboutAnswers,
    isSound: ({ context }) => Object.keys(faultsIn(exhibitorFields, context.answers)).length === 0,
  },
  actions: {
    ...requestActions,
    ...problemActions,
    setEvent: assign((_, { event }: { readonly event: ExhibitorEvent }) => ({ event })),
    setSentTo: assign((_, { email }: { readonly email: string }) => ({ sentTo: email })),
    clearAnswers: assign({ answers: blanksOf(exhibitorFields) as ExhibitorAnswers, sentTo: null }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { code } }) => ({
    code,
    event: null,
    answers: blanksOf(exhibitorFields) as ExhibitorAnswers,
    rejections: 0,
    refused: null,
    sentTo: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('getExhibitorEvent', ({ context: { code } }) => ({ code })),
      on: {
        'event.opened': { target: 'writing', actions: fromEvent('setEvent') },
        'event.missing': 'missing',
        'event.failed': toProblem('unavailable'),
      },
    },
    missing: {},
    unavailable: { exit: 'clearProblem', on: { 'page.retried': 'opening' } },
    writing: filling('sending'),
    sending: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('registerExhibitor', ({ context: { code, answers } }) => ({ code, answers })),
      on: { 'link.sent': { target: 'sent', actions: fromEvent('setSentTo') }, ...notSent },
    },
    sent: { exit: 'clearAnswers', on: { 'registration.restarted': 'writing' } },
  },
})
