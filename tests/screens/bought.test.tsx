import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { makeClient } from '../../contract/client'
import type { StepName } from '../../domain/application'
import { checkVenue } from '../../machines/calls/venues'
import { venueMachine } from '../../machines/customer/venue/venue.machine'
import { startPreviews } from '../../src/app/pages/documentPreviews'
import { makeQuoteTools } from '../../src/app/pages/quoteTools'
import type { QuoteTools } from '../../src/screens/quote/parts/QuoteToolsProvider'
import { contactOf, openedWith } from '../walks/quote.cases'
import { fakeClient, fakeStorage, ok } from './fakes'
import { play, settle, wedding } from './stage'

/** Staff open the quote of a policy by its link. */
async function openBought(tools: Partial<QuoteTools> = {}, step: StepName = 'quoteSummary') {
  const patchContact = vi.fn()
  const given = { terms_signed: 'Jordan Sample', quote_status: 'purchased', policy_number: 'MQE-0048153' } as const
  const openContact = async () => ok(openedWith(contactOf(wedding, given)))
  const calls = { openContact, patchContact }
  const stage = play({ view: 'admin', step, answers: wedding, signedBy: 'Jordan Sample', calls, tools })
  await stage.pass(settle)
  await screen.findByText('This quote is bought.')
  return { ...stage, patchContact }
}

test('staff who open a bought quote read that it is bought, and find no coupon and no email to send', async () => {
  const { patchContact } = await openBought()
  expect(screen.getByText(/Bought, and only to read here/)).toBeTruthy()
  // underwriters and accountants may not change policies
  expect(screen.queryByText(/Change or cancel/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'What was bought' })).toBeTruthy()
  expect(screen.queryByText(/What you buy/)).toBeNull()
  const link = await screen.findByRole('link', { name: 'Open the policy' })
  expect(link.getAttribute('href')).toBe('/quote/admin/c1')
  expect(screen.queryByLabelText(/^Coupon/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull()
  expect(patchContact).not.toHaveBeenCalled()
})

test('staff who open the quote of a canceled policy read the day of the cancellation', async () => {
  const given = {
    terms_signed: 'Jordan Sample',
    quote_status: 'cancelled',
    policy_number: 'MQE-0048153',
    policy_cancelled: 'True',
    policy_cancelled_on: '11/18/2026',
  } as const
  const openContact = async () => ok(openedWith(contactOf(wedding, given)))
  const calls = { openContact }
  await play({ view: 'admin', step: 'quoteSummary', answers: wedding, calls }).pass(settle)
  expect(await screen.findByText('This policy was canceled on 11/18/2026.')).toBeTruthy()
})

test('its steps unfold to be read, their questions cannot be answered, and Back still works', async () => {
  const { user, pass } = await openBought()
  expect(screen.queryByRole('button', { name: /^Change / })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Show Your event/ }))
  await pass(0)
  const attendees = await screen.findByLabelText<HTMLInputElement>(/^How many people|^Number of/)
  expect(attendees.matches(':disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Continue/ }))
  await pass(settle)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.getByLabelText(/^How many people|^Number of/).matches(':disabled')).toBe(true))
})

test('“Try again” after a failed price works on it too', async () => {
  const recalculate = vi.fn(async () => ({ ok: false as const, problem: { status: 500, message: 'No price now' } }))
  const given = { terms_signed: 'Jordan Sample', quote_status: 'purchased', policy_number: 'MQE-0048153' } as const
  const calls = { openContact: async () => ok(openedWith(contactOf(wedding, given))), recalculate }
  const stage = play({ view: 'admin', step: 'quoteSummary', answers: wedding, signedBy: 'Jordan Sample', calls })
  await stage.pass(settle)
  const before = recalculate.mock.calls.length
  await stage.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await stage.pass(0)
  expect(recalculate.mock.calls.length).toBe(before + 1)
})

test('“Continue” opens the next page and saves nothing', async () => {
  const { quote, user, pass, patchContact } = await openBought()
  await user.click(screen.getByRole('button', { name: /^Show Your event/ }))
  await pass(0)
  await user.click(await screen.findByRole('button', { name: /^Continue/ }))
  await pass(settle)
  expect(await screen.findByRole('button', { name: /^Show Your event/ })).toBeTruthy()
  quote.send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } })
  await pass(autosave)
  expect(patchContact).not.toHaveBeenCalled()
})
/** long enough for the answers to be saved by themselves */
const autosave = 1500

test('nothing in it says that it is still to be paid', async () => {
  const previews = startPreviews(fakeClient().client, () => {})
  await openBought({ previews })
  const price = within(screen.getByRole('complementary', { name: 'Price' }))
  expect(price.getByRole('heading', { name: 'Premium, taxes and fees' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Premium, taxes and fees/ }).textContent).toContain('$122.85')
  expect(screen.getByText('Premium, taxes and fees $122.85').getAttribute('role')).toBe('status')
  for (const words of [/Amount due/, /Good until/i, /The price holds/, /Before you pay/, /then payment/])
    expect(screen.queryByText(words)).toBeNull()
})

test('its printout says that it is a policy', async () => {
  await openBought()
  expect(screen.getByText(/This quote is bought: it is a policy now/)).toBeTruthy()
  expect(screen.queryByText(/not a policy/)).toBeNull()
  expect(screen.queryByText(/Open it again with the link/)).toBeNull()
})

