// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { play, wedding } from './stage'

vi.mock('../../src/dialogs/OpenDialog', () => {
  throw new Error('offline')
})

test('when even the dialogs cannot be fetched, the page says that nothing can be reached, until Escape', async () => {
  const { quote, user } = play({ answers: wedding })
  act(() => quote.send({ type: 'step.refused', problem: { status: 0, message: 'Something went wrong' } }))
  expect(await screen.findByRole('dialog', { name: 'We cannot reach our records just now' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
