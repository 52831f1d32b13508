import { expect, test } from 'vitest'
import page from '../screens/environment'

test('the timers of a page end with it', async () => {
  const window = { ...globalThis, setTimeout } as typeof globalThis
  const { teardown } = await page.setup(window, {})
  const fired: string[] = []
  window.setTimeout(() => fired.push('open'), 0)
  // timers of the same length fire in their order
  await new Promise((resolve) => setTimeout(resolve, 0))
  window.setTimeout(() => fired.push('closed'), 0)
  await teardown(window)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([fired, window.setTimeout]).toEqual([['open'], setTimeout])
})
