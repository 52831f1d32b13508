import { noAnswer, type Problem, problemTypes } from '../../../../contract/problem'
import type { OutcomeOf } from '../../../../machines/calls/call'
import type { askPurchase } from '../../../../machines/calls/payments'
import { coupons, placedOrder, purchases, unknownCode } from '../../../walks/quote.cases'
import { cards } from '../../support/events'
import { type Act, act, answers, hasNoDialog, isCalm, isIn, isStored, type Now, person, time } from './act'
import { isNotTheirs } from './acts.record'
import type { QuotePage } from './page'
import * as server from './server'

/** Payment, order and coupon. */
const isAtForm = (now: Now) =>
  isCalm(now) &&
  isIn(now, 'steps', 'payment.editing', 'payment.rejected', 'payment.declined', 'payment.failed') &&
  isIn(now, 'price', 'priced')
/** Whether the page shows the signed answers and their price, so that the server charges the card. */
const isSigned = (now: Now) => now.server.signedBy !== null && !server.isRepriced(now)
const isPaying = (now: Now) => isIn(now, 'steps', 'payment.paying')
const isOrdering = (now: Now) => isIn(now, 'steps', 'payment.ordering')
const isAsking = (now: Now) => isIn(now, 'steps', 'payment.asking')

const pay =
  (number: string, code = '123') =>
  async ({ page, road }: QuotePage) => {
    await page.getByRole('radio', { name: 'Card', exact: true }).check()
    await road.typeCard(number)
    if (code === '') await page.getByRole('textbox', { name: 'Security code' }).fill('')
    await road.payButton.click()
  }
const order =
  (by: 'Check' | 'Invoice', emails: string) =>
  async ({ page, press }: QuotePage) => {
    await page.getByRole('radio', { name: by, exact: true }).check()
    await page.getByRole('textbox', { name: /^Email the/ }).fill(emails)
    await press(new RegExp(`^Order, and pay .* by ${by.toLowerCase()}$`))
  }
const emails = 'papers.sample@example.com'
/** The sandbox always gives a reason, so a response without one is made up here. */
const bank: Problem = { status: 402, message: 'The card was not accepted' }
const unmade: Problem = { status: 402, type: problemTypes.paymentNotMade, message: 'The bank could not be asked' }

const comes = (
  name: string,
  when: Act['when'],
  fact: OutcomeOf<typeof askPurchase>,
  answer: Parameters<typeof answers>[2],
  more: Parameters<typeof answers>[3] = {},
) =>
  act(
    name,
    when,
    answers('purchase', () => fact, answer, more),
  )
const askAgain = (
  name: string,
  fact: OutcomeOf<typeof askPurchase>,
  answer: Parameters<typeof answers>[2],
  when: Act['when'] = () => true,
  more: Parameters<typeof answers>[3] = {},
) =>
  act(
    name,
    (now) => isAsking(now) && when(now),
    answers('askPurchase', () => fact, answer, more),
  )

const code = (now: Now) =>
  isStored(now) &&
  isIn(now, 'steps', 'quoteSummary.reading', 'payment.editing') &&
  isIn(now, 'price', 'priced') &&
  isIn(now, 'decision', 'quotable')
const couponed = (now: Now) => now.chart.context.coupons.length > 0
/** The box is blank there, so that a code is typed into it. Elsewhere it may have the code already. */
const typed = (now: Now, text: string) =>
  isIn(now, 'coupon', 'rejected') && text !== '' ? [{ type: 'text.typed', name: 'coupon', text } as const] : []
const apply = (name: string, words: string) =>
  act(
    name,
    code,
    person(
      (now) => [...typed(now, words), { type: 'coupon.submitted', code: words }],
      async ({ page, press }) => {
        await page.getByRole('textbox', { name: 'Coupon code' }).fill(words)
        await press('Apply')
      },
    ),
  )

