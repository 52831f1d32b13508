import { describe, expect, test } from 'vitest'
import { problemTypes } from '../../contract/problem'
import { selectPaymentProblem } from '../../machines/customer/quote/payment.select'
import { restore, toSaved } from '../../machines/customer/quote/quote.draft'
import {
  selectAmountDue,
  selectConflict,
  selectDialog,
  selectDialogMessage,
  selectPaymentState,
  selectPurchase,
  selectStep,
  selectTermsState,
  selectView,
} from '../../machines/customer/quote/quote.select'
import {
  bought,
  complete,
  contact,
  contactOf,
  contactRefusals,
  priced,
  purchases,
  withheld,
} from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

/** Payments: nothing is charged twice, and the customer's page ends with the true outcome (decision 50). */
const pay = { type: 'payment.submitted', card: 'complete' } as const
type Quote = Awaited<ReturnType<typeof openedAt>>
const keyOf = (quote: Quote) => quote.input('purchase')['idempotencyKey']

async function paying() {
  const quote = await openedAt('payment')
  expect(quote.now().can(pay)).toBe(false) // the amount is not known yet
  await quote.answer('recalculate', priced)
  quote.send(pay)
  return quote
}
/** The tab is closed or the browser crashes, and the page loads again. */
const reloaded = (quote: Quote) => begin(restore(JSON.stringify(toSaved(quote.now())), () => 'another'))

test('a payment sends the amount shown, under the key of the attempt', async () => {
  const quote = await paying()
  expect(quote.input('purchase')).toEqual({ contactId: 'c1', idempotencyKey: 'k-payment-1', amountDue: 182.5 })
  expect(selectAmountDue(quote.now())).toBe(182.5)
})

test('ten quick clicks are one attempt', async () => {
  const quote = await paying()
  const first = quote.input('purchase')
  for (let click = 0; click < 10; click++) quote.send(pay)
  expect(quote.input('purchase')).toBe(first)
})

test('an incomplete card is not sent', async () => {
  const quote = await openedAt('payment')
  await quote.answer('recalculate', priced)
  quote.send({ type: 'payment.submitted', card: 'incomplete' })
  quote.send({ type: 'payment.submitted', card: 'incomplete' })
  expect([selectPaymentState(quote.now()), quote.inFlight(), quote.now().context.rejections]).toEqual([
    'rejected',
    [],
    2,
  ])
})

test('a declined card opens a dialog, and the next try is a new attempt', async () => {
  const quote = await paying()
  await quote.answer('purchase', purchases.declined)
  expect([selectDialog(quote.now()), selectDialogMessage(quote.now())]).toEqual([
    'creditCardError',
    'The bank refused the card',
  ])
  expect(selectPaymentState(quote.now())).toBe('declined')
  quote.send(pay)
  expect(keyOf(quote)).toBe('k-payment-2')
})

test('an unreachable processor does not decline the card: no dialog, and the next try is a new attempt', async () => {
  const quote = await paying()
  await quote.answer('purchase', purchases.unmade)
  expect([selectPaymentState(quote.now()), selectDialog(quote.now()), selectPaymentProblem(quote.now())]).toEqual([
    'failed',
    'closed',
    purchases.unmade.problem.message,
  ])
  quote.send(pay)
  expect([keyOf(quote), selectPaymentProblem(quote.now())]).toEqual(['k-payment-2', null])
})

test('a settled purchase is final until a new quote starts', async () => {
  const quote = await paying()
  await quote.answer('purchase', purchases.settled)
  expect([selectView(quote.now()), selectPurchase(quote.now())]).toEqual(['purchased', bought])
  expect(quote.inFlight()).toEqual([])
  quote.send({ type: 'quote.restarted' })
  expect([selectView(quote.now()), quote.texts.at(-1)]).toMatchObject(['restarted', { type: 'restarted' }])
})

test('a purchase that was shown opens its policy the next time', async () => {
  const quote = await paying()
  await quote.answer('purchase', purchases.settled)
  const again = reloaded(quote)
  await again.answer('purchase', purchases.settled)
  expect([selectView(again.now()), again.texts.at(-1)]).toEqual([
    'redirectingToPolicy',
    { type: 'redirect', to: bought.manage_policy_link },
  ])
  expect(bought.manage_policy_link).toContain('token=')
})

describe('a lost answer', () => {
  test('opens no dialog and allows no way back: the same attempt is asked about, and never paid again', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.lost)
    expect([selectPaymentState(quote.now()), selectDialog(quote.now()), selectPaymentProblem(quote.now())]).toEqual([
      'uncertain',
      'closed',
      'Something went wrong',
    ])
    for (const event of [pay, { type: 'step.left' }, { type: 'step.opened', step: 'eventDetails' }] as const)
      expect(quote.now().can(event)).toBe(false)
    quote.clock.increment(5000)
    expect([selectPaymentState(quote.now()), keyOf(quote)]).toEqual(['asking', 'k-payment-1'])
    await quote.answer('purchase', purchases.lost)
    quote.send({ type: 'payment.asked' })
    expect(keyOf(quote)).toBe('k-payment-1')
    await quote.answer('purchase', purchases.settled)
    expect(selectView(quote.now())).toBe('purchased')
  })

  test('is settled by itself, even when a save learns that the quote is bought', async () => {
    const quote = await paying()
    quote.send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    quote.clock.increment(1500)
    await quote.answer('patchContact', contactRefusals.bought)
    expect(selectPaymentState(quote.now())).toBe('paying')
  })

  test('of a payment that was not made leads back to the payment, under another key', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.lost)
    quote.send({ type: 'payment.asked' })
    await quote.answer('purchase', purchases.refused)
    quote.send(pay)
    expect(keyOf(quote)).toBe('k-payment-2')
  })
})

