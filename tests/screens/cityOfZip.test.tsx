// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
