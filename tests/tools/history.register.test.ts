import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Access, contradictions } from '../../tools/history/register'

/** Whether some order of the accesses respects their times, and each read sees the write before it. */
function hasOrder(accesses: readonly Access[], value: string | null = null): boolean {
  // an open write need not happen
  if (accesses.every(({ isWrite, ended }) => isWrite && ended === Infinity)) return true
  const firstEnd = Math.min(...accesses.map(({ ended }) => ended))
  return accesses.some((next) => {
    if (next.began > firstEnd || (!next.isWrite && next.value !== value)) return false
    return hasOrder(
      accesses.filter((access) => access !== next),
      next.value,
    )
  })
}

/** Up to three writes of one value each, one of them without an answer, and up to four reads, with distinct instants. */
const history = fc
  .record({
    writes: fc.integer({ min: 1, max: 3 }),
    reads: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 4 }),
    isLastOpen: fc.boolean(),
    instants: fc.shuffledSubarray(
      Array.from({ length: 14 }, (_, i) => i),
      { minLength: 14 },
    ),
  })
  .map(({ writes, reads, isLastOpen, instants }) => {
    const values = [...Array.from({ length: writes }, (_, i) => i), ...reads.map((read) => read % writes)]
    return values.map((value, i): Access => {
      const [began, ended] = [instants[2 * i]!, instants[2 * i + 1]!].sort((a, b) => a - b) as [number, number]
      const isWrite = i < writes
      return { value: `${value}`, isWrite, began, ended: isWrite && isLastOpen && i === writes - 1 ? Infinity : ended }
    })
  })

test('finds a contradiction exactly where no order of reads and writes explains the history', () => {
  const seen = { linear: 0, contradictory: 0 }
  fc.assert(
    fc.property(history, (accesses) => {
      const isLinear = hasOrder(accesses)
      seen[isLinear ? 'linear' : 'contradictory']++
      expect(contradictions(accesses).length === 0).toBe(isLinear)
    }),
    { numRuns: 5000 },
  )
  expect(Math.min(seen.linear, seen.contradictory)).toBeGreaterThan(500)
})
