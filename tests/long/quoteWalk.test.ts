import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../journeys/support/browser'
import { type House, openHouse } from '../journeys/support/house'
import { walkQuote } from '../journeys/walks/quote/walkQuote'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  const limits = { LINK_RATE_LIMIT: '100000', COUPON_RATE_LIMIT: '100000' }
  house = await openHouse({ env: { ...limits, PROGRAM_FILE: 'program.example.json' } })
})
afterAll(() => house?.pullDown())

test('paths of the quote’s chart are walked in the browser, in all of its regions at once', async () => {
  const begun = Date.now()
  const { paths, acts, astray, gaps } = await walkQuote(house, [await newPage(house.url), await newPage(house.url)])
  const seconds = Math.round((Date.now() - begun) / 1000)
  process.stdout.write(
    `The quote’s chart in the browser: ${acts} acts on ${paths} paths in ${seconds} s, ${gaps.length} places not met yet\n`,
  )
  expect(astray).toEqual([])
})
