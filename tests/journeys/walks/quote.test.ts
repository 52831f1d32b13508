import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../support/browser'
import { type OwnProduct, openProduct } from '../support/product'
import { walkQuote } from './quote/walkQuote'

const { newPage } = withBrowser()
let house: OwnProduct
beforeAll(async () => {
  const limits = { COUPON_RATE_LIMIT: '100000' }
  house = await openProduct({ env: { ...limits, PROGRAM_FILE: 'program.example.json' }, isBlank: true })
})
afterAll(() => house?.pullDown())

const minutes = 60_000

test('every state and transition of the quote is visited in the browser, with all of its regions at once', {
  timeout: 20 * minutes,
}, async () => {
  const begun = Date.now()
  const pages = await Promise.all([1, 2, 3].map(() => newPage(house.url)))
  const { paths, acts, astray, gaps } = await walkQuote(house, pages)
  const seconds = Math.round((Date.now() - begun) / 1000)
  process.stdout.write(`The quote in the browser: ${acts} acts on ${paths} paths in ${seconds} s\n`)
  expect(astray).toEqual([])
  expect(gaps).toEqual([])
})
