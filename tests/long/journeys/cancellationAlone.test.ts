import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { tradeShow } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type House, sharedHouse } from '../../journeys/support/house'
import { chargedSince, chargesAt } from '../../journeys/support/papers'
import { begun, bought, row } from '../../journeys/support/wholeJourney'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

// 1.05 for each $100 of 80,000 is 840.00; 1 % of the deposit's 5,000 is 50.00; the fee of 5 % on 890.00 is 44.50
test('a trade show is insured against cancellation alone: nothing of liability is asked, priced or printed', async () => {
  const before = await chargesAt(house)
  const { page, road } = await begun(await newPage(house.url), tradeShow)
  await road.through('eventDetails')
  await road.isAt('coverage')
  await expectPage(road.control('coverage_limits')).toHaveCount(0)
  await road.through('underwriting', 'coverage')
  await road.isAt('quoteSummary')
  await expectPage(row(page, /^Cancellation .*\$80,000 840\.00$/)).toBeVisible()
  await expectPage(row(page, /^Loss of deposit .*\$5,000 50\.00$/)).toBeVisible()
  await expectPage(row(page, /^General liability/)).toHaveCount(0)
  await expectPage(row(page, 'Amount due $934.50')).toBeVisible()
  await road.acceptQuote()
  await road.isAt('insured')
  await expectPage(road.control('ai_data')).toHaveCount(0)
  const papers = await bought({ page, road }, '$934.50')
  expect(papers.map(({ name }) => name).sort()).toEqual([
    expect.stringContaining('Cancellation policy'),
    expect.stringMatching(/Certificate of cancellation insurance/),
    expect.stringContaining('Receipt'),
  ])
  expect(await chargedSince(before, house)).toEqual([934_50])
})
