import { assign, emit, raise, setup } from 'xstate'
import type { Problem } from '../../contract/problem'
import { emailPattern } from '../../domain/email'
import { slot } from '../calls/call'
import type { emailTermsLink, TermsLinkFact, textTermsLink } from '../calls/termsLink'

/** How the link goes. */
export type Way = 'email' | 'text'

export interface TermsLinkContext {
  readonly contactId: string
  readonly way: Way
  /** an e-mail address or a number, by the way that is chosen */
  readonly to: Readonly<Record<Way, string>>
  readonly problem: Problem | null
}

export type TermsLinkEvent =
  | TermsLinkFact
  | { type: 'way.chosen'; way: Way }
  | { type: 'address.changed'; to: string }
  | { type: 'termsLink.requested' }

const toast = {
  email: { kind: 'success', text: 'Email sent successfully!' },
  text: { kind: 'success', text: 'Text sent successfully!' },
} as const

/** One address, or ten digits as the mask writes them. */
const isRight: Record<Way, (to: string) => boolean> = {
  email: (to) => to.length <= 200 && emailPattern.test(to.trim()),
  text: (to) => /^\d{3}-\d{3}-\d{4}$/.test(to),
}

/**
 * Whoever has to sign may be somebody else, at another place: the link that opens the quote at its terms, by e-mail or by
 * text. It holds up no step, since the answers stay here whatever becomes of it.
 */
export const termsLinkMachine = setup({
  types: {} as {
    context: TermsLinkContext
    events: TermsLinkEvent
    input: { contactId: string; email?: string | null; phone?: string | null }
    emitted: { type: 'toast'; kind: 'success' | 'error'; text: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    emailTermsLink: slot<typeof emailTermsLink>('emailTermsLink'),
    textTermsLink: slot<typeof textTermsLink>('textTermsLink'),
  },
  guards: {
    isWrong: ({ context: { way, to } }) => !isRight[way](to[way]),
    isEmail: ({ context }) => context.way === 'email',
  },
  actions: {
    announce: raise((_, fact: TermsLinkFact) => fact),
    chooseWay: assign(({ event }) => (event.type === 'way.chosen' ? { way: event.way } : {})),
    keepAddress: assign(({ context: { way, to }, event }) =>
      event.type === 'address.changed' ? { to: { ...to, [way]: event.to } } : {},
    ),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    saySent: emit(({ context }) => ({ type: 'toast', ...toast[context.way] }) as const),
    sayRefused: emit(({ context }) => ({ type: 'toast', kind: 'error', text: context.problem!.message }) as const),
  },
}).createMachine({
  id: 'termsLink',
  context: ({ input }) => ({
    contactId: input.contactId,
    way: 'email',
    to: { email: input.email ?? '', text: input.phone ?? '' },
    problem: null,
  }),
  initial: 'writing',
  on: {
    'way.chosen': { target: '.writing', actions: 'chooseWay' },
    'address.changed': { target: '.writing', actions: 'keepAddress' },
    'termsLink.requested': '.choosing',
  },
  states: {
    writing: {},
    choosing: {
      always: [
        { guard: 'isWrong', target: 'rejected' },
        { guard: 'isEmail', target: 'emailing' },
        { target: 'texting' },
      ],
    },
    // what is wrong with the address goes as soon as another is typed
    rejected: {},
    emailing: {
      meta: { busy: 'Sending ...' },
      invoke: {
        id: 'emailTermsLink',
        src: 'emailTermsLink',
        input: ({ context }) => ({ id: context.contactId, email: context.to.email.trim() }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'termsLink.sent': 'sent',
        'termsLink.refused': 'refused',
        // what is on its way is told of first
        'way.chosen': {},
        'address.changed': {},
        'termsLink.requested': {},
      },
    },
    texting: {
      meta: { busy: 'Sending ...' },
      invoke: {
        id: 'textTermsLink',
        src: 'textTermsLink',
        input: ({ context }) => ({ id: context.contactId, phone: context.to.text }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'termsLink.sent': 'sent',
        'termsLink.refused': 'refused',
        'way.chosen': {},
        'address.changed': {},
        'termsLink.requested': {},
      },
    },
    sent: { entry: 'saySent' },
    refused: { entry: ['keepProblem', 'sayRefused'], exit: 'dropProblem' },
  },
})
