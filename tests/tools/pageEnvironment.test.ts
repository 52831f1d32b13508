import { expect, test } from 'vitest'
import page from '../screens/environment'

test('the timers of a page end with it', async () => {
  const window = { ...globalThis, setTimeout } as typeof globalThis
  const { teardown } = await page.setup(window, {})
  const fired: string[] = []
  window.setTimeout(() => fired.push('open'), 0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  window.setTimeout(() => fired.push('closed'), 0)
  await teardown(window)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([fired, window.setTimeout]).toEqual([['open'], setTimeout])
})
