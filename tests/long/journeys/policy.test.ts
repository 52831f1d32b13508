import { beforeAll, test } from 'vitest'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { certificate, changeAnswers, codeIn, press, task } from '../../journeys/support/policyActs'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

test('a certificate shows whether it is in force, and a replaced one says so', async () => {
  const { link } = await buyPolicy(product, { ...wedding, insured_email: 'casey.specimen@example.com' }, 170.1)
  const page = await newPage(product.url)
  await page.goto(link)
  const first = codeIn(await certificate(page))
  const venue = await newPage(product.url)
  await venue.goto(`/quote/certificate/${first.replace('-', '').toLowerCase()}`)
  await expectPage(venue.getByText('Not yet in force')).toBeVisible()
  await changeAnswers(page, 'Venue and name', ['Sample Orchard Hall'], ['event_location_name'])
  await press(page, 'See the new price')
  await task(page, 'Agree to the change')
  await press(page, 'Change it')
  await expectPage(page.getByText('The price is the same.')).toBeVisible()
  await venue.reload()
  await expectPage(venue.getByText('Replaced', { exact: true })).toBeVisible()
  await venue.getByLabel('Check another code').fill('2222-2222')
  await venue.keyboard.press('Enter')
  await expectPage(venue.getByRole('heading', { level: 1, name: 'No certificate has this code' })).toBeVisible()
})
