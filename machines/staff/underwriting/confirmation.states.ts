import { fromEvent, invokeCall } from '../../kit/call'
import { wordsTyped } from './underwriting.form'
import { type UnderwritingContext, underwritingSetup } from './underwriting.setup'

/** The quote in the version that the form is about. */
export const named = ({ referral, typed }: UnderwritingContext) => ({
  id: referral!.contact.id,
  version: typed.version ?? referral!.contact.version,
})

/** The outcomes of a call that another user's change, or a rule, may refuse. */
export const turnedDown = {
  'referral.refused': { target: 'open.refused', actions: fromEvent('setRefused') },
  'referral.outdated': { target: 'outdated', actions: fromEvent('setRefused') },
} as const

const confirmation =
  (what: string) =>
  ({ context: { referral } }: { context: UnderwritingContext }) => ({
    text: `Success! ${referral!.contact.customFields.quote_number} ${what}.`,
  })

export const approving = underwritingSetup.createStateConfig({
  meta: { busy: 'Approving ...' },
  invoke: invokeCall('approveQuote', ({ context }) => ({
    ...named(context),
    ...(context.referral!.terms && { terms: context.referral!.terms }),
  })),
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: confirmation('is approved') } },
    'quote.waits': { target: 'waiting', actions: [fromEvent('setPending'), 'announceWork'] },
    ...turnedDown,
  },
})

export const declining = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('decideQuote', ({ context }) => ({
    ...named(context),
    status: 'declined' as const,
    reason: wordsTyped(context.typed, 'reason'),
  })),
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: confirmation('is declined') } },
    ...turnedDown,
  },
})

export const reopening = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('decideQuote', ({ context }) => ({ ...named(context), status: 'referred' as const })),
  on: {
    'quote.decided': { target: 'decided', actions: { type: 'toast', params: confirmation('is open again') } },
    ...turnedDown,
  },
})

export const asking = underwritingSetup.createStateConfig({
  meta: { busy: 'Sending ...' },
  invoke: invokeCall('askCustomer', ({ context: { referral, typed } }) => ({
    id: referral!.contact.id,
    message: wordsTyped(typed, 'message'),
    after: referral!.messages.length,
  })),
  on: {
    'question.sent': {
      target: 'open',
      actions: [fromEvent('setMessages'), { type: 'toast', params: { text: 'Email sent successfully!' } }],
    },
    ...turnedDown,
  },
})

export const taking = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('workReferral', ({ context }) => ({ ...named(context), underwriter: context.user.email })),
  on: {
    'referral.saved': { target: 'open', actions: [fromEvent('setReferral'), fromEvent('setUnderwriter')] },
    ...turnedDown,
  },
})

export const leaving = underwritingSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('workReferral', ({ context }) => ({ ...named(context), underwriter: null })),
  on: {
    'referral.saved': { target: 'open', actions: [fromEvent('setReferral'), fromEvent('setUnderwriter')] },
    ...turnedDown,
  },
})
