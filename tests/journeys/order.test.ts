import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { expectPage } from './support/expectPage'
import { amount, booksOf, inWords, isOrdered, order } from './support/ordering'
import { chargedSince, chargesAt, mailArrives } from './support/pdfAndMail'
import { type Product, sharedProduct } from './support/product'
import { staffOf } from './support/underwriter'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('an order by check is insured once staff receive the full amount, and the page then leads to the policy', async () => {
  const email = 'check@example.com'
  const before = await chargesAt(product)
  const { page, id } = await order(product, await newPage(product.url), 'Check', email)
  await isAccessible(page, 'the order')
  const howToPay = await mailArrives(product, email, /^How to pay by check/)
  expect(howToPay.text).toContain(inWords)
  await page.reload()
  await isOrdered(page)

  const staff = await staffOf(product)
  expect(await staff.receive(id, 85.05)).toBe('awaitingPayment')
  await page.getByRole('button', { name: 'Check payment status' }).click()
  await expectPage(page.getByText('It has not all been paid yet.')).toBeVisible()
  expect(await staff.receive(id, 85.05, '1042')).toBe('purchased')
  await page.getByRole('button', { name: 'Check payment status' }).click()
  await expectPage(page.getByRole('heading', { name: 'Your event is insured' })).toBeFocused()
  await page.getByRole('link', { name: 'Go to my policy' }).click()
  await expectPage(page).toHaveURL(/#manage-policy$/)

  const { mail, rows } = await booksOf(product, email)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['receivePayment', 0, 85.05],
    ['receivePayment', 0, 85.05],
  ])
  expect(await chargedSince(before, product)).toEqual([])
})
