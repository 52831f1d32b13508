import { type UnderwritingContext, underwritingSetup } from './underwriting.setup'
import { wordsTyped } from './underwriting.typed'

export const named = ({ referral }: UnderwritingContext) => ({
  id: referral!.contact.id,
  version: referral!.contact.version,
})

/** What becomes of a call that somebody else, or a rule, may stand against. */
export const turnedDown = {
  'referral.refused': 'open.refused',
  'referral.outdated': 'outdated',
} as const

const sayThat =
  (what: string) =>
  ({ context: { referral } }: { context: UnderwritingContext }) => ({
    text: `Success! ${referral!.contact.customFields.quote_number} ${what}.`,
  })

export const approving = underwritingSetup.createStateConfig({
  meta: { busy: 'Approving ...' },
  invoke: {
    id: 'decideQuote',
    src: 'decideQuote',
    input: ({ context }) => ({
      ...named(context),
      status: 'approved' as const,
      ...(context.referral!.terms && { terms: context.referral!.terms }),
    }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: sayThat('is approved') } },
    ...turnedDown,
  },
})

export const declining = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: {
    id: 'decideQuote',
    src: 'decideQuote',
    input: ({ context }) => ({
      ...named(context),
      status: 'declined' as const,
      reason: wordsTyped(context.typed, 'reason'),
    }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: sayThat('is declined') } },
    ...turnedDown,
  },
})

export const reopening = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: {
    id: 'decideQuote',
    src: 'decideQuote',
    input: ({ context }) => ({ ...named(context), status: 'referred' as const }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: sayThat('is open again') } },
    ...turnedDown,
  },
})

export const asking = underwritingSetup.createStateConfig({
  meta: { busy: 'Sending ...' },
  invoke: {
    id: 'askCustomer',
    src: 'askCustomer',
    input: ({ context: { referral, typed } }) => ({
      id: referral!.contact.id,
      message: wordsTyped(typed, 'message'),
      after: referral!.messages.length,
    }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: {
    'question.sent': {
      target: 'open',
      actions: ['keepMessages', { type: 'toast', params: { text: 'Email sent successfully!' } }],
    },
    ...turnedDown,
  },
})

export const taking = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: {
    id: 'workReferral',
    src: 'workReferral',
    input: ({ context }) => ({ ...named(context), underwriter: context.user.email }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: { 'referral.kept': { target: 'open', actions: ['keepReferral', 'keepUnderwriter'] }, ...turnedDown },
})

export const leaving = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: {
    id: 'workReferral',
    src: 'workReferral',
    input: ({ context }) => ({ ...named(context), underwriter: null }),
    onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
  },
  on: { 'referral.kept': { target: 'open', actions: ['keepReferral', 'keepUnderwriter'] }, ...turnedDown },
})
