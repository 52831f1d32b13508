import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { bothCovers, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { openAtPayment, openStored } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({ PROGRAM_FILE: 'program.example.json', COUPON_RATE_LIMIT: '1000' })
})

async function downloaded(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download your ${name}` }).click()
  const file = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { name: file.suggestedFilename(), text: await textOfPdf(Buffer.concat(chunks)) }
}

// cancellation of $25,000, the limit for a budget of $22,000: 150.00; its five coverages 25.00, 20.00, 16.00, 16.00 and
// 24.00; liability 117.00; 5 % fee on 368.00 is 18.40, of which the coupon takes half
test('a coupon comes off the quote, which is downloaded and sent to who pays, and a preview of the certificate', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, bothCovers)
  await customer.isAt('quoteSummary')
  const due = (amount: string) => page.getByRole('row', { name: `Amount due ${amount}`, exact: true })
  await expectPage(due('$386.40')).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('FRIEND')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expectPage(page.getByText('This code isn’t valid or has expired')).toBeVisible()
  await isAccessible(page, 'a code that is refused')
  await code.fill('welcome')
  await code.press('Enter')
  await isReported(page, 'Coupon applied successfully!')
  await expectPage(due('$377.20')).toBeVisible()
  await expectPage(page.getByText('WELCOME: 50% off the policy fee')).toBeVisible()
  await expectPage(
    page.getByText('If the photographer fails or the pictures are lost, you get up to $2,000.'),
  ).toBeVisible()

  const quote = await downloaded(page, 'quote')
  expect(quote.name).toBe('quote.pdf')
  expect(quote.text).toContain('$377.20')
  const certificate = await downloaded(page, 'certificate')
  expect(certificate.name).toBe('certificate-preview.pdf')
  expect(certificate.text).toContain('PREVIEW, NOT INSURANCE')
  expect(certificate.text).toContain('$1,000,000')

  await page.getByRole('textbox', { name: 'Email the quote to' }).fill('payer@example.com')
  await page.getByRole('button', { name: 'Send a purchase link' }).click()
  await expectPage(page.getByText('The purchase link went to payer@example.com.')).toBeVisible()
  const mail = await mailArrives(product, 'payer@example.com', /./)
  expect(mail.text).toContain('step=payment')

  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await expectPage(due('$386.40')).toBeVisible()
})

test('a coupon at the payment needs a new confirmation, and the lower price is paid', async () => {
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  await expectPage(customer.payButton).toHaveText('Pay $170.10 and buy')
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME')
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await customer.isAt('terms')
  await customer.stepThrough('terms')
  await customer.isAt('payment')
  await expectPage(customer.payButton).toHaveText('Pay $166.05 and buy')
  await customer.pay()
  await customer.isBought()
  await expectPage(page.getByText('$166.05').first()).toBeVisible()
})

test('a limit for rented premises that is not sold says so in its dialog, and the most that is can be chosen there', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.change('underwriting')
  await customer.answer('damage_rented_premises_limit', '$1,000,000')
  await expectPage(page.getByText('is not sold for this event').first()).toBeVisible()
  await customer.back()
  const dialog = page.getByRole('dialog', { name: '$1,000,000 is not sold for this event' })
  await expectPage(dialog.getByRole('heading')).toBeVisible()
  await isAccessible(page, 'the dialog of a limit that is not sold')
  await dialog.getByRole('button', { name: 'Choose $500,000' }).click()
  await expectPage(dialog).toHaveCount(0)
  await expectPage(page.getByRole('radio', { name: '$500,000', exact: true })).toBeChecked()
})
