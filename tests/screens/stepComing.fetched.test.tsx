import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { play, wedding } from './stage'

/** Holds back a part that a step has to load first, until a test releases it. */
const { coming } = vi.hoisted(() => {
  const gate = () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { arrived, arrive: () => arrive() }
  }
  return { coming: { list: gate(), terms: gate() } }
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

test('a step’s button shows once no loading part can move it from under a press', async () => {
  const { quote } = play({ step: 'insured', answers: wedding })
  // reading and answering can begin
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy()
  expect(await screen.findByText('Fetching...')).toBeTruthy()
  expect(button('Continue to check and agree')).toBeNull()
  // nor while a question is answered
  await act(async () => quote.send({ type: 'answers.changed', answers: { insurance_producer: 'True' } }))
  expect(button('Continue to check and agree')).toBeNull()
  await act(async () => coming.list.arrive())
  await screen.findByRole('button', { name: 'Continue to check and agree' })
  expect(button('Add the first')).toBeTruthy()
  expect(screen.queryByText('Fetching...')).toBeNull()
})

test('a quote that opens at the terms says that it is being fetched, and appears whole', async () => {
  play({ step: 'terms', answers: wedding })
  expect(await screen.findByText('Fetching...')).toBeTruthy()
  expect(button('Sign and continue to payment')).toBeNull()
  await act(async () => coming.terms.arrive())
  await screen.findByRole('button', { name: 'Sign and continue to payment' })
  expect(screen.getByRole('heading', { name: 'Your declarations' })).toBeTruthy()
})
