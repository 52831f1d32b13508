import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { play, wedding } from './stage'

const network = vi.hoisted(() => ({ isThere: false }))
vi.mock('../../src/screens/quote/dialogs/OpenDialog', (original) => {
  if (!network.isThere) throw new Error('offline')
  return original()
})

test('when the dialogs cannot be fetched, a message about the lost connection opens until Escape; the next dialog works', async () => {
  const { quote, user } = play({ answers: wedding })
  act(() => quote.send({ type: 'step.refused', problem: { status: 0, message: 'Something went wrong' } }))
  expect(await screen.findByRole('dialog', { name: 'There is no connection to our server' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()

  network.isThere = true
  act(() => quote.send({ type: 'step.refused', problem: { status: 422, message: 'Check your answers' } }))
  expect(await screen.findByRole('dialog', { name: 'Some answers cannot be saved yet' })).toBeTruthy()
})
