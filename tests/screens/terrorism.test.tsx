import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeredThrough } from '../../domain/application/examples'
import { dollars } from '../../domain/common/formats'
import { rate } from '../../domain/rating'
import { focused, play, settle } from './stage'

const tradeShow = answeredThrough('terms', { event_type: 'Trade Show', tria_accepted: null })
const cost = dollars(rate(tradeShow).triaOffer! / 100)
const pricePanel = () => within(screen.getByRole('complementary', { name: 'Price' }))
const choice = () => within(screen.getByRole('radiogroup', { name: 'Terrorism coverage' }))

test('terrorism coverage stands apart as a choice without a default, with its price from the rating beside it', async () => {
  const { pass, user, quote } = play({ step: 'underwriting', answers: tradeShow })
  await pass(settle)
  expect(screen.getByRole('heading', { name: 'Terrorism coverage' })).toBeTruthy()
  expect(screen.getByText(/^Federal law requires us to offer you coverage/)).toBeTruthy()
  const [add, decline] = choice().getAllByRole<HTMLInputElement>('radio')
  expect([add!.checked, decline!.checked]).toEqual([false, false])
  expect(choice().getByRole('radio', { name: `Add terrorism coverage for ${cost}` })).toBe(add)
  expect(choice().getByRole('radio', { name: 'No, decline terrorism coverage' })).toBe(decline)
  await user.click(decline!)
  expect(quote.getSnapshot().context.answers.tria_accepted).toBe('False')
})

test('until it is chosen, the price is without it and says so, and its step cannot be completed', async () => {
  const { pass, user } = play({ step: 'underwriting', answers: tradeShow })
  await pass(settle)
  expect(pricePanel().getByText(/^Without/).textContent).toBe(
    'Without terrorism coverage, which you can still add or decline.',
  )
  expect(pricePanel().queryByText(/^Terrorism, /)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to your quote' }))
  expect(within(screen.getByRole('alert')).getByRole('link', { name: /Terrorism coverage/ })).toBeTruthy()
  await user.click(pricePanel().getByRole('link', { name: 'terrorism coverage' }))
  expect(focused()).toBe(choice().getByRole('radio', { name: /^Add/ }))
  await user.click(choice().getByRole('radio', { name: /^Add/ }))
  await pass(settle)
  expect(pricePanel().queryByText(/^Without/)).toBeNull()
  expect(pricePanel().getByText(/^Terrorism, /)).toBeTruthy()
  // it is part of the premium, and neither a fee nor a tax
  const group = pricePanel()
    .getByText(/^Terrorism, /)
    .closest('ul')!.parentElement!
  expect(group.querySelector('h3')!.textContent).toBe('Liability')
})
