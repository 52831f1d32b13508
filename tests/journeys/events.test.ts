import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers, FormStep } from '../../domain/application'
import { withBrowser } from './support/browser'
import { madeDocuments } from './support/documents'
import { tradeShow } from './support/events'
import { expectPage } from './support/expectPage'
import { type OwnHouse, openHouse } from './support/house'
import { chargesAt, textOfPdf } from './support/papers'
import { Road } from './support/road'

/** Whole journeys, from the first question to the papers, for events that are no plain wedding. */
const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

async function begun(answers: Partial<Answers>) {
  const page = await newPage(house.url)
  const road = new Road(page, answers)
  await road.open()
  return { page, road }
}

const row = (page: Page, name: RegExp | string) => page.getByRole('row', { name })

/** From the accepted price to the papers: what each of them is called, and what it says. */
async function bought({ page, road }: { page: Page; road: Road }, price: string, from: FormStep = 'insured') {
  await road.toPayment(from)
  await expectPage(road.payButton).toHaveText(`Pay ${price} and buy`)
  await road.pay()
  await road.isBought()
  // a certificate and a policy of each cover, and one receipt
  const links = await madeDocuments(page, 3)
  const papers = await links.evaluateAll((all) =>
    all.map((each) => ({ name: each.textContent, href: (each as HTMLAnchorElement).href })),
  )
  return Promise.all(
    papers.map(async ({ name, href }) => ({
      name,
      text: await textOfPdf(await (await page.request.get(href)).body()),
    })),
  )
}

// for 501 to 1,500 people a booth is 85.00, two days make it 114.75, in whole dollars 115.00; who runs the market 10.00;

// 1.05 for each $100 of 80,000 is 840.00; 1 % of the deposit's 5,000 is 50.00; the fee of 5 % on 890.00 is 44.50
test('a trade show is insured against cancellation alone: nothing of liability is asked, priced or printed', async () => {
  const { page, road } = await begun(tradeShow)
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
  expect(await chargesAt(house)).toContain(934_50)
})
