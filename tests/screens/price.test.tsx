import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { selectAmountDue, selectPrice } from '../../machines/customer/quote/quote.select'
import { no } from './fakes'
import { focused, play, recalculate, settle, wedding } from './stage'

const bill = () => within(screen.getByRole('complementary', { name: 'Price' }))
const announced = () => bill().getByRole('status').textContent

test('a quote without the necessary answers has no price, but a list of links to them', async () => {
  const { user } = play()
  expect(bill().getAllByText('No price yet')).toHaveLength(2)
  expect(bill().getByText('Five answers away:')).toBeTruthy()
  await user.click(bill().getByRole('link', { name: 'The state' }))
  expect(focused()).toBe(screen.getByLabelText('In which state does it take place?'))
})

test('while it is worked out a figure without cents runs, and nothing is announced', async () => {
  const { pass } = play({ answers: wedding, calls: { recalculate: () => new Promise(() => {}) } })
  await pass(0)
  expect(bill().getByRole('heading', { name: 'Working out the price' })).toBeTruthy()
  for (let ticks = 0; ticks < 6; ticks++) await pass(50)
  expect(
    bill()
      .getAllByText('$160')
      .every((figure) => figure.closest('[aria-hidden]')),
  ).toBe(true)
  expect(announced()).toBe('')
  expect(screen.getByRole('complementary', { name: 'Price' }).getAttribute('aria-busy')).toBe('true')
})

test('the answers that the page lacks are listed with the first price, whose lines would push them down', async () => {
  let comes = () => {}
  const answer = new Promise<void>((resolve) => {
    comes = resolve
  })
  const { pass } = play({
    step: 'coverage',
    answers: { ...wedding, using_drone_at_event: null },
    calls: { recalculate: (...asked) => answer.then(() => recalculate(...asked)) },
  })
  await pass(settle)
  expect(bill().queryByRole('heading', { name: 'Still missing on this page' })).toBeNull()
  comes()
  expect(await bill().findByRole('heading', { name: 'Still missing on this page' })).toBeTruthy()
  expect(bill().getByText('General liability')).toBeTruthy()
})

test('a price has its lines, each with its reason, and only the final amount is announced', async () => {
  const { pass, user } = play({ answers: wedding })
  await pass(settle)
  const line = await bill().findByText('General liability')
  expect(announced()).toBe('Amount due $122.85')
  expect(bill().getAllByText('Included').length).toBeGreaterThan(0)
  await user.click(line)
  expect(line.closest('details')?.open).toBe(true)
  expect(bill().getByText(/One-day wedding, 101-500 guests/)).toBeTruthy()
})

test('while an answer is priced the lines have neither the amounts nor the reasons of the price before', async () => {
  let isSlow = false
  const { pass, user } = play({
    step: 'coverage',
    answers: wedding,
    calls: { recalculate: (...asked) => (isSlow ? new Promise(() => {}) : recalculate(...asked)) },
  })
  await pass(settle)
  isSlow = true
  await user.click(
    await screen.findByRole('radio', { name: '$2,000,000 each occurrence, $2,000,000 general aggregate' }),
  )
  await pass(settle)
  const line = bill().getByText('General liability').closest('details')!
  expect(line.textContent).toBe('General liabilitybeing worked outBeing worked out.')
  expect(bill().getByText('It was $122.85.')).toBeTruthy()
})

test('a coverage that was just chosen has no cost until it is priced', async () => {
  let isSlow = false
  const { pass, user } = play({
    step: 'underwriting',
    answers: { ...wedding, medical_payments: 'False' },
    calls: { recalculate: (...asked) => (isSlow ? new Promise(() => {}) : recalculate(...asked)) },
  })
  await pass(settle)
  isSlow = true
  const choice = screen.getByRole('checkbox', { name: 'Higher medical payments limit' })
  await user.click(choice)
  await pass(settle)
  expect(choice.closest('label')!.textContent).toMatch(/from \$25\.00$/)
})

test('an answer that changes the price shows the difference', async () => {
  const { pass, user } = play({ step: 'coverage', answers: { ...wedding, setup_coverage: 'True', setup_dates: null } })
  await pass(settle)
  await user.type(await screen.findByLabelText('First setup day'), '06112027')
  await pass(settle)
  expect(await bill().findByText('You added a setup day, 06/11/2027.')).toBeTruthy()
  expect(bill().getByText('+ $21.00')).toBeTruthy()
})

test('the choice of both keeps the price of liability, and cancellation says “from” until it is known', async () => {
  const { pass, user, quote, server } = play({ answers: { ...wedding, event_total_costs: null } })
  await pass(settle)
  expect(announced()).toBe('Amount due $122.85')
  await user.click(screen.getByRole('radio', { name: 'Both' }))
  await pass(settle)
  expect(announced()).toBe('Amount due from $212.10')
  expect(bill().getAllByText('from $212.10')).toHaveLength(3)
  const amountOf = (name: string) => bill().getByText(name).closest('summary, div')!.textContent
  expect(['General liability', 'Cancellation', 'Fee and tax'].map(amountOf)).toEqual([
    'General liability117.00',
    'Cancellationfrom $85.00',
    'Fee and taxfrom $10.10',
  ])
  expect(bill().getByText('The lowest amount, until cancellation has its price.')).toBeTruthy()
  expect(bill().getByText('Two answers away:')).toBeTruthy()
  // it is no offer
  expect([selectAmountDue(quote.getSnapshot()), selectPrice(quote.getSnapshot())]).toEqual([null, null])

  act(() =>
    quote.send({ type: 'answers.changed', answers: { event_total_costs: 22_000, event_outdoor_or_tent: 'False' } }),
  )
  await pass(settle)
  expect(announced()).toBe('Amount due $280.35')
  expect(bill().queryByText(/^from/)).toBeNull()
  expect(server.calls().filter((call) => call === 'recalculate')).toHaveLength(3)
})

