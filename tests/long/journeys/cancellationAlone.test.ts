import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { tradeShow } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargedSince, chargesAt } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { begun, bought, row } from '../../journeys/support/wholeJourney'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

// 1.05 for each $100 of 80,000 is 840.00; 1 % of the deposit's 5,000 is 50.00; the fee of 5 % on 890.00 is 44.50
test('a trade show is insured against cancellation alone: nothing of liability is asked, priced or printed', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await begun(await newPage(product.url), tradeShow)
  await customer.through('eventDetails')
  // no step of the way is about liability
  await customer.isAt('underwriting')
  await expectPage(page.getByRole('heading', { name: 'Dates and coverage' })).toHaveCount(0)
  await customer.through('underwriting', 'underwriting')
  await customer.isAt('quoteSummary')
  await expectPage(row(page, /^Cancellation .*\$80,000 840\.00$/)).toBeVisible()
  await expectPage(row(page, /^Loss of deposit .*\$5,000 50\.00$/)).toBeVisible()
  await expectPage(row(page, /^General liability/)).toHaveCount(0)
  await expectPage(row(page, 'Amount due $934.50')).toBeVisible()
  await customer.acceptQuote()
  await customer.isAt('insured')
  await expectPage(customer.control('ai_data')).toHaveCount(0)
  const papers = await bought({ page, customer }, '$934.50')
  expect(papers.map(({ name }) => name).sort()).toEqual([
    expect.stringContaining('Cancellation policy'),
    expect.stringMatching(/Certificate of cancellation insurance/),
    expect.stringContaining('Receipt'),
  ])
  expect(await chargedSince(before, product)).toEqual([934_50])
})
