import { beforeAll, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { addDaysFromToday } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { openStored, storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { concertOf, submit } from '../../journeys/support/referring'
import { staffOf } from '../../journeys/support/underwriter'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('the page learns of a decision when its window is shown again', async () => {
  const email = 'waiting.sample@example.com'
  const page = await newPage(product.url)
  await openStored(product, page, concertOf(email))
  await submit(page, email)
  const staff = await staffOf(product)
  await staff.mark(new URL(page.url()).searchParams.get('id')!, { status: 'approved' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectPage(page.getByText('An underwriter has approved your quote')).toBeVisible()
})

test('an underwriter’s decline shows with its reason, and stays whatever the customer answers', async () => {
  const email = 'declined.sample@example.com'
  const { id } = await storedQuote(product.url, concertOf(email))
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, concertOf(email))
  await customer.open(`/quote/?id=${id}`)
  await submit(page, email)
  const staff = await staffOf(product)
  await staff.mark(id, { status: 'declined', reason: 'The hall has no second way out.' })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expectPage(page.getByText('An underwriter has declined your quote')).toBeVisible()
  await expectPage(page.getByText('The hall has no second way out.').first()).toBeVisible()
  await isAccessible(page, 'a quote that an underwriter declined')
  await mailArrives(product, email, /We cannot offer coverage/)

  await customer.change('underwriting')
  await customer.answer('national_level_performer', 'False')
  await page.getByRole('button', { name: 'Save and stop here' }).click()
  await customer.isAt('quoteSummary')
  await page.reload()
  await expectPage(page.getByText('The hall has no second way out.').first()).toBeVisible()
  await expectPage(page.getByRole('button', { name: /^Continue to your details/ })).toHaveCount(0)
  await staff.mark(id, { status: 'referred' })
  await page.reload()
  await expectPage(page.getByText('The hall has no second way out.')).toHaveCount(0)
})

test('a declined type of event shows before any other answer', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, { event_start_date: addDaysFromToday(200) })
  await customer.open()
  await customer.answer('event_type', 'Haunted House')
  await expectPage(page.getByText('Haunted attractions are outside what this program covers.')).toBeVisible()
  await isAccessible(page, 'a declined kind of event')
  await customer.answer('event_type', 'Other Event (Describe)')
  await expectPage(page.getByText('Haunted attractions are outside what this program covers.')).toHaveCount(0)
  await expectPage(customer.control('event_description')).toBeVisible()
})
