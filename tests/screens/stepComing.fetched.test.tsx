// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { play, wedding } from './stage'

/** What a step draws and has to fetch first. It comes when a test says so. */
const { coming } = vi.hoisted(() => {
  const stored = () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { arrived, arrive: () => arrive() }
  }
  return { coming: { list: stored(), terms: stored() } }
})
vi.mock('../../src/shared/fields/entries/EntryList', async (original) => {
  await coming.list.arrived
  return original()
})
vi.mock('../../src/screens/quote/terms/TermsText', async (original) => {
  await coming.terms.arrived
  return original()
})

const button = (name: string) => screen.queryByRole('button', { name })

test('a step’s button is shown once nothing that is still fetched can move it from under a press', async () => {
  const { quote } = play({ step: 'insured', answers: wedding })
  // one may begin to read and to answer
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy()
  expect(await screen.findByText('Fetching...')).toBeTruthy()
  expect(button('Continue to the venue')).toBeNull()
  // also not while one answers
  await act(async () => quote.send({ type: 'answers.changed', answers: { insurance_producer: 'True' } }))
  expect(button('Continue to the venue')).toBeNull()
  await act(async () => coming.list.arrive())
  await screen.findByRole('button', { name: 'Continue to the venue' })
  expect(button('Add the first')).toBeTruthy()
  expect(screen.queryByText('Fetching...')).toBeNull()
})

test('the terms’ button waits for the terms, that stand above it', async () => {
  play({ step: 'terms', answers: wedding })
  expect(await screen.findByRole('textbox', { name: 'Your full name' })).toBeTruthy()
  expect(button('Sign and continue to payment')).toBeNull()
  await act(async () => coming.terms.arrive())
  await screen.findByRole('button', { name: 'Sign and continue to payment' })
  expect(screen.getByRole('heading', { name: 'What you declare' })).toBeTruthy()
})
