import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { VenueCheck } from '../../contract/client'
import { brand } from '../../domain/common/brand'
import { checkVenue } from '../../machines/calls/venues'
import { venueMachine } from '../../machines/customer/venue/venue.machine'
import type { QuoteStatus } from '../../machines/lifecycle/lifecycle.machine'
import { contactOf, openedWith, placedOrder } from '../walks/quote.cases'
import { moratorium } from '../walks/suspension.cases'
import { ok } from './fakes'
import { focused, play, settle, wedding } from './stage'

const purchase = async () => ok(placedOrder)

async function open(scene: Parameters<typeof play>[0] = {}) {
  const stage = play({ step: 'payment', answers: wedding, signedBy: 'Jordan Sample', calls: { purchase }, ...scene })
  await stage.pass(settle)
  await screen.findByRole('radio', { name: 'Card' })
  const choose = (name: string) => stage.user.click(screen.getByRole('radio', { name }))
  const order = () => stage.user.click(screen.getByRole('button', { name: /^Order/ }))
  return { ...stage, choose, order }
}

const wordsOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test('payment by check asks for no card, and sends the documents to the insured by default', async () => {
  const { choose, order, server } = await open()
  await choose('Check')
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email the instructions to').value).toBe(wedding.insured_email)
  await order()
  const { with: input } = server.requests.find(({ call }) => call === 'purchase')!
  expect(input[0]).toEqual({
    id: 'c1',
    amount_due: 122.85,
    payment_type: 'check',
    check_emails: wedding.insured_email,
  })
})

test('a payment that would come too late is not offered, and says why', async () => {
  const near = { event_start_date: '11/24/2026', event_end_date: '11/24/2026', setup_dates: [], takedown_dates: [] }
  await open({ answers: { ...wedding, ...near } })
  const offered = (name: string) => !screen.getByRole<HTMLInputElement>('radio', { name }).disabled
  expect(['Card', 'Check', 'Invoice'].map(offered)).toEqual([true, false, true])
  expect(screen.getByRole('radio', { name: 'Check' }).getAttribute('aria-describedby')).toBe('pay-by-check')
  expect(document.getElementById('pay-by-check')!.textContent).toBe(
    'The payment would have to reach us by 11/23/2026, and a check can take 5 days.',
  )
})

test('an order says that nothing is insured yet, its last day to pay, and where the invoice is', async () => {
  const { choose, order } = await open()
  await choose('Invoice')
  await order()
  const title = await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  expect(focused()).toBe(title)
  expect(screen.getByText(/Until then nothing is insured/).textContent).toContain('$182.50')
  expect(screen.getByText(/Until then nothing is insured/).textContent).toContain('Friday, 12/04/2026')
  expect(screen.getByRole('link', { name: 'the invoice' }).getAttribute('href')).toBe(placedOrder.invoice_url)
})

test('the page of an order by check says to whom the check is payable, and where to send it', async () => {
  const { choose, order } = await open()
  await choose('Check')
  await order()
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  expect(wordsOf('Payable to')).toBe(brand.company)
  expect(wordsOf('Send it to')).toBe([brand.company, ...brand.address].join(', '))
})

test('an order without an address is not placed: an error shows beside it, with a link to it', async () => {
  const { choose, order, user, server } = await open()
  await choose('Invoice')
  await user.clear(screen.getByLabelText('Email the invoice to'))
  await order()
  await user.click(screen.getByRole('link', { name: /Enter one address or more/ }))
  expect(focused()).toBe(screen.getByLabelText('Email the invoice to'))
  expect(server.calls()).not.toContain('purchase')
})

const signed = { step: 'payment', answers: wedding, signedBy: 'Jordan Sample' } as const
const opened = (quote_status: QuoteStatus, more: object) =>
  openedWith(contactOf(wedding, { terms_signed: 'Jordan Sample', quote_status }, 'c1'), more)

