import { expect, test } from 'vitest'
import { loadPage } from '../../tools/rolling/sessions/load'
import { reopenSessions } from '../../tools/rolling/sessions/sessions'

/** A short form of `npm run rolling -- sessions`, which opens 100,000 sessions of the release before this one. */
test('stored sessions open where something can be answered, with every answer', async () => {
  const page = await loadPage()
  const { sessions, uncovered, lasting, stranded } = await reopenSessions(page, page, { count: 200, seed: 5 })
  expect(stranded.map(({ why }) => why)).toEqual([])
  expect(sessions).toBe(200)
  expect(uncovered.length).toBeLessThan(lasting.length / 2)
})

test('a state that was renamed without a migration of the stored sessions strands them', async () => {
  const renamed = await loadPage(undefined, { from: 'quoteSummary', to: 'priceSummary' })
  const { stranded } = await reopenSessions(await loadPage(), renamed, { count: 100, seed: 5 })
  expect(stranded.map(({ why }) => why)).toContain('its key is lost, and so is its contact')
})