test('its terms are signed: no answer is missing, and nobody is sent the link', async () => {
  const tools = makeQuoteTools(makeClient({ baseUrl: 'http://localhost' }), () => {}, { storage: fakeStorage() })
  await openBought(tools, 'terms')
  await screen.findByRole('heading', { name: 'Your declarations' })
  expect(screen.getByText('Jordan Sample agreed and signed.')).toBeTruthy()
  expect(screen.queryByLabelText(/^I agree/)).toBeNull()
  expect(screen.queryByText(/then sign/)).toBeNull()
  expect(screen.queryByLabelText(/again to sign/)).toBeNull()
  expect(screen.queryByText(/^Still missing/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Does somebody else sign?' })).toBeNull()
  // the line of the finished step above
  expect(screen.queryByText(/good until/)).toBeNull()
})

test('“Continue” on its terms opens the last step, from which they unfold again', async () => {
  const { user, pass, patchContact } = await openBought({}, 'terms')
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  await pass(settle)
  expect(await screen.findByText(/This quote was bought\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Show Check and agree/ }))
  await pass(0)
  expect(await screen.findByText('Jordan Sample agreed and signed.')).toBeTruthy()
  expect(patchContact).not.toHaveBeenCalled()
})

test('without the name of the signer, its terms are agreed all the same', async () => {
  const given = { quote_status: 'purchased', policy_number: 'MQE-0048153' } as const
  const calls = { openContact: async () => ok(openedWith(contactOf(wedding, given))) }
  const { user, pass } = play({ view: 'admin', step: 'terms', answers: wedding, calls })
  await pass(settle)
  expect(await screen.findByText('The customer agreed and signed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await pass(settle)
  expect(await screen.findByRole('button', { name: /^Show Check and agree/ })).toBeTruthy()
})

test('of a canceled policy it says so, and offers no change and no cancellation', async () => {
  const given = { terms_signed: 'Jordan Sample', quote_status: 'cancelled', policy_number: 'MQE-0048153' } as const
  const calls = { openContact: async () => ok(openedWith(contactOf(wedding, given))) }
  const { pass } = play({ view: 'admin', step: 'payment', answers: wedding, signedBy: 'Jordan Sample', calls })
  await pass(settle)
  const status = (await screen.findByText('This policy was canceled.')).closest('p')!
  expect(status.textContent).toBe(
    'This policy was canceled. Its quote was bought, and nothing can be changed here. Open the policy',
  )
  expect(screen.getByText(/Canceled, and only to read here/)).toBeTruthy()
  expect(screen.getByText(/This quote was bought, and its policy was canceled\./)).toBeTruthy()
  expect(screen.queryByText(/It is a policy now/)).toBeNull()
})

test('its venue is not searched for again', async () => {
  const client = { getQuoteVenue: async () => ok(unlisted) } as never
  const machine = venueMachine.provide({ actors: { checkVenue: checkVenue(client) } })
  const venue = createActor(machine, { input: { contactId: 'c1', policyToken: null } }).start()
  await waitFor(() => expect(venue.getSnapshot().value).toMatchObject({ searching: expect.anything() }))
  await openBought({ venueOf: () => venue }, 'location')
  await screen.findByLabelText(/^Venue name|^Name of the venue/)
  expect(screen.queryByLabelText('Find your venue')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
})
const unlisted = { asker: 'venue', has_directory: true, organizer_pays: false, venue: null, fill: {}, lines: [] }

test('its payment says that it was bought, in place of how to pay', async () => {
  const given = { terms_signed: 'Jordan Sample', quote_status: 'purchased', policy_number: 'MQE-0048153' } as const
  const openContact = async () => ok(openedWith(contactOf(wedding, given)))
  const quote = { view: 'admin', step: 'payment', furthest: 'payment', answers: wedding } as const
  const { pass } = play({ ...quote, signedBy: 'Jordan Sample', calls: { openContact } })
  await pass(settle)
  expect(await screen.findByText(/This quote was bought\./)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Open the policy' })).toHaveLength(2))
  expect(screen.queryByText(/once you have paid/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

describe('staff whose role cannot save quotes', () => {
  const refusal = 'Your role (accountant) can read quotes, and cannot change them.'

  test('read so at once on the quote of a customer, and cannot type or send anything', async () => {
    const patchContact = vi.fn()
    const openContact = async () =>
      ok(openedWith(contactOf(wedding, { quote_status: 'quoted' }), { read_only: refusal }))
    const calls = { openContact, patchContact }
    const { user, pass } = play({ view: 'admin', step: 'quoteSummary', answers: wedding, calls })
    await pass(settle)
    expect((await screen.findByText(refusal, { exact: false })).textContent).toBe(`Nothing is saved here. ${refusal}`)
    expect(screen.queryByLabelText(/^Coupon/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show Your event/ }))
    await pass(settle)
    const attendees = await screen.findByLabelText(/^How many people|^Number of/)
    expect(attendees.matches(':disabled')).toBe(true)
    expect(screen.getByRole('button', { name: /^Continue/ })).toBeTruthy()
    expect(patchContact).not.toHaveBeenCalled()
  })

  test('read so on a new quote before anything is typed', async () => {
    const currentDate = async () =>
      ok({ date: '11/20/2026', read_only: 'You are signed in as accountant@example.com.' })
    const { pass } = play({ calls: { currentDate } })
    await pass(0)
    expect(await screen.findByText(/You are signed in as accountant@example.com/)).toBeTruthy()
    expect(screen.getByLabelText('Name of the event (optional)').matches(':disabled')).toBe(true)
    // it would ask for answers that this page does not take
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  })
})