test('an order shows again when its link is opened, and can still be paid by card', async () => {
  const { user, pass } = play({
    ...signed,
    calls: { openContact: async () => ok(opened('awaitingPayment', { order: placedOrder })) },
  })
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  await user.click(screen.getByRole('button', { name: 'Check payment status' }))
  const message = await screen.findByText('It has not all been paid yet.')
  expect(focused().contains(message)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Pay by card instead' }))
  await pass(settle)
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

test('an order under a moratorium offers no card, and does not ask for its payment meanwhile', async () => {
  const contact = contactOf(wedding, { terms_signed: 'Jordan Sample', quote_status: 'awaitingPayment' }, 'c1')
  const suspended = openedWith({ ...contact, suspension: moratorium }, { order: placedOrder })
  play({ ...signed, calls: { openContact: async () => ok(suspended) } })
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  expect(screen.getByText('We can’t issue new coverage here right now')).toBeTruthy()
  expect(screen.getByText(/^Please wait with your payment: we record none for this order meanwhile\./)).toBeTruthy()
  expect(screen.queryByText(/ Pay by /)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pay by card instead' })).toBeNull()
  expect(screen.queryByText(/pay the rest the same way/)).toBeNull()
})

test('an order of which a part was received shows the amount still due, and offers no card', async () => {
  const { user } = play({
    ...signed,
    calls: { openContact: async () => ok(opened('awaitingPayment', { order: placedOrder, order_received: 50 })) },
  })
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  expect(screen.getByText(/Until then nothing is insured/).textContent).toContain(
    'once we receive the remaining $132.50 of $182.50',
  )
  expect(wordsOf('To be paid')).toBe('$132.50 of $182.50 by check')
  expect(wordsOf('Received')).toBe('$50.00')
  expect(screen.queryByRole('button', { name: 'Pay by card instead' })).toBeNull()
  expect(screen.getByText(/pay the rest the same way/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check payment status' }))
  expect(await screen.findByText('It has not all been paid yet.')).toBeTruthy()
})

test('an order that is paid says first that the event is insured, with the policy number and the way to the policy', async () => {
  const paid = openedWith({ id: 'c1', policy_number: 'MQE-0048153' }, { manage_policy_link: '/quote/#manage-policy' })
  const answered = [opened('awaitingPayment', { order: placedOrder }), paid]
  const { user } = play({ ...signed, calls: { openContact: async () => ok(answered.shift()!) } })
  await user.click(await screen.findByRole('button', { name: 'Check payment status' }))
  expect(focused()).toBe(await screen.findByRole('heading', { name: 'Your event is insured' }))
  expect(screen.getByText(/Your payment has arrived/).textContent).toContain('Your policy number is MQE-0048153')
  expect(screen.getByRole('link', { name: 'Go to my policy' }).getAttribute('href')).toBe('/quote/#manage-policy')
})

test('an order that staff withdrew is called withdrawn when the customer asks, and leads to the payment', async () => {
  const answered = [opened('awaitingPayment', { order: placedOrder }), opened('expired', { order_end: 'withdrawn' })]
  const { user, pass } = play({ ...signed, calls: { openContact: async () => ok(answered.shift()!) } })
  await user.click(await screen.findByRole('button', { name: 'Check payment status' }))
  expect(focused()).toBe(await screen.findByRole('heading', { name: 'Your order was withdrawn' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await pass(settle)
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

const check: VenueCheck = {
  asker: 'organizer',
  has_directory: true,
  organizer_pays: true,
  venue: {
    code: 'K7QX4M',
    known_as: 'Sample Craft Fair',
    legal_name: 'Sample Fairs LLC',
    city: 'Austin',
    state: 'TX',
    verified: false,
  },
  fill: {},
  lines: [],
}
const venueOfQuote = (answered: VenueCheck) => {
  const client = { getQuoteVenue: async () => ok(answered) } as never
  const machine = venueMachine.provide({ actors: { checkVenue: checkVenue(client) } })
  const venue = createActor(machine, { input: { contactId: 'c1', policyToken: null } }).start()
  return { venueOf: () => venue }
}

test('an exhibitor lets its organizer pay, and reads that there is nothing to pay', async () => {
  const byOrganizer = { ...placedOrder, payment_type: 'organizer' as const }
  const { choose, order, server } = await open({
    tools: venueOfQuote(check),
    calls: { purchase: async () => ok(byOrganizer) },
  })
  await screen.findByRole('radio', { name: 'The organizer pays' })
  await choose('The organizer pays')
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.getByText(/You pay nothing/).textContent).toContain('until we receive the organizer’s payment')
  await order()
  const { with: input } = server.requests.find(({ call }) => call === 'purchase')!
  expect(input[0]).toEqual({ id: 'c1', amount_due: 122.85, payment_type: 'organizer' })
  await screen.findByRole('heading', { name: 'Your coverage is ordered' })
  expect(screen.getByText(/Until then nothing is insured/).textContent).toContain('once the organizer has paid $182.50')
  expect(screen.queryByRole('link', { name: 'the invoice' })).toBeNull()
  expect(screen.queryByText('Payable to')).toBeNull()
})

test('where the organizer does not pay, there are three ways to pay', async () => {
  const { pass } = await open({ tools: venueOfQuote({ ...check, organizer_pays: false }) })
  await pass(settle)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Card',
    'Check',
    'Invoice',
  ])
})
