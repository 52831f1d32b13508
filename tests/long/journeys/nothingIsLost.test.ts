import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { openStored } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('the link in the mail opens the quote on another device, with all that was stored', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.isAt('quoteSummary')
  await page
    .getByRole('button', { name: /^Email/ })
    .first()
    .click()
  const box = page.getByRole('textbox', { name: /email/i }).last()
  await box.fill('partner@example.com')
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await isReported(page, 'Email sent successfully!')
  const mail = await mailArrives(product, 'partner@example.com', /quote/i)
  const link = /https?:\/\/[^\s"<>]+\/quote\/\?id=[\w-]{22}/.exec(mail.text ?? '')?.[0]
  expect(link).toBeDefined()

  const other = await newPage(product.url)
  const there = new CustomerDriver(other, wedding)
  await there.open(link)
  for (const step of ['eventDetails', 'coverage', 'underwriting'] as const) {
    if (!(await there.title(step).isVisible())) await there.change(step)
    await there.showsAll(step)
  }
})

test('back and forth between steps loses nothing, even in an unfinished step', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.through('coverage')
  await customer.isAt('underwriting')
  await customer.answer('loss_claim_before', 'False')
  await customer.back()
  await customer.showsAll('eventDetails')
  await customer.goOn('eventDetails')
  await customer.showsAll('coverage')
  await expectPage(customer.control('loss_claim_before').getByRole('radio', { name: 'No' })).toBeChecked()
  await expectPage(customer.control('end_after_two').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a question that disappears and returns keeps its answer, even after a reload in between', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.through('eventDetails')
  await customer.answerAll('coverage')
  await customer.answer('alcohol_event', 'False')
  await expectPage(customer.control('byob_alcohol')).toHaveCount(0)
  await page.reload()
  await customer.isAt('coverage')
  await customer.answer('alcohol_event', 'True')
  await customer.showsAll('coverage')
})
