import { always, type Property, whenever } from '../graph/temporal'
import type { PolicyBounds, PolicyWindow } from './bounds'
import { centsFor } from './quote'
import type { QuoteView } from './quoteView'
import { upkeepProperties } from './upkeep'

const never = () => false

/** The promises about a quote that is ordered by check, bought by card, reviewed, changed or expired. */
export const quoteProperties: readonly Property<QuoteView>[] = [
  // the policy and the order
  always('a quote becomes one policy at most', ({ policies }) => policies <= 1),
  always('the quote and its policy say the same', ({ isAgreed }) => isAgreed),
  always('at most one order of a quote is open', ({ openOrders }) => openOrders <= 1),
  always(
    'a quote awaits payment if and only if it has an open order',
    ({ status, openOrders }) => (status === 'awaitingPayment') === openOrders > 0,
  ),
  always('each policy has one audit record of its issue', ({ policies, boundAudits }) => policies === boundAudits),
  whenever<QuoteView>(({ policies }) => policies > 0).until(
    'a policy that was issued stays issued',
    ({ policies }) => policies > 0,
    never,
  ),
  always(
    'no policy is issued on answers that no underwriter has seen, where one had to',
    (view) => view.soldUnseen === 0,
  ),
  always('no quote is approved with answers that the underwriter did not see', (view) => !view.isApprovedUnseen),
  always(
    'nothing is sold at another price than that of its order or its quote',
    (view) => view.policyCents === view.agreedCents,
  ),

  // nobody pays twice, or for nothing
  always('at most one payment of a quote is on its way', ({ live }) => live <= 1),
  always('a charge is exactly as high as its order', ({ otherAmounts }) => otherAmounts === 0),
  always(
    'a policy is paid for in full and once, by card or by check',
    ({ policies, policyCents, bookCents, payableCents }) => policies === 0 || bookCents - payableCents === policyCents,
  ),
  always(
    'without a policy we keep no money, except a part of what an open order costs',
    ({ policies, openOrders, openOrderCents, bookCents, payableCents }) =>
      policies > 0 || (openOrders > 0 ? bookCents - payableCents < openOrderCents : bookCents === payableCents),
  ),
  always(
    'a payment that ended without a policy leaves no charge, unless its refund is recorded',
    ({ forgotten }) => forgotten === 0,
  ),
  always('no refund at the bank without a recorded cause', ({ causelessRefunds }) => causelessRefunds === 0),
  whenever<QuoteView>(({ live }) => live > 0).eventually(
    'a payment that was begun is settled',
    ({ live }) => live === 0,
  ),

  // the books
  always(
    'the books charge what the policy costs, or what is ordered',
    ({ chargedCents, policyCents, openOrderCents }) => chargedCents === policyCents + openOrderCents,
  ),
  always('the premium that is written is that of the policy', (view) => view.writtenCents === view.policyCents),
  always('the books say nothing twice', ({ enteredTwice }) => enteredTwice === 0),
  always('each settled payment has one audit record', ({ unaudited }) => unaudited === 0),
  always('each check that is recorded has one audit record', ({ unauditedReceipts }) => unauditedReceipts === 0),
  always(
    'the books never say more than the bank and the checks brought',
    ({ bookCents, bankCents, receivedCents, payableCents }) => bookCents <= bankCents + receivedCents + payableCents,
  ),
  always(
    'once all is settled, the books have what the bank and the checks brought',
    ({ isQuiet, live, pendingRefunds, failedRefunds, bookCents, bankCents, receivedCents }) =>
      !isQuiet || live > 0 || pendingRefunds > 0 || failedRefunds > 0 || bookCents === bankCents + receivedCents,
  ),

  // the customer is told
  always('a customer who is told of a policy or an order has it', ({ windows, policies, orders }) =>
    windows.every(({ kind, shown }) => kind !== 'buy' || shown !== 'done' || policies > 0 || orders > 0),
  ),
  always('a customer who is told that nothing was charged was not charged, and has no order', ({ windows }) =>
    windows.every(({ shown, isCharged, isPlaced }) => shown !== 'refused' || !(isCharged || isPlaced)),
  ),
  whenever<QuoteView>(({ windows }) => windows.some(({ shown }) => shown === 'unclear')).eventually(
    'a customer without a clear answer is told',
    ({ windows }) => windows.every(({ kind, shown }) => kind !== 'buy' || shown !== 'unclear'),
  ),
  whenever<QuoteView>(({ policies }) => policies > 0).eventually(
    'the buyer learns of the policy',
    ({ purchaseLetters }) => purchaseLetters === 1,
  ),
  always('nobody is mailed of a policy that does not exist', (view) => view.purchaseLetters <= view.policies),
  whenever<QuoteView>(({ openOrders }) => openOrders > 0).eventually(
    'the payer gets the instructions of an order, unless it is closed before',
    ({ openOrders, orderLetters, orders }) => openOrders === 0 || orderLetters >= orders,
  ),
  whenever<QuoteView>(({ lapsedOrders }) => lapsedOrders > 0).eventually(
    'the customer learns that an order has lapsed',
    ({ lapsedLetters, lapsedOrders }) => lapsedLetters === lapsedOrders,
  ),
  whenever<QuoteView>(({ withdrawnOrders }) => withdrawnOrders > 0).eventually(
    'the customer learns that an order was withdrawn',
    ({ withdrawnLetters, withdrawnOrders }) => withdrawnLetters === withdrawnOrders,
  ),
  whenever<QuoteView>(({ approvals, status }) => approvals > 0 && status === 'approved').eventually(
    'the customer learns of an approval, unless it is over before',
    ({ decisionLetters, status }) => decisionLetters > 0 || status !== 'approved',
  ),
  ...upkeepProperties,
]

