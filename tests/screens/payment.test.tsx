import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Result } from '../../contract/client'
import type { TokenizedCard } from '../../machines/calls/payments'
import { makeCardVault } from '../../src/shared/card/cardVault'
import { bought } from '../walks/quote.cases'
import { card, fakeVault, no, ok } from './fakes'
import { number, openPayment } from './paymentPage'
import { focused, settle } from './stage'

test('the keyboard reaches Pay right after the card, and the coupon after it', async () => {
  const { user } = await openPayment()
  await user.click(screen.getByLabelText('Billing ZIP code'))
  await user.tab()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Pay $122.85 and buy' }))
  await user.tab()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Back' }))
  await user.tab()
  expect(focused()).toBe(screen.getByLabelText(/^Coupon code/))
})

test('the button names the amount, and the card its brand', async () => {
  const { user } = await openPayment()
  expect(screen.getByRole('button', { name: 'Pay $122.85 and buy' })).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Card number')
  await user.type(field, '4242424242424242')
  expect(field.value).toBe(number)
  expect(screen.getByText('Visa')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '378282246310005')
  expect(field.value).toBe('3782 822463 10005')
  expect(screen.getByText('Amex')).toBeTruthy()
})

test('a card that is not complete is not sent: what is wrong is said, in the order of the page', async () => {
  const { fill, pay, server } = await openPayment()
  await fill({ 'Card number': '4242 4242 4242 4241', 'Security code': '12' })
  await pay()
  const summary = screen.getByRole('alert')
  expect(focused().getAttribute('aria-invalid')).toBe('true')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Check the card number: it is not valid', 'Enter the 3 digits of the security code'])
  expect(server.calls()).not.toContain('purchase')
})

test.each([
  ['0930', '09/30'],
  ['9/30', '09/30'],
  ['930', '09/30'],
  ['12/2030', '12/2030'],
])('one field takes the month and the year: %s reads %s', async (typed, shown) => {
  const { user } = await openPayment()
  const expires = screen.getByLabelText<HTMLInputElement>('Expires')
  await user.type(expires, typed)
  expect(expires.value).toBe(shown)
})

test.each([
  ['1/28', '01/28'],
  ['01 / 28', '01/28'],
  ['1-2028', '01/2028'],
  ['2028-01', '01/2028'],
  ['0128', '01/28'],
])('a pasted month and year %s reads %s', async (pasted, shown) => {
  const { user } = await openPayment()
  const expires = screen.getByLabelText<HTMLInputElement>('Expires')
  await user.click(expires)
  await user.paste(pasted)
  expect(expires.value).toBe(shown)
})

test('neither the chart nor the browser’s storage ever has the number or the code', async () => {
  let release: (answer: Result<TokenizedCard>) => void = () => {}
  const vault = { ...fakeVault, tokenize: () => new Promise<Result<TokenizedCard>>((resolve) => (release = resolve)) }
  const { fill, pay, quote, storage, pass } = await openPayment({ vault })
  const seen: string[] = []
  quote.subscribe((snapshot) => seen.push(JSON.stringify(snapshot.context)))
  await fill({ 'Security code': '987' })
  await pay()
  release(ok(card))
  await pass(0)
  const everything = [...seen, ...storage.pending.values()].join()
  expect(everything).not.toMatch(/4242\s?4242/)
  expect(everything).not.toContain('987')
})

