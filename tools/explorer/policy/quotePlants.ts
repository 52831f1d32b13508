import type { PolicyBounds } from './bounds'
import type { PolicyPlant } from './plants'
import { approved, decides, lengthens, ordered, orders, pays, records, withdraws } from './quotePromises'

const close = 'server/purchases/closeOrder.ts'
const receive = 'server/purchases/orderPayment.ts'
const decision = 'server/underwriting/decision.ts'

const inPart: PolicyBounds = { ...ordered, windows: [orders(1), records(1, 5_000), withdraws] }
const byBoth: PolicyBounds = { ...ordered, windows: [orders(1), records(1), pays(2)] }
const lapses: PolicyBounds = { ...ordered, windows: [orders(1), records(1)], days: 1 }
const changes: PolicyBounds = { ...approved, windows: [pays(1, 'approved'), lengthens] }
const reviewed: PolicyBounds = { ...ordered, quote: 'referred', windows: [decides('approved'), lengthens] }

/** Safeguards of an order and of an approval that are left out, each with the least world in which that shows. */
export const quotePlants: readonly PolicyPlant[] = [
  {
    name: 'a page that asks about an order is told nothing of one that was stored meanwhile',
    fault: {
      file: 'server/operations/payments.ts',
      from: 'order.token ? null : await existingOrder(services, order)',
      to: 'null',
    },
    bounds: { ...ordered, windows: [orders(1)], lostAnswers: 1 },
  },
  {
    name: 'a check is recorded while a card is charged for the same quote',
    fault: {
      file: receive,
      from: '  if (await hasLivePayment(db, contact.id)) throw paymentInProgress()\n  await assertQuoteBindable',
      to: '  await assertQuoteBindable',
    },
    bounds: byBoth,
    coveredBy: 'the check of the quote once more when the money has arrived, and the refund of what cannot be sold',
  },
  {
    name: 'a check is recorded once more than the order costs',
    fault: {
      file: receive,
      from: 'if (amountCents > due) throw wrongAnswers',
      to: 'if (amountCents < 0) throw wrongAnswers',
    },
    bounds: { ...ordered, windows: [orders(1), records(1, 5_000), records(2)] },
  },
  {
    name: 'the order of a quote that was bought by card stays open',
    fault: {
      file: 'server/purchases/cardPurchase.ts',
      from: "    await closeOrder(services, settled.contact.id, 'replaced', { actor: settled.actor })\n",
      to: '',
    },
    bounds: byBoth,
  },
  {
    name: 'the part that was paid for a withdrawn order is not given back',
    fault: { file: close, from: '  await giveBack(services, order, why, actor)\n', to: '' },
    bounds: inPart,
  },
  {
    name: 'the invoice of a withdrawn order is not credited',
    fault: { file: close, from: '  if (!isVoided) {', to: '  if (isVoided) {' },
    bounds: inPart,
  },
  {
    name: 'the customer of an order that lapsed is not mailed',
    fault: { file: close, from: "if (why !== 'replaced')", to: "if (why === 'withdrawn')" },
    bounds: lapses,
  },
  {
    name: 'the order of an expired quote stays open',
    fault: {
      file: close,
      from: "closeOrder(services, contactId, 'lapsed', { actor: 'system' })",
      to: 'Promise.resolve(void (services && contactId))',
    },
    bounds: lapses,
  },
  {
    name: 'a policy is issued on the first part of its price',
    fault: { file: receive, from: '  if (remaining === 0) await bind', to: '  if (remaining >= 0) await bind' },
    bounds: { ...ordered, windows: [orders(1), records(1, 5_000)] },
  },
  {
    name: 'a check that is recorded leaves no audit record',
    fault: { file: receive, from: "    action: 'payment.received',", to: "    action: 'payment.captured'," },
    bounds: { ...ordered, windows: [orders(1), records(1)] },
  },
  {
    name: 'the answers of a quote change while it is paid for',
    fault: {
      file: 'server/quotes/save.ts',
      from: '?? statementOf(columns, isChanged)',
      to: '?? statementOf(columns, false)',
    },
    bounds: changes,
    coveredBy: 'the check of the quote once more when the money has arrived, and the refund of what cannot be sold',
  },
  {
    name: 'an approval is stored whatever has become of the answers',
    fault: {
      file: decision,
      from: 'changeQuote(services, { id, version }, ',
      to: 'changeQuote(services, { id, version: version && undefined }, ',
    },
    bounds: reviewed,
  },
  {
    name: 'changed answers keep their approval',
    fault: {
      file: 'server/quotes/save.ts',
      from: '    quote_status: status.quote_status,',
      to: "    quote_status: contact.quote_status === 'approved' ? 'approved' : status.quote_status,",
    },
    bounds: changes,
  },
  {
    name: 'the letter of a decision is not queued',
    fault: { file: decision, from: "    if (status !== 'referred') {", to: "    if (status === 'referred') {" },
    bounds: reviewed,
  },
]
