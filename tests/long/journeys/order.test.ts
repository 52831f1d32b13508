import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import type { CustomerDriver } from '../../journeys/support/customerDriver'
import { cards } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { amount, booksOf, inWords, isOrdered, order } from '../../journeys/support/ordering'
import { chargedSince, chargesAt, mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { staffOf } from '../../journeys/support/underwriter'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

test('an order by invoice that is paid by card makes one policy, and voids the invoice', async () => {
  const before = await chargesAt(product)
  const email = 'invoice@example.com'
  const { page, customer } = await order(product, await newPage(product.url), 'Invoice', email)
  const invoice = (await page.getByRole('link', { name: 'the invoice' }).getAttribute('href'))!
  await expect.poll(async () => (await page.request.get(invoice)).status(), { interval: 250 }).toBe(200)
  expect(await textOfPdf(await (await page.request.get(invoice)).body())).toContain(inWords)
  const mail = await mailArrives(product, email, /^Invoice/)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  await customer.isAt('payment')
  await payAs(customer, cards.other)
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
  const { rows } = await booksOf(product, email)
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['salesReceipt', amount, amount],
    ['creditMemo', -amount, 0],
  ])
})

test('a refused card leaves the order as it was', async () => {
  const before = await chargesAt(product)
  const { page, customer, id } = await order(product, await newPage(product.url), 'Check', 'standing@example.com')
  const instead = page.getByRole('button', { name: 'Pay by card instead' })
  await instead.click()
  await customer.isAt('payment')
  await page.goBack()
  await isOrdered(page)
  await instead.click()
  await customer.isAt('payment')
  await payAs(customer, cards.refused)
  await expectPage(page.getByRole('dialog').getByText('The bank declined this card.').first()).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([])
  await page.goto(`/quote/?id=${id}`)
  await isOrdered(page)
  const staff = await staffOf(product)
  expect(await staff.receive(id, amount, '1043')).toBe('purchased')
})

async function payAs(customer: CustomerDriver, number: string) {
  await customer.page.getByRole('radio', { name: 'Card' }).check()
  await customer.pay(number)
}
