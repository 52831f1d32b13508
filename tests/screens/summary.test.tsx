import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stepOrder } from '../../domain/application'
import { selectStep } from '../../machines/customer/quote/quote.select'
import { no, ok } from './fakes'
import { bothCovers, focused, play, settle, wedding } from './stage'

async function open(scene: Parameters<typeof play>[0] = {}) {
  const stage = play({ step: 'quoteSummary', answers: wedding, ...scene })
  await stage.pass(settle)
  await screen.findByRole('heading', { name: 'Coverage period' })
  return stage
}

test('the quote shows its coverages and limits, its exclusions, and its dates', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /General liability/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$2,000,000', '117.00'])
  expect(row.textContent).toContain('Each occurrence $1,000,000')
  expect(screen.getByRole('row', { name: /Amount due/ }).textContent).toContain('$122.85')
  expect(screen.getByText('Anything you knew of on the day you bought.')).toBeTruthy()
  expect(
    screen.getByText('From 12:01 am on 06/12/2027 to 2:00 am on 06/13/2027, local time at the event.'),
  ).toBeTruthy()
  expect(screen.getByText(/The price holds until 01\/19\/2027/)).toBeTruthy()
})

test('how long the price holds is said before the price has come, which would move the page down', async () => {
  await open({ calls: { recalculate: () => new Promise(() => {}) } })
  expect(screen.getByText(/The price holds until 01\/19\/2027/)).toBeTruthy()
})

