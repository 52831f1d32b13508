import type { Bounds } from './money/bounds'
import type { Fault } from './product/load'
import type { Plant } from './proof'

const pay = 'server/payments/pay.ts'
const payment = 'server/payments/payment.ts'
const settle = 'server/payments/settle.ts'
const refundJob = 'server/payments/refundJob.ts'
const paymentStep = 'machines/customer/quote/steps/payment.step.ts'

const withoutLiveCheck: Fault = {
  file: pay,
  from: 'if (await hasLivePayment(services.db, contact.id)) throw inProgress(purpose)',
  to: '',
}
const withoutLock: Fault = {
  file: 'server/contacts/contact.ts',
  from: "where('id', '=', '').forUpdate()",
  to: "where('id', '=', '')",
}

export const plants: readonly Plant<Partial<Bounds>>[] = [
  {
    name: 'a lease that ended is taken for a dead server, and the processor is not asked to cancel',
    fault: {
      file: settle,
      from: 'return isOpen(payment, outcome) ? cancel(services, payment) : outcome',
      to: "return isOpen(payment, outcome) ? { state: 'cancelled' } : outcome",
    },
    bounds: {},
  },
  {
    name: 'a second payment may begin while one is on its way',
    fault: withoutLiveCheck,
    bounds: { windows: 2 },
    coveredBy: 'the unique index payment_one_live',
  },
  {
    name: 'a second payment may begin while one is on its way, and the index payment_one_live is missing',
    fault: withoutLiveCheck,
    bounds: { windows: 2, without: ['payment_one_live'] },
  },
  {
    name: 'the quote is not locked',
    fault: withoutLock,
    bounds: { windows: 2, grain: 'statement' },
    coveredBy: 'the unique index payment_one_live',
  },
  {
    name: 'the quote is not locked, and the index payment_one_live is missing',
    fault: withoutLock,
    bounds: { windows: 2, grain: 'statement', without: ['payment_one_live'] },
  },
  {
    name: 'a settled payment is settled again',
    fault: { file: settle, from: 'if (!contact || isSettled(payment) ||', to: 'if (!contact ||' },
    bounds: { repriced: 1 },
  },
  {
    name: 'a payment that moved on is settled by an old result',
    fault: {
      file: settle,
      from: '|| payment.gateway_ref !== seen.gateway_ref) return payment',
      to: ') return payment',
    },
    bounds: {},
  },
  {
    name: 'a reference is stored for a payment that has ended',
    fault: {
      file: payment,
      from: "    .where('id', '=', id)\n    .where('state', '=', 'created')\n",
      to: "    .where('id', '=', id)\n",
    },
    bounds: {},
  },
  {
    name: 'nobody checks whether the quote may still be sold when the money has arrived',
    fault: { file: settle, from: 'if (!eligibility.ok) {', to: 'if (!eligibility) {' },
    bounds: { repriced: 1 },
  },
  {
    name: 'a charge for a quote that has changed is kept',
    fault: {
      file: settle,
      from: 'const { state } = await atGateway(services, () => services.gateway.refund(reference, part))',
      to: "const state: string = part.refundId ? 'refunded' : 'open'",
    },
    bounds: { repriced: 1 },
  },
  {
    name: 'a refused refund is taken for a refund',
    fault: {
      file: settle,
      from: "return { state: 'owed', card }\n    throw fault",
      to: "return { state: 'refunded', card }\n    throw fault",
    },
    bounds: { repriced: 1, keepsCharges: [0] },
  },
  {
    name: 'a refund that is owed is forgotten',
    fault: { file: settle, from: 'else await accrueCharge(services, payment, actor)', to: '' },
    bounds: { repriced: 1, keepsCharges: [0] },
  },
  {
    name: 'a refund that the bank refuses is recorded as made',
    fault: {
      file: refundJob,
      from: 'await markFailed(services, refund, fault.message)',
      to: 'await markMade(services, refund)',
    },
    bounds: { repriced: 1, keepsCharges: [0] },
  },
  {
    name: 'a refund that another worker has made is entered again',
    fault: {
      file: refundJob,
      from: "return refund.state === 'made' ? null : refund",
      to: 'return refund',
    },
    bounds: { repriced: 1, keepsCharges: [0], relents: 1 },
  },
  {
    name: 'the refund job does nothing',
    fault: {
      file: refundJob,
      from: "if (!refund || refund.state === 'made' || refund.gateway_ref === null) return null",
      to: 'if (!refund || refund.gateway_ref !== null) return null',
    },
    bounds: { repriced: 1, keepsCharges: [0] },
  },
  {
    name: 'the charge is not entered in the books',
    fault: {
      file: settle,
      from: "await close(services, payment, { state: 'captured', card }, 'payment.captured', actor)",
      to: "await close(services, payment, { state: 'captured', card }, 'payment.captured', actor)\n  await services.db.q.updateTable('ledger').set({ paid_cents: 0 }).where('payment_id', '=', payment.id).execute()",
    },
    bounds: {},
  },
  {
    name: 'a settled payment leaves no audit record',
    fault: {
      file: settle,
      from: '  await note(services, payment, action, actor, {\n    state',
      to: '  void ({\n    action, actor, state',
    },
    bounds: {},
  },
  {
    name: 'a webhook is believed',
    fault: {
      file: 'server/payments/webhook.ts',
      from: 'await settleAbandoned(services, payment)',
      to: "{ state: 'captured', card: { brand: 'Visa', last4: '4242' } }",
    },
    bounds: { webhooks: true, declined: [0] },
  },
  {
    name: 'nobody looks for abandoned payments',
    fault: {
      file: 'server/payments/reconcile.ts',
      from: '!isAuthenticating(payment) &&',
      to: '!payment.id &&',
    },
    bounds: { deaths: 1, closed: 1 },
  },
  {
    name: 'the processor is asked inside a transaction',
    fault: {
      file: settle,
      from: "    if (outcome.state === 'captured') await bind(services, contact, payment, outcome.card, actor)",
      to: "    if (payment.gateway_ref) await services.gateway.status(payment.gateway_ref)\n    if (outcome.state === 'captured') await bind(services, contact, payment, outcome.card, actor)",
    },
    bounds: {},
  },
  {
    name: 'the card is charged a cent more',
    fault: { file: pay, from: 'amountCents: payment.amount_cents }', to: 'amountCents: payment.amount_cents + 1 }' },
    bounds: {},
  },
  {
    name: 'a completed purchase is refunded as well',
    fault: {
      file: settle,
      from: 'if (isSettled(payment)) return payment\n  const reference',
      to: "if (payment.state === 'captured' && payment.gateway_ref && outcome.state === 'captured') await allBack(services, payment, payment.gateway_ref, outcome.card)\n  if (isSettled(payment)) return payment\n  const reference",
    },
    bounds: {},
  },
  {
    name: 'an unknown key that is asked about is left open',
    fault: { file: pay, from: "state: order.token ? 'created' : 'cancelled',", to: "state: 'created'," },
    bounds: { windows: 1, lostAnswers: 1, deaths: 1 },
    coveredBy: 'a status request never prepares a charge (`finish` needs a token), and the reconciliation ends it',
  },
  {
    name: 'a buyer who waits does not ask again',
    fault: {
      file: paymentStep,
      from: "after: { askAgain: 'asking' },",
      to: '',
    },
    bounds: { deaths: 1 },
  },
  {
    name: 'a lost answer is taken for a decline',
    fault: {
      file: paymentStep,
      from: "on: { ...inFlight, 'payment.lost': 'uncertain', 'authentication.required': unconfirmed },\n    },\n    // by check",
      to: "on: { ...inFlight, 'payment.lost': 'editing' },\n    },\n    // by check",
    },
    bounds: { deaths: 1 },
  },
  {
    name: 'a payment whose cardholder had no more time is left open at the processor',
    fault: {
      file: settle,
      from: "return outcome.state === 'authenticating' ? cancel(services, payment) : outcome",
      to: "return outcome.state === 'authenticating' ? { state: 'cancelled' } : outcome",
    },
    bounds: { authenticated: [0] },
  },
  {
    name: 'a cardholder has time without end',
    fault: {
      file: 'server/payments/lease.ts',
      from: 'authenticate_until !== null && authenticate_until > now',
      to: 'authenticate_until !== null',
    },
    bounds: { authenticated: [0], closed: 1 },
  },
  {
    name: 'nobody asks how the cardholder’s confirmation ended',
    fault: { file: paymentStep, from: "after: { checkBank: 'checking' },", to: '' },
    bounds: { authenticated: [0] },
  },
  {
    name: 'a lost answer is a new attempt',
    fault: {
      file: 'machines/customer/quote/regions/context.region.ts',
      from: "    'payment.failed': { actions",
      to: "    'payment.lost': { actions: assign({ attempt: ({ context }) => context.attempt + 1 }) },\n    'payment.failed': { actions",
    },
    bounds: { deaths: 1, pays: 2 },
  },
  {
    name: 'a payment on its way is told as not made',
    fault: {
      file: 'machines/calls/payments.ts',
      from: "|| type === problemTypes.paymentInProgress) return 'payment.lost'",
      to: ") return 'payment.lost'\n  if (type === problemTypes.paymentInProgress) return 'payment.failed'",
    },
    bounds: { windows: 2, isOneKey: true },
  },
]
