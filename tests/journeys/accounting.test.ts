import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { begin, dialogOf, openBooks, press, send } from './support/books'
import { buyPolicy } from './support/bought'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { cards, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { chargedSince, chargesAt, mailArrives, textOfPdf } from './support/pdfAndMail'
import { type Product, sharedProduct } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

test('an invoice is paid by a second card, and the statement shows all of it', async () => {
  const email = 'invoiced@example.com'
  const { contactId } = await buyPolicy(product, { ...wedding, insured_email: email }, 170.1)
  const before = await chargesAt(product)
  const page = await openBooks(await newPage(product.url), contactId)
  await begin(page, 'Create an invoice')
  await page.getByLabel('Description').fill('A third setup day')
  await page.getByLabel('Amount').fill('80')
  await press(page, 'Add an item')
  const second = page.getByRole('group', { name: 'Item 2' })
  await second.getByLabel('Description').fill('Its fee')
  await second.getByLabel('Amount').fill('40')
  await isAccessible(page, 'an invoice', [1280, 390])
  await press(page, 'Create the invoice')
  await send(page, 'Send the invoice', email)
  await expectPage(page.getByRole('heading', { level: 2, name: '$120.00 is due' })).toBeVisible()
  await mailArrives(product, email, /^Invoice/)

  await begin(page, 'Receive a payment')
  await page.getByLabel('By card').check()
  const customer = new CustomerDriver(page, {})
  await customer.typeCard(cards.refused)
  await press(page, 'Charge $120.00 to the card')
  const exception = dialogOf(page, 'The card could not be charged')
  await expectPage(exception).toContainText('The bank declined this card.')
  await exception.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('textbox', { name: 'Card number' }).fill(cards.other)
  await press(page, 'Charge $120.00 to the card')
  await send(page, 'Send the receipt of the payment', email)
  await expectPage(page.getByRole('heading', { level: 2, name: 'Settled' })).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([12000])

  const download = page.waitForEvent('download')
  await press(page, 'Statement as PDF')
  expect((await download).suggestedFilename()).toBe('statement.pdf')
  const statement = await page.request.get(`/api/admin/contacts/${contactId}/statement`)
  const words = await textOfPdf(await statement.body())
  expect(words).toContain('A third setup day')
  expect(words).toContain('120.00')
})
