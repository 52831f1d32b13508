import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Result } from '../../contract/client'
import { ok } from './fakes'
import { play, settle, wedding } from './stage'

test('the ZIP code comes before the city and fills it in, in sight, and the city can be changed', async () => {
  const empty = { insured_zip: null, insured_city: null, insured_state: null }
  const { pass, user, quote } = play({ step: 'insured', answers: { ...wedding, ...empty } })
  await pass(settle)
  // the venue, on the same page, has an address too
  const insured = within(screen.getByRole('region', { name: /Insured and additional insureds$/ }))
  const zip = insured.getByRole('textbox', { name: 'ZIP code' })
  const city = insured.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  expect(zip.compareDocumentPosition(city) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.type(zip, '78701')
  await pass(0)
  expect(city.value).toBe('Austin')
  await user.clear(city)
  await user.type(city, 'Westlake')
  await pass(0)
  expect([city.value, quote.getSnapshot().context.answers.insured_city]).toEqual(['Westlake', 'Westlake'])
})

test('a city that arrives in the box of a customer is selected, so that their own city replaces it', async () => {
  let answer = () => {}
  const getCity = () =>
    new Promise<Result<{ city: string }>>((resolve) => {
      answer = () => resolve(ok({ city: 'Austin' }))
    })
  const empty = { insured_zip: null, insured_city: null, insured_state: null }
  const { pass, user } = play({ step: 'insured', answers: { ...wedding, ...empty }, calls: { getCity } })
  await pass(settle)
  const insured = within(screen.getByRole('region', { name: /Insured and additional insureds$/ }))
  await user.type(insured.getByRole('textbox', { name: 'ZIP code' }), '78701')
  const city = insured.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  await user.click(city)
  answer()
  await pass(0)
  expect([city.value, city.selectionStart, city.selectionEnd]).toEqual(['Austin', 0, 'Austin'.length])
  await user.keyboard('Westlake')
  expect(city.value).toBe('Westlake')
})

test('a venue’s ZIP code of another state says so beside it, and one press corrects the event’s state', async () => {
  const { pass, user, quote, server } = play({ step: 'location', answers: { ...wedding, event_zip: null } })
  await pass(settle)
  const venue = within(screen.getByRole('region', { name: /Event venue$/ }))
  const zip = venue.getByRole('textbox', { name: 'ZIP code' })
  await user.type(zip, '90001')
  const notice = venue.getByText(/^ZIP code 90001 is in California, and the state is Texas/)
  expect(zip.getAttribute('aria-invalid')).toBeNull()
  expect(zip.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const toasts: object[] = []
  quote.on('toast', (toast) => toasts.push(toast))
  const priced = () => server.calls().filter((call) => call === 'recalculate').length
  const before = priced()
  await user.click(venue.getByRole('button', { name: 'Change the event’s state to California' }))
  await pass(settle)
  expect(quote.getSnapshot().context.answers.event_state).toBe('CA')
  expect(priced()).toBeGreaterThan(before)
  expect(venue.queryByText(/^ZIP code 90001 is in/)).toBeNull()
  expect(document.activeElement).toBe(zip)
  // the state is in the first step, which may be out of view
  expect(toasts).toEqual([{ type: 'toast', kind: 'success', text: 'The event’s state is now California.' }])
})