test('a price that cannot be worked out says so, keeps the last one, and is asked for again', async () => {
  let isDown = false
  const { pass, user } = play({
    step: 'coverage',
    answers: wedding,
    calls: {
      recalculate: (...input) =>
        isDown ? Promise.resolve(no({ status: 500, message: 'Something went wrong' })) : recalculate(...input),
    },
  })
  await pass(settle)
  isDown = true
  await user.click(
    await screen.findByRole('radio', { name: '$2,000,000 each occurrence, $2,000,000 general aggregate' }),
  )
  await pass(settle)
  expect(bill().getByText('The price could not be worked out.')).toBeTruthy()
  expect(bill().getAllByText('$122.85').length).toBeGreaterThan(0)
  isDown = false
  await user.click(bill().getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(announced()).toBe('Amount due $153.30')
})

test('offline the last price says that it waits for the connection, without a toast, and updates by itself', async () => {
  const online = vi.spyOn(Navigator.prototype, 'onLine', 'get')
  const { quote, pass, user } = play({
    step: 'coverage',
    answers: wedding,
    calls: { recalculate: (...input) => (navigator.onLine ? recalculate(...input) : Promise.reject(new Error())) },
  })
  await pass(settle)
  const toasts: string[] = []
  quote.on('toast', ({ text }) => toasts.push(text))
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.click(
    await screen.findByRole('radio', { name: '$2,000,000 each occurrence, $2,000,000 general aggregate' }),
  )
  await pass(settle)
  expect(bill().getByText('We can’t work out the price while you are offline.').closest('[role=status]')).toBeTruthy()
  expect(bill().getAllByText('Last price').length).toBeGreaterThan(0)
  expect([toasts, screen.queryByText('The price could not be worked out.')]).toEqual([[], null])
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(announced()).toBe('Amount due $153.30')
  expect(bill().queryByText('We can’t work out the price while you are offline.')).toBeNull()
})

test('a referral shows under its answer and in the price panel, and the opposite answer removes it', async () => {
  const { pass, user } = play({ step: 'underwriting', answers: { ...wedding, using_drone_at_event: 'True' } })
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Keep my answer' }))
  // while its dialog is open, the page behind it is hidden
  await screen.findByRole('complementary', { name: 'Price' })
  expect(bill().getAllByText('Not set yet')).toHaveLength(2)
  await user.click(await bill().findByRole('link', { name: 'Will anyone fly a drone at the event?' }))
  expect(focused().id).toBe('using_drone_at_event')
  expect(await screen.findByText('An underwriter has to look at this')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue, with a review' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Change it to No' }))
  expect(focused().closest('[role=radiogroup]')).toBe(screen.getByRole('radiogroup', { name: /fly a drone/ }))
  await pass(settle)
  expect(screen.queryByText('An underwriter has to look at this')).toBeNull()
  expect(focused()).not.toBe(document.body)
  expect(announced()).toBe('Amount due $122.85')
})

test('the price before a decision is called the last one, and not the price without that answer', async () => {
  const { pass, quote } = play({ step: 'underwriting', answers: wedding })
  await pass(settle)
  quote.send({
    type: 'answers.changed',
    answers: { number_attendees: 450, using_drone_at_event: 'True' },
  })
  await pass(settle)
  expect((await bill().findByText('The last price was')).textContent).toContain('$122.85')
  expect(bill().queryByText(/^Without/)).toBeNull()
})

test('a decline has no price, and shows its reason under its answer', async () => {
  const { pass } = play({ answers: { ...wedding, event_type: 'Gun or Knife Show' } })
  await pass(settle)
  expect(bill().getAllByText('No price')).toHaveLength(2)
  expect(await screen.findByText('We cannot insure the event with this answer')).toBeTruthy()
})

test('a decline does not list further questions', async () => {
  const { pass } = play({
    answers: { ...wedding, event_type: 'Gun or Knife Show', event_name: null, insured_email: null },
  })
  await pass(settle)
  expect(await screen.findByText('We cannot insure the event with this answer')).toBeTruthy()
  expect(bill().queryByText(/^Then /)).toBeNull()
  expect(bill().queryByText(/^Still missing/)).toBeNull()
})

test('the bar unfolds the same price panel', async () => {
  const { user } = play()
  const bar = bill().getByRole('button', { name: /Details/ })
  expect(bar.getAttribute('aria-expanded')).toBe('false')
  await user.click(bar)
  expect(bill().getByRole('button', { name: /Close/ }).getAttribute('aria-expanded')).toBe('true')
})