test('the way to pay, the name and the ZIP code survive Back and another answer, and the card does not', async () => {
  const { fill, user, quote, pass } = await openPayment()
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const backAndForth = async (between: () => void = () => {}) => {
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await act(async () => {
      between()
      quote.send({ type: 'step.opened', step: 'payment' })
    })
    await pass(settle)
  }
  await fill()
  await user.clear(box('Name on the card'))
  await user.type(box('Name on the card'), 'Casey Specimen')
  await backAndForth()
  expect((await screen.findByLabelText<HTMLInputElement>('Name on the card')).value).toBe('Casey Specimen')
  expect(box('Billing ZIP code').value).toBe('78701')
  for (const label of ['Card number', 'Expires', 'Security code']) expect(box(label).value).toBe('')
  await user.click(screen.getByRole('radio', { name: 'Check' }))
  await backAndForth(() => quote.send({ type: 'field.entered' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Check' })).checked).toBe(true)
  expect(box('Email the instructions to')).toBeTruthy()
})

test('a way to pay that has become too late gives way to the card', async () => {
  const { user, quote, pass } = await openPayment()
  await user.click(screen.getByRole('radio', { name: 'Check' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await act(async () => {
    quote.send({ type: 'today.answered', date: '06/11/2027' })
    quote.send({ type: 'step.opened', step: 'payment' })
  })
  await pass(settle)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Card' })).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Check' }).disabled).toBe(true)
})

test('a refused card shows in the dialog and on the page, and stays for correction', async () => {
  const { fill, pay, user, pass } = await openPayment({
    calls: {
      purchase: async () => no({ status: 402, message: 'The bank declined this card.', is_card_exception: true }),
    },
  })
  await fill()
  await pay()
  await pass(0)
  const dialog = await screen.findByRole('dialog', { name: 'The card was declined' })
  expect(dialog.textContent).toContain('The bank declined this card.')
  await user.click(screen.getByRole('button', { name: 'Check the card' }))
  await expect.poll(() => focused().id).toBe('card_number')
  expect(screen.getByRole('alert').textContent).toContain('Nothing was charged')
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(number)
})

test.each([
  ['answers 503', { status: 503, message: 'Bad gateway' }, true, 'Try again.'],
  ['has a broken script', { status: 0, message: 'The card fields could not be loaded.' }, true, 'Try again.'],
  [
    'is asked without a network',
    { status: 0, message: 'Something went wrong' },
    false,
    'Check your internet connection, and try again.',
  ],
] as const)(
  'a processor that %s shows a message, takes the focus to it, and is no refused card',
  async (...[, problem, isOnline, end]) => {
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline)
    const away = no(problem)
    const { fill, pay, pass } = await openPayment({ vault: { ...fakeVault, tokenize: async () => away } })
    await fill()
    await pay()
    await pass(0)
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toContain(`We could not reach the payment processor. Nothing was charged. ${end}`)
    expect(focused().contains(notice)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(number)
  },
)

test('while a payment is uncertain there is no way to pay, only a check of the result', async () => {
  let isLost = true
  const { fill, pay, user, pass } = await openPayment({
    calls: { purchase: async () => (isLost ? no({ status: 0, message: 'Something went wrong' }) : ok(bought)) },
  })
  await fill()
  await pay()
  await pass(0)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('You are charged once at most')
  expect(focused().contains(alert)).toBe(true)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Find out now' }))
  await pass(0)
  const title = await screen.findByRole('heading', { name: 'Your event is insured' })
  expect(focused()).toBe(title)
})

test('a purchase shows the policy, what was paid, its documents and where they go', async () => {
  const { fill, pay, pass, user, quote } = await openPayment()
  await fill()
  await pay()
  await pass(0)
  await screen.findByRole('heading', { name: 'Your event is insured' })
  expect(screen.getByText('MQE-0048153')).toBeTruthy()
  expect(screen.getByText(/^Your wedding on Saturday, 06\/12\/2027, is covered for liability/)).toBeTruthy()
  expect(screen.getByText('From 12:01 am on 06/12/2027 to 2:00 am on 06/13/2027')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Open Certificate/ }).getAttribute('href')).toBe(bought.coi_url)
  expect(screen.getByText(`They go to ${bought.email}.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my policy' }).getAttribute('href')).toBe(bought.manage_policy_link)
  await user.click(screen.getByRole('button', { name: 'Insure another event' }))
  expect(quote.getSnapshot().value).toBe('restarted')
})

test('the card is read from the open form when it is sent, and not after the form has closed', async () => {
  const sent: unknown[] = []
  const processor = (async (_address, request) => {
    sent.push(JSON.parse(String(request?.body)))
    return Response.json({ token: 'tok_9', brand: 'Visa', last4: '4242' })
  }) as typeof fetch
  const named = { kind: 'sandbox', tokens_url: '/sandbox-processor/tokens', publishable_key: null } as const
  const staffPage = makeCardVault({ paymentProcessor: async () => ok(named) }, processor)
  const { vault } = staffPage
  const { fill, pay, user, pass } = await openPayment({
    vault,
    tools: { openCardInputs: () => staffPage },
  })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((await vault.tokenize(new AbortController().signal)).ok).toBe(false)
  expect(sent).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Sign and continue to payment' }))
  await pass(0)
  await screen.findByLabelText('Card number')
  await fill()
  await pay()
  await pass(0)
  expect(sent).toEqual([
    { number: '4242424242424242', exp_month: '09', exp_year: '2029', cvc: '123', name: 'Jordan Sample', zip: '78701' },
  ])
})

test('while a payment is pending the focus stays on the button, which says so', async () => {
  const { fill, pay } = await openPayment({ calls: { purchase: () => new Promise(() => {}) } })
  await fill()
  await pay()
  await screen.findByText('Purchasing ...')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Paying …' }))
})