test('a change of the price is explained below the button to the next step, which stays in its place', async () => {
  const { pass, quote } = await open()
  act(() => quote.send({ type: 'answers.changed', answers: { coverage_limits: '$2,000,000/$2,000,000' } }))
  await pass(settle)
  const panel = within(screen.getByRole('complementary', { name: 'Price' }))
  const change = await panel.findByRole('heading', { name: 'What changed' })
  const button = panel.getByRole('button', { name: /^Continue to your details/ })
  expect(button.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an invalid address gets no email; a valid one gets it, and the page says so', async () => {
  const { user, server, pass } = await open()
  const field = screen.getByLabelText('Email the quote to')
  await user.clear(field)
  await user.type(field, 'jordan@{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(focused()).toBe(field)
  expect(server.calls()).not.toContain('sendQuoteEmail')
  await user.clear(field)
  await user.type(field, 'a@example.com; b@example.com{Enter}')
  await pass(0)
  expect(server.requests.at(-1)).toEqual({
    call: 'sendQuoteEmail',
    with: [{ id: 'c1', emails: 'a@example.com; b@example.com' }],
  })
  expect(screen.getByText('Sent to a@example.com, b@example.com.')).toBeTruthy()
})

test('the confirmation names each address once, as the mail goes to it', async () => {
  const { user, pass } = await open()
  const field = screen.getByLabelText('Email the quote to')
  await user.clear(field)
  await user.type(field, " o'brien@example.com , O'Brien@example.com;{Enter}")
  await pass(0)
  expect(screen.getByText("Sent to o'brien@example.com.")).toBeTruthy()
})

test('the confirmation names the address that was used, until another one is typed', async () => {
  const { user, pass } = await open()
  const field = screen.getByLabelText('Email the quote to')
  await user.clear(field)
  await user.type(field, 'a@example.com{Enter}')
  await user.type(field, '; b')
  await pass(0)
  expect(screen.queryByText(/^Sent to/)).toBeNull()
  await user.type(field, '@example.com{Enter}')
  await pass(0)
  expect(screen.getByText('Sent to a@example.com, b@example.com.')).toBeTruthy()
  await user.type(field, '; c{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/^Sent to/)).toBeNull()
})

test('an address typed while an email is pending does not replace the one in its confirmation', async () => {
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user, pass } = await open({
    calls: { sendQuoteEmail: () => sent.then(() => ok({ message: 'It is on its way' })) },
  })
  const field = screen.getByLabelText('Email the quote to')
  await user.clear(field)
  await user.type(field, 'a@example.com{Enter}')
  await user.type(field, '; b')
  answer()
  await pass(0)
  expect(screen.getByText('Sent to a@example.com.')).toBeTruthy()
})

test('a purchase link opens the payment for its recipient', async () => {
  const { user, server, pass, quote } = await open()
  const toasts: unknown[] = []
  quote.on('toast', ({ text }) => toasts.push(text))
  const field = screen.getByLabelText('Email the quote to')
  await user.clear(field)
  await user.type(field, 'payer@')
  await user.click(screen.getByRole('button', { name: 'Send a purchase link' }))
  expect([field.getAttribute('aria-invalid'), focused()]).toEqual(['true', field])
  await user.type(field, 'example.com')
  await user.click(screen.getByRole('button', { name: 'Send a purchase link' }))
  await pass(0)
  expect(server.requests.at(-1)).toEqual({ call: 'sendPurchaseLink', with: ['c1', { emails: 'payer@example.com' }] })
  expect(screen.getByText('The purchase link went to payer@example.com.')).toBeTruthy()
  expect(toasts).toEqual(['Email sent successfully!'])
})

test('each limit shows its payout, and the exclusions are below', async () => {
  await open({ answers: bothCovers })
  const row = await screen.findByRole('row', { name: /^Photographs and video/ })
  expect(row.textContent).toContain('If the photographer fails or the pictures are lost, you get up to $2,000.')
  const [, notCovered] = ['What you buy', 'What it does not cover'].map((name) => screen.getByRole('heading', { name }))
  expect(row.compareDocumentPosition(notCovered!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an email that could not be sent says why, beside its form', async () => {
  const { user, pass } = await open({
    calls: { sendQuoteEmail: async () => no({ status: 429, message: 'Try later' }) },
  })
  await user.click(screen.getByRole('button', { name: 'Send the quote' }))
  await pass(0)
  expect(document.getElementById('quote-emails-fault')?.textContent).toBe('Try later')
})

test('a quote without an offer shows its reasons and links to the answers, and no buy button', async () => {
  const { user, pass } = play({ step: 'quoteSummary', answers: { ...wedding, using_drone_at_event: 'True' } })
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Keep my answer' }))
  expect(await screen.findByText('An underwriter has to look at your quote')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue to your details/ })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Change this answer' }))
  expect(focused().id).toBe('using_drone_at_event')
})

test('the heading says whether the answers are saved, and offers a retry when they are not', async () => {
  const { user, pass, server } = play({
    step: 'insured',
    answers: wedding,
    calls: { patchContact: async () => no({ status: 0, message: 'Something went wrong' }) },
  })
  const patches = () => server.calls().filter((call) => call === 'patchContact').length
  await user.type(await screen.findByLabelText('First name'), 'a')
  expect(screen.getByText(/Q-204815 · Saving …/)).toBeTruthy()
  await pass(1500)
  expect(screen.getByText(/Not saved\. We try again/)).toBeTruthy()
  expect(patches()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'try now' }))
  await pass(0)
  expect(patches()).toBe(2)
})

test('after a save the heading shows its time', async () => {
  const { user, pass } = play({ step: 'insured', answers: wedding })
  await user.type(await screen.findByLabelText('First name'), 'a')
  await pass(1500)
  expect(screen.getByText(/Q-204815 · Saved at \d+:\d\d [ap]m/)).toBeTruthy()
})

test('while the price is being calculated the buy buttons are busy', async () => {
  const stage = play({ step: 'quoteSummary', answers: wedding, calls: { recalculate: () => new Promise(() => {}) } })
  await stage.pass(settle)
  const waiting = () => screen.getAllByRole('button', { name: 'Working out the price …' })
  // below the quote, and in the price panel beside it
  await waitFor(() => expect(waiting()).toHaveLength(2))
  for (const button of waiting()) await stage.user.click(button)
  expect(screen.queryByRole('button', { name: /^Continue to your details/ })).toBeNull()
  expect(stage.quote.getSnapshot().value).toMatchObject({ quoting: { steps: { quoteSummary: 'reading' } } })
})

test('“Email this quote” opens the quote step at its email field, and the step stays open after the email', async () => {
  const { quote, user, pass } = play({ step: 'location', answers: wedding })
  await pass(settle)
  await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Email this quote' }))
  await pass(0)
  const emails = await screen.findByLabelText('Email the quote to')
  await expect.poll(focused).toBe(emails)
  expect(stepOrder[3]).toBe(selectStep(quote.getSnapshot()))
  await user.clear(emails)
  await user.type(emails, 'jordan.sample@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the quote' }))
  await pass(0)
  expect(quote.getSnapshot().value).toMatchObject({ quoting: { steps: { quoteSummary: 'emailed' } } })
})

test('the quote is mailed to its contact point: the producer’s address, where one acts for the insured', async () => {
  const producer = { insurance_producer: 'True', producer_email: 'agent@example.com' } as const
  play({ step: 'quoteSummary', answers: { ...wedding, ...producer } })
  expect((await screen.findByLabelText<HTMLInputElement>('Email the quote to')).value).toBe('agent@example.com')
})
