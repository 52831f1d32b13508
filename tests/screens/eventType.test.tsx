import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { play, settle } from './stage'

/** The first step, with only the type of event answered. */
async function choose(typed: string, label: string) {
  const stage = play({})
  await stage.user.type(await screen.findByRole('combobox', { name: 'What kind of event is it?' }), typed)
  await stage.user.click(screen.getByRole('option', { name: new RegExp(`^${label}`) }))
  await stage.pass(settle)
  return stage
}

test('a type of event that is not sold shows a message under its question at once, before there is a price', async () => {
  const { quote } = await choose('haunted', 'Haunted House')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Haunted attractions are outside what this program covers.')).toBeTruthy()
  expect(screen.getByText('What would change it:')).toBeTruthy()
  expect(quote.getSnapshot().context.answers.event_state).toBeNull()
})

test('a type of event without cancellation says so at the choice of coverages', async () => {
  await choose('food festival', 'Food Festival')
  const because = '“Food Festival” cannot be insured against cancellation, so this is a quote for liability.'
  expect(screen.getByText(because).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('radiogroup', { name: 'What would you like to insure?' })).toBeNull()
})

test('cancellation chosen earlier is left out with a message there, and returns with a type that can have it', async () => {
  const stage = play({ answers: { event_type: 'Trade Show', coverage_type: 'Cancellation Insurance' } })
  const other = async (typed: string, label: string) => {
    const field = await screen.findByRole('combobox', { name: 'What kind of event is it?' })
    await stage.user.clear(field)
    await stage.user.type(field, typed)
    await stage.user.click(screen.getByRole('option', { name: new RegExp(`^${label}`) }))
    await stage.pass(settle)
  }
  await other('food festival', 'Food Festival')
  expect(
    screen.getByText(/so this is a quote for liability, without the cancellation coverage that you chose\.$/),
  ).toBeTruthy()
  await other('trade show', 'Trade Show')
  expect(screen.getByRole('radio', { name: /^Cancellation/ })).toHaveProperty('checked', true)
})

test('a type that can have both coverages shows no message', async () => {
  await choose('wedding', 'Wedding')
  expect(screen.queryByText(/cannot be insured against cancellation/)).toBeNull()
  expect(screen.getByRole('radiogroup', { name: 'What would you like to insure?' })).toBeTruthy()
})

test('another type removes the message, and shows missing answers', async () => {
  const { user, pass } = await choose('haunted', 'Haunted House')
  const field = screen.getByRole('combobox', { name: 'What kind of event is it?' })
  await user.clear(field)
  await user.type(field, 'trade show')
  await user.click(screen.getByRole('option', { name: /^Trade Show/ }))
  await pass(settle)
  expect(screen.queryByText('Haunted attractions are outside what this program covers.')).toBeNull()
  expect(screen.getByText('Still missing')).toBeTruthy()
})

test('an event outside the list needs a description before the next step', async () => {
  const { user, quote } = await choose('zorbing', 'Other Event \\(Describe\\)')
  const description = screen.getByRole('textbox', { name: 'Describe the event' })
  await user.click(screen.getByRole('button', { name: 'Continue to dates and coverage' }))
  expect(screen.getByRole('link', { name: 'Answer “Describe the event”' })).toBeTruthy()
  await user.type(description, 'A sheepdog trial')
  expect(quote.getSnapshot().context.answers.event_description).toBe('A sheepdog trial')
  expect(screen.queryByRole('link', { name: 'Answer “Describe the event”' })).toBeNull()
})

test('any other type asks for no description', async () => {
  await choose('wedding', 'Wedding')
  expect(screen.queryByRole('textbox', { name: 'Describe the event' })).toBeNull()
})
