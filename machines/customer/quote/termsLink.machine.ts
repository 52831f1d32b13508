import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { emailPattern } from '../../../domain/common/email'
import { type OutcomesOf, slot } from '../../calls/call'
import type { emailTermsLink, textTermsLink } from '../../calls/termsLink'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

/** The channel for the link. */
export type LinkChannel = 'email' | 'text'

export interface TermsLinkContext {
  readonly contactId: string
  readonly way: LinkChannel
  /** an email address or a phone number, for each channel */
  readonly to: Readonly<Record<LinkChannel, string>>
  /** from the quote */
  readonly suggested: Readonly<Record<LinkChannel, string>>
  readonly problem: Problem | null
}

const calls = {
  emailTermsLink: slot<typeof emailTermsLink>('emailTermsLink'),
  textTermsLink: slot<typeof textTermsLink>('textTermsLink'),
}

export type TermsLinkEvent =
  | OutcomesOf<typeof calls>
  | { type: 'way.chosen'; way: LinkChannel }
  | { type: 'address.changed'; to: string }
  | { type: 'termsLink.requested' }

const toast = {
  email: { kind: 'success', text: 'Email sent successfully!' },
  text: { kind: 'success', text: 'Text sent successfully!' },
} as const

/** One email address, or ten digits as the mask formats them. */
const isRight: Record<LinkChannel, (to: string) => boolean> = {
  email: (to) => to.length <= 200 && emailPattern.test(to.trim()),
  text: (to) => /^\d{3}-\d{3}-\d{4}$/.test(to),
}

/**
 * Sends the signer a link that opens the quote at its terms, by email or text: the signer may be another person. It
 * blocks no step, since the answers stay here.
 */
export const termsLinkMachine = setup({
  types: {} as {
    context: TermsLinkContext
    events: TermsLinkEvent
    /** `way` and `to` are from before a reload */
    input: { contactId: string; email?: string | null; phone?: string | null } & Partial<
      Pick<TermsLinkContext, 'way' | 'to'>
    >
    emitted: { type: 'toast'; kind: 'success' | 'error'; text: string }
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    isWrong: ({ context: { way, to } }) => !isRight[way](to[way]),
    isEmail: ({ context }) => context.way === 'email',
  },
  actions: {
    chooseWay: assign((_, { way }: { readonly way: TermsLinkContext['way'] }) => ({ way })),
    setAddress: assign(({ context: { way, to } }, event: Extract<TermsLinkEvent, { type: 'address.changed' }>) => ({
      to: { ...to, [way]: event.to },
    })),
    ...problemActions,
    announceSent: emit(({ context }) => ({ type: 'toast', ...toast[context.way] }) as const),
    announceRefusal: emit(({ context }) => ({ type: 'toast', kind: 'error', text: context.problem!.message }) as const),
  },
}).createMachine({
  id: 'termsLink',
  context: ({ input: { contactId, email, phone, way, to } }) => {
    const suggested = { email: email ?? '', text: phone ?? '' }
    return { contactId, way: way ?? 'email', to: to ?? suggested, suggested, problem: null }
  },
  initial: 'writing',
  on: {
    'way.chosen': { target: '.writing', actions: fromEvent('chooseWay') },
    'address.changed': { target: '.writing', actions: fromEvent('setAddress') },
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
    // the fault goes away as soon as the address changes
    rejected: {},
    emailing: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('emailTermsLink', ({ context }) => ({
        id: context.contactId,
        email: context.to.email.trim(),
      })),
      on: {
        'termsLink.sent': 'sent',
        'termsLink.refused': toProblem('refused'),
        // a message in flight finishes first
        'way.chosen': {},
        'address.changed': {},
        'termsLink.requested': {},
      },
    },
    texting: {
      meta: { busy: 'Sending ...' },
      invoke: invokeCall('textTermsLink', ({ context }) => ({ id: context.contactId, phone: context.to.text })),
      on: {
        'termsLink.sent': 'sent',
        'termsLink.refused': toProblem('refused'),
        'way.chosen': {},
        'address.changed': {},
        'termsLink.requested': {},
      },
    },
    sent: { entry: 'announceSent' },
    refused: { entry: 'announceRefusal', exit: 'clearProblem' },
  },
})
