import { describe, expect, test } from 'vitest'
import { rate, toWire } from '../../domain/rating'
import { pricingFields, withEveryField } from '../../domain/rating/price'
import { changesBetween, groupsOf, lineWords, movedBetween, payoutOf } from '../../domain/worksheet'
import { both, event, everyRule } from './rating.fixture'

/**
 * A price is stored as it was worked out, and read by programs that are newer. A field, a line or a part of a basis that
 * it lacks reads as nothing: it never throws, and nobody reads NaN or undefined.
 */

const hurricanes: (typeof everyRule)[number] = [
  {
    ...both,
    event_type: 'Trade Show',
    event_state: 'FL',
    event_start_date: '09/10/2027',
    event_end_date: '09/10/2027',
  },
  {},
]
const prices = [...everyRule, hurricanes].map(([choices, options]) => toWire(rate(event(choices), options)))
type Wire = (typeof prices)[number]

const garbled = /NaN|undefined|null/

/** Every sentence about two prices, one after the other. */
const wordsOf = (before: Wire, after: Wire) =>
  JSON.stringify([
    before.worksheet.map((line) => [lineWords(line), payoutOf(line)]),
    movedBetween(before, after),
    movedBetween(after, before),
    changesBetween(before, after)?.texts,
    changesBetween(after, before)?.texts,
  ]).replaceAll(/(?<=,|\[)null(?=,|\])/g, '""')

const parts = prices.flatMap((price, at) =>
  price.worksheet.flatMap((line, index) => Object.keys(line.basis).map((name) => ({ at, index, name }))),
)

describe('a stored price that lacks newer fields', () => {
  test.each(pricingFields)('reads 0 for %s', (field) => {
    for (const { pricing_detail: detail } of prices) {
      const older: Partial<Wire['pricing_detail']> = { ...detail }
      delete older[field]
      expect(withEveryField(older)).toEqual({ ...detail, [field]: 0 })
    }
  })

  test('describes a line without a part of its basis as if the part were empty', () => {
    for (const { at, index, name } of parts) {
      const price = prices[at] as Wire
      const withBasis = (change: (basis: Record<string, unknown>) => void): Wire => {
        const older = structuredClone(price)
        change((older.worksheet[index] as Wire['worksheet'][number]).basis as Record<string, unknown>)
        return older
      }
      const lacking = withBasis((basis) => delete basis[name])
      const empty = withBasis((basis) => {
        basis[name] = null
      })
      for (const other of prices) {
        const lackingWords = wordsOf(lacking, other)
        const where = `${price.worksheet[index]?.rule}.${name}`
        expect(lackingWords, where).toBe(wordsOf(empty, other))
        expect(lackingWords, where).not.toMatch(garbled)
      }
    }
  })

  test('is compared with prices that have one more line, and one fewer', () => {
    for (const price of prices)
      for (const line of price.worksheet) {
        const older = { ...price, worksheet: price.worksheet.filter((one) => one !== line) }
        expect(wordsOf(older, price), line.rule).not.toMatch(garbled)
        const [moved] = movedBetween(older, price)
        if (line.amount !== 0) expect(moved, line.rule).toMatchObject({ field: line.field, from: 0, to: line.amount })
      }
  })
})

test('terrorism coverage that was stored among the fees stands with liability', () => {
  const stored = [
    { field: 'tria', group: 'fees' as const },
    { field: 'policy_fee', group: 'fees' as const },
  ]
  expect(groupsOf(stored).map(({ title, lines }) => [title, lines.map(({ field }) => field)])).toEqual([
    ['Liability', ['tria']],
    ['Fee and tax', ['policy_fee']],
  ])
})