type Start = NonNullable<PolicyBounds['quote']>

/** @param n its token and its key */
export const pays = (n: number, start: Start = 'quoted'): PolicyWindow => ({
  name: `window ${n}`,
  presses: 1,
  work: {
    kind: 'buy',
    key: `key-${n}`,
    cents: centsFor(start),
    token: `tok_${String(n).repeat(24)}`,
    isByCheck: false,
  },
})
export const orders = (n: number): PolicyWindow => ({
  name: `window ${n}`,
  presses: 1,
  work: { kind: 'buy', key: `key-${n}`, cents: centsFor('quoted'), token: null, isByCheck: true },
})
/** Accounting records a check, of the whole amount or a part. */
export const records = (n: number, cents = centsFor('quoted'), presses = 1): PolicyWindow => ({
  name: `accounting ${n}`,
  presses,
  work: { kind: 'receive', key: `key-r${n}`, actor: `accounting${n}@example.com`, cents },
})
export const withdraws: PolicyWindow = {
  name: 'staff',
  presses: 1,
  work: { kind: 'withdraw', key: 'key-w', actor: 'staff@example.com' },
}
export const decides = (status: 'approved' | 'declined'): PolicyWindow => ({
  name: 'the underwriter',
  presses: 1,
  work: { kind: 'decide', key: 'key-d', actor: 'underwriter@example.com', status },
})
/** The customer makes the event longer in another window. */
export const lengthens: PolicyWindow = {
  name: 'the other window',
  presses: 1,
  work: { kind: 'save', key: 'key-s', form: { step0: { event_end_date: '06/13/2029' } } },
}

export interface QuoteWorld {
  readonly name: string
  readonly bounds: PolicyBounds
}

export const ordered: PolicyBounds = { quote: 'quoted', areWorkersLast: true, windows: [] }
export const approved: PolicyBounds = { ...ordered, quote: 'approved' }

/** The worlds of a quote. Each is explored to its end. */
export const quoteWorlds: readonly QuoteWorld[] = [
  {
    name: 'an order by check, and its payment; a server dies',
    bounds: { ...ordered, windows: [orders(1), records(1, undefined, 2)], deaths: 1 },
  },
  {
    name: 'an order by check; two members of staff record the same check; an answer is lost',
    bounds: { ...ordered, windows: [orders(1), records(1, undefined, 2), records(2)], lostAnswers: 1 },
  },
  {
    name: 'an order by check is paid by card while its check arrives',
    bounds: { ...ordered, windows: [orders(1), records(1), pays(2)] },
  },
  {
    name: 'an order by check is paid in part, and withdrawn while the rest arrives',
    bounds: { ...ordered, windows: [orders(1), records(1, 5_000), records(2, centsFor('quoted') - 5_000), withdraws] },
  },
  {
    name: 'an order by check is paid while its last day ends',
    bounds: { ...ordered, windows: [orders(1), records(1)], days: 1 },
  },
  {
    name: 'an approved quote is bought while its answers change',
    bounds: { ...approved, windows: [pays(1, 'approved'), lengthens] },
  },
  {
    name: 'an approved quote is bought while the underwriter declines it',
    bounds: { ...approved, windows: [pays(1, 'approved'), decides('declined')] },
  },
  {
    name: 'an approved quote is bought while it expires',
    bounds: { ...approved, windows: [pays(1, 'approved')], days: 1 },
  },
  {
    name: 'an approved quote is changed, approved again and bought',
    bounds: { ...approved, windows: [pays(1, 'approved'), lengthens, decides('approved')] },
  },
  {
    name: 'a quote is approved while its answers change; a server dies',
    bounds: { ...ordered, quote: 'referred', windows: [decides('approved'), lengthens], deaths: 1 },
  },
]