describe('a reload', () => {
  test.each(['paying', 'uncertain', 'asking'] as const)('while %s asks under the same key', async (state) => {
    const quote = await paying()
    if (state !== 'paying') await quote.answer('purchase', purchases.lost)
    if (state === 'asking') quote.send({ type: 'payment.asked' })
    const again = reloaded(quote)
    expect([selectStep(again.now()), selectPaymentState(again.now())]).toEqual(['payment', 'asking'])
    expect(again.input('purchase')).toEqual({ contactId: 'c1', idempotencyKey: 'k-payment-1', amountDue: 182.5 })
    await again.answer('purchase', purchases.settled)
    expect(selectPurchase(again.now())).toEqual(bought)
  })

  test('after a declined card opens the quote at the payment', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.refused)
    const again = reloaded(quote)
    expect(selectView(again.now())).toBe('opening')
    await again.answer('openContact', {
      type: 'contact.opened',
      contact: contactOf(again.now().context.answers, { terms_signed: 'Jordan Sample' }),
      today: '11/20/2026',
      coupons: [],
    })
    await again.answer('recalculate', priced)
    again.send(pay)
    expect(keyOf(again)).toBe('k-payment-2')
  })
})

describe('changes since the price was shown', () => {
  test('a changed price is shown, and paid only after the customer confirms it', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.repriced)
    expect([selectDialog(quote.now()), selectPaymentState(quote.now())]).toEqual(['genericError', 'editing'])
    // the chart checks meanwhile whether another user changed the quote
    expect([selectAmountDue(quote.now()), quote.inFlight()]).toEqual([200, ['compareContact']])
    quote.send(pay)
    expect(quote.input('purchase')).toMatchObject({ idempotencyKey: 'k-payment-2', amountDue: 200 })
  })

  test('changed answers need a new signature: stored first, then signed', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.unsigned)
    expect([selectStep(quote.now()), selectDialog(quote.now())]).toEqual(['terms', 'genericError'])
    quote.send({ type: 'step.submitted' })
    await quote.answer('compareContact', { type: 'contact.compared', contact })
    expect([selectTermsState(quote.now()), quote.inFlight()]).toEqual(['saving', ['patchContact']])
    await quote.store()
    expect(quote.input('signTerms')).toMatchObject({ id: 'c1', name: 'Jordan Sample', signature: 'Jordan Sample' })
    await quote.answer('signTerms', { type: 'terms.signed', name: 'Jordan Sample' })
    quote.send(pay)
    expect(keyOf(quote)).toBe('k-payment-2')
  })

  test('answers that another window has changed show as a conflict, and taking them opens the quote again', async () => {
    const quote = await paying()
    const problem = {
      status: 409,
      type: problemTypes.answersChanged,
      message: 'Some are missing. Nothing was charged.',
    }
    await quote.answer('purchase', { type: 'purchase.outdated', problem })
    expect([selectStep(quote.now()), selectDialog(quote.now())]).toEqual(['terms', 'genericError'])
    const theirs = { ...complete, number_attendees: 600 }
    await quote.answer('compareContact', { type: 'contact.compared', contact: { ...contactOf(theirs), version: 8 } })
    expect(selectConflict(quote.now())).not.toBeNull()
    quote.send({ type: 'conflict.yielded', step: 'terms' })
    expect(quote.inFlight()).toEqual(['openContact'])
  })

  test('a quote bought elsewhere leads to its policy', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.barred)
    expect(selectView(quote.now())).toBe('opening')
    await quote.answer('openContact', { type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' })
    expect(quote.texts.slice(-2)).toEqual([
      { type: 'toast', kind: 'error', text: 'Nothing was charged' },
      { type: 'redirect', to: '/quote/#manage-policy' },
    ])
  })

  test('a quote bought in another tab opens its policy', async () => {
    const { send, answer, now, texts: words, clock } = await openedAt('coverage')
    send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    clock.increment(1500)
    await answer('patchContact', contactRefusals.bought)
    expect([selectView(now()), selectDialog(now())]).toEqual(['opening', 'closed'])
    await answer('openContact', { type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' })
    expect(words.at(-1)).toEqual({ type: 'redirect', to: '/quote/#manage-policy' })
  })

  test('a step that waits for its save opens the policy without a dialog', async () => {
    const { send, answer, now } = await openedAt('coverage')
    send({ type: 'answers.changed', answers: { event_name: 'Two' } })
    send({ type: 'step.submitted' })
    await answer('patchContact', contactRefusals.bought)
    expect([selectView(now()), selectDialog(now())]).toEqual(['opening', 'closed'])
  })

  test('an offer that ends during a payment leads to the summary once nothing was charged', async () => {
    const quote = await paying()
    await quote.answer('purchase', purchases.lost)
    const again = reloaded(quote)
    await again.answer('recalculate', withheld('refer', 'using_drone_at_event'))
    expect(selectPaymentState(again.now())).toBe('asking')
    await again.answer('purchase', purchases.refused)
    expect(selectStep(again.now())).toBe('quoteSummary')
  })
})
