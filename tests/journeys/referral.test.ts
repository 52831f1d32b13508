import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { expectPage } from './support/expectPage'
import { chargesAt, mailArrives } from './support/pdfAndMail'
import { openStored } from './support/prepared'
import { type OwnProduct, openProduct } from './support/product'
import { concertOf, submit, tracker } from './support/referring'
import { staffOf } from './support/underwriter'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
})
afterAll(() => product?.pullDown())

test('a concert that refers is submitted, approved by staff, and bought at the price that they approved', async () => {
  const email = 'rock.sample@example.com'
  const page = await newPage(product.url)
  const customer = await openStored(product, page, concertOf(email))
  await expectPage(page.getByText('Well-known performers change the size').first()).toBeVisible()
  await isAccessible(page, 'submitting for review')
  await submit(page, email)
  await isAccessible(page, 'a quote in review')
  await expectPage(page.getByRole('button', { name: /^Continue to your details/ })).toHaveCount(0)

  // the email's link opens the same page, on another device too
  const mail = await mailArrives(product, email, /looking at your quote/)
  const [link] = /https?:\/\/\S+\?id=[\w-]+/.exec(mail.text ?? '')!
  const elsewhere = await newPage(product.url)
  await elsewhere.goto(link)
  await expectPage(tracker(elsewhere)).toBeVisible()

  const staff = await staffOf(product)
  const id = new URL(link).searchParams.get('id')!
  expect((await staff.referred())[0]).toMatchObject({ id, review_submitted: expect.stringMatching(/^\d{4}-/) })
  const approved = await staff.mark(id, { status: 'approved' })
  const amount = `$${approved.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

  await page.getByRole('button', { name: 'Check now' }).click()
  await expectPage(page.getByText('An underwriter has approved your quote')).toBeVisible()
  await expectPage(page.getByRole('row', { name: `Amount due ${amount}` })).toBeVisible()
  await isAccessible(page, 'an approved quote')
  await mailArrives(product, email, /Your quote is approved/)

  await customer.toPaymentAgain()
  await expectPage(page.getByRole('button', { name: `Pay ${amount} and buy` })).toBeVisible()
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([Math.round(approved * 100)])
})