export const paymentActs: readonly Act[] = [
  act('pay with a card', isAtForm, person({ type: 'payment.submitted', card: 'complete' }, pay(cards.approved))),
  act(
    'pay with half a card',
    isAtForm,
    person({ type: 'payment.submitted', card: 'incomplete' }, pay(cards.approved, '')),
  ),
  act(
    'pay with a card that is refused',
    (now) => isAtForm(now) && isSigned(now),
    person({ type: 'payment.submitted', card: 'complete' }, pay(cards.refused)),
    answers('purchase', () => purchases.declined),
  ),
  act(
    'pay with a card that is refused, and nobody hears of it',
    (now) => isAtForm(now) && isSigned(now),
    person({ type: 'payment.submitted', card: 'complete' }, pay(cards.refused)),
    answers('purchase', () => purchases.lost, 'unheard', { server: () => ({ isRefused: true }) }),
  ),
  comes('the payment is made', (now) => isPaying(now) && isSigned(now), purchases.settled, 'truly', {
    server: () => ({ isBought: true }),
  }),
  comes('the card is refused without a word of its bank', isPaying, purchases.refused, bank),
  comes('the payment is not made', isPaying, purchases.unmade, unmade),
  comes('the payment is lost', isPaying, purchases.lost, 'lost'),
  comes(
    'the payment is made, and nobody hears of it',
    (now) => isPaying(now) && isSigned(now),
    purchases.lost,
    'unheard',
    {
      server: () => ({ isBought: true }),
    },
  ),
  comes(
    'the answers were changed elsewhere',
    (now) => isPaying(now) && isNotTheirs(now) && !now.server.isOrdered,
    purchases.unsigned,
    'truly',
    {
      meanwhile: (page, now) => page.changeElsewhere({ ...now.server.answers, event_name: 'The Other Wedding' }),
      server: ({ server: before }) => ({
        ...server.savedAs(before, { ...before.answers, event_name: 'The Other Wedding' }),
        isAhead: true,
      }),
    },
  ),
  comes('the price is another', isPaying, purchases.repriced, { ...purchases.repriced.problem } as Problem),
  comes('it is bought elsewhere', isPaying, purchases.barred, 'truly', {
    meanwhile: (page) => page.buyElsewhere(),
    server: () => ({ isBought: true }),
  }),
  act('order by check', isAtForm, person({ type: 'order.submitted', by: 'check', emails }, order('Check', emails))),
  act(
    'order by invoice to nobody',
    isAtForm,
    person({ type: 'order.submitted', by: 'invoice', emails: '' }, order('Invoice', '')),
  ),
  act(
    'it is ordered',
    (now) => isOrdering(now) && isSigned(now),
    answers('placeOrder', () => ({ type: 'order.placed', order: placedOrder }), 'truly', {
      server: () => ({ isOrdered: true }),
    }),
  ),
  act(
    'the order is lost',
    isOrdering,
    answers('placeOrder', () => purchases.lost, 'lost'),
  ),
  act(
    'the order is placed, and nobody hears of it',
    (now) => isOrdering(now) && isSigned(now),
    answers('placeOrder', () => purchases.lost, 'unheard', { server: () => ({ isOrdered: true }) }),
  ),
  act(
    'find out now',
    (now) => isIn(now, 'steps', 'payment.uncertain') && hasNoDialog(now),
    person({ type: 'payment.asked' }, ({ press }) => press('Find out now')),
  ),
  act(
    'it is asked by itself',
    (now) => isIn(now, 'steps', 'payment.uncertain') && hasNoDialog(now) && !isIn(now, 'price', 'settling'),
    time('askAgain'),
  ),
  askAgain('it was paid', purchases.settled, 'truly', ({ server: s }) => s.isBought),
  askAgain(
    'it was ordered',
    { type: 'order.placed', order: placedOrder },
    'truly',
    // a payment after “Pay by card instead” has a key of its own
    ({ server: s, chart }) => s.isOrdered && !s.isBought && chart.context.attempt === 1,
  ),
  askAgain(
    'it never came in',
    purchases.unmade,
    'truly',
    ({ server: s }) => !s.isBought && !s.isOrdered && !s.isRefused,
  ),
  askAgain('it was refused', purchases.declined, 'truly', ({ server: s }) => s.isRefused, {
    server: () => ({ isRefused: false }),
  }),
  askAgain('asking is lost', purchases.lost, 'lost'),
  apply('a code that nobody knows', 'FRIEND'),
  apply('a code', 'WELCOME'),
  act(
    'no code',
    (now) => isCalm(now) && code(now) && couponed(now),
    person({ type: 'coupon.removed' }, ({ press }) => press('Remove the coupon')),
  ),
  act(
    'the code is taken',
    (now) => isIn(now, 'coupon', 'applying') && now.chart.context.couponCode === 'WELCOME',
    answers('applyCoupon', () => coupons.applied),
  ),
  act(
    'the code is taken, and the price comes',
    (now) => isIn(now, 'coupon', 'applying') && now.chart.context.couponCode === 'WELCOME',
    answers('applyCoupon', () => coupons.applied),
    time('settle'),
    answers('recalculate', server.priceOf),
  ),
  act(
    'the code is not known',
    (now) => isIn(now, 'coupon', 'applying') && now.chart.context.couponCode === 'FRIEND',
    answers('applyCoupon', () => ({ type: 'coupon.refused', problem: unknownCode })),
  ),
  act(
    'the code is off',
    (now) => isIn(now, 'coupon', 'removing'),
    answers('applyCoupon', () => coupons.withdrawn),
  ),
  act(
    'taking it off is lost',
    (now) => isIn(now, 'coupon', 'removing'),
    answers('applyCoupon', () => ({ type: 'coupon.refused', problem: noAnswer }), 'lost'),
  ),
]

export const withoutCode = apply('a blank code', '')
