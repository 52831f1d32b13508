// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazily } from '../../../src/shared/ui/LazyPart'

test('a part that fails to load leaves the page around it, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const Part = lazily(async () => {
    if (isDown) throw new Error('Loading chunk 3 failed')
    return { default: () => <p>the part</p> }
  })
  render(
    <>
      <p>around it</p>
      <Part />
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing that you entered is lost')
  expect(screen.getByText('around it')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the part')).toBeTruthy()
})

test('a part that was preloaded is loaded once', async () => {
  const load = vi.fn(async () => ({ default: () => <p>the part</p> }))
  const Part = lazily(load)
  Part.preload()
  render(<Part />)
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a loaded part renders with its surroundings, and not a moment later', async () => {
  const load = async () => ({ default: () => <p>the part</p> })
  const Part = lazily(load)
  expect(Part.arrival()).toBeInstanceOf(Promise)
  await Part.arrival()
  expect(Part.arrival()).toBeNull()
  render(<Part />)
  expect(screen.getByText('the part')).toBeTruthy()
})
