import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { begin, dialogOf, entered, openBooks, press, send } from '../../journeys/support/books'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

test('a refund that the card’s bank refuses opens its dialog, and is paid by check with nothing lost', async () => {
  const email = 'refunded@example.com'
  const { contactId } = await buyPolicy(product, { ...wedding, insured_email: email }, 170.1, cards.keeping)
  const page = await openBooks(await newPage(product.url), contactId)
  await expectPage(entered(page, 'R-\\d+')).toContainText('Visa ending in 5126')
  await isAccessible(page, 'the books', [1280, 390])
  await begin(page, 'Issue a refund')
  await page.getByLabel('Amount').fill('40')
  await press(page, 'Issue the refund')
  await expectPage(page.getByRole('link', { name: /^Say why more than the \$0\.00/ })).toBeVisible()
  await page.getByLabel(/^Note/).fill('The band did not come')
  await isAccessible(page, 'a refund', [1280, 390])
  await press(page, 'Issue the refund')

  const exception = dialogOf(page, 'The card could not be refunded')
  await expectPage(exception).toContainText('The refund stays due')
  await isAccessible(page, 'a card exception')
  await exception.getByRole('button', { name: 'Back to the form' }).click()
  await expectPage(page.getByLabel('Amount')).toHaveValue('40')
  await expectPage(page.getByLabel(/^Note/)).toHaveValue('The band did not come')
  await page.getByLabel('By check or transfer').check()
  await page.getByLabel('Reference').fill('Check 1042')
  await press(page, 'Issue the refund')
  // the payee gets a mail by itself, which may be sent by now
  const again = /^Send (another copy|the receipt of the refund again)$/
  await send(page, /^Send (another copy of )?the receipt of the refund( again)?$/, email, again)

  await expectPage(page.getByRole('heading', { level: 2, name: 'Settled' })).toBeVisible()
  await expectPage(page.getByText('$130.10 charged, $130.10 paid.')).toBeVisible()
  const refund = page.getByRole('row', { name: /Refund/ }).last()
  await expectPage(refund).toContainText('Check 1042')
  const mail = await mailArrives(product, email, /refund/i)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  expect(await textOfPdf(new Uint8Array(mail.attachments[0]!.content as ArrayBuffer))).toContain('40.00')
  // the contact's log names the recipient and the subject
  const logs = await page.request.get(`/api/admin/${contactId}/email-logs`)
  expect(logs.status()).toBe(200)
  expect(await logs.text()).toContain(mail.subject)
})
