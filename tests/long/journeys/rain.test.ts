import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { madeDocuments } from '../../journeys/support/documents'
import { cards, day, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargedSince, chargesAt, textOfPdf } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

const concert = {
  ...wedding,
  event_type: 'Concert - Pop',
  event_state: 'NV',
  coverage_type: 'Rain Insurance',
  rain_date: day(0),
  rain_from_hour: '12',
  rain_to_hour: '18',
  rain_threshold: '0.25',
  rain_amount: 25_000,
} as const

// 3.5 % of 25,000 is 875.00 in a dry state; 5 % fee on it
const amount = '$918.75'

test('a host prices rain insurance from its own page, pays, and holds the certificate and the policy', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  await page.goto('/quote/#rain-cover')
  await page.getByRole('link', { name: 'Price rain insurance' }).click()
  const customer = new CustomerDriver(page, concert)
  await customer.isAt('eventDetails')
  await customer.toPayment()
  await expectPage(page.getByText('the policy cannot be canceled, and nothing is refunded')).toBeVisible()
  await expectPage(page.getByRole('button', { name: `Pay ${amount} and buy` })).toBeVisible()
  await customer.pay(cards.approved)
  await customer.isBought()
  await madeDocuments(page, 3)
  const papers = await Promise.all(
    [/^Open .*certificate/i, /^Open .*rain policy/i].map(async (name) => {
      const link = page.getByRole('link', { name })
      const answer = await page.request.get((await link.getAttribute('href'))!)
      return textOfPdf(await answer.body())
    }),
  )
  for (const text of papers) {
    expect(text).toContain('12:00 pm to 6:00 pm')
    expect(text).toContain('0.25 inches or more')
    expect(text).toContain('$25,000')
    expect(text).toContain(day(0))
    expect(text).toContain('Sample Meadow Barn')
  }
  expect(papers[1]).toContain('$875.00')
  expect(await chargedSince(before, product)).toEqual([91_875])
})
