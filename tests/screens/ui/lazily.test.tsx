import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazily } from '../../../src/shared/ui/LazyPart'

test('a part that fails to load leaves the page around it, and can be retried', async () => {
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

/** Parts of one page whose code is out of reach until the network returns. */
function outOfReach(meanwhile?: null) {
  const network = { isDown: true }
  const Parts = ['the price', 'the summary', 'the terms'].map((words) =>
    lazily(async () => {
      if (network.isDown) throw new Error('Failed to fetch dynamically imported module')
      return { default: () => <p>{words}</p> }
    }, meanwhile),
  )
  const All = () => Parts.map((Part, at) => <Part key={Parts.indexOf(Part, at)} />)
  return { network, All }
}

test('parts that are missing load by themselves when the network returns', async () => {
  const { network, All } = outOfReach()
  render(<All />)
  expect(await screen.findAllByRole('alert')).toHaveLength(3)
  network.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('the price')).toBeTruthy()
  expect(await screen.findByText('the terms')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one retry is for all parts that are missing, and small ones say once that they are', async () => {
  const { network, All } = outOfReach(null)
  const { unmount } = render(<All />)
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('alert')
  unmount()
  render(<All />)
  network.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  for (const words of ['the price', 'the summary', 'the terms']) expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that cannot be drawn leaves the page around it, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = { isThere: true }
  const Part = lazily(async () => ({
    default: () => {
      if (fault.isThere) throw new Error('a fault of ours')
      return <p>the part</p>
    },
  }))
  render(
    <>
      <p>around it</p>
      <Part />
    </>,
  )
  await screen.findByRole('alert')
  expect(screen.getByText('around it')).toBeTruthy()
  fault.isThere = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the part')).toBeTruthy()
})
