import { expect, test, vi } from 'vitest'
import { older } from '../../domain/catalogue/older'
import { plan20270101 } from '../../domain/rating/plans/plan20270101'

/** An error in the data stops the start. These tests load modules anew, so this file has a worker of its own. */

test('rating plans are checked when the product loads', async () => {
  vi.resetModules()
  vi.doMock('../../domain/rating/plans/plan20270101', () => ({ plan20270101: { ...plan20270101, triaPercent: -1 } }))
  await expect(import('../../domain/rating')).rejects.toThrow('Rating plan 2027-01-01, triaPercent: ')
  vi.doUnmock('../../domain/rating/plans/plan20270101')
})

test('the decision rules do not load with an error in a catalogue', async () => {
  vi.resetModules()
  const ver4 = { ...older.ver4, removed: ['Llama Walk'] }
  vi.doMock('../../domain/catalogue/older', () => ({ older: { ...older, ver4 } }))
  await expect(import('../../domain/decision')).rejects.toThrow('Catalogue ver4: the newer one has no Llama Walk')
})
