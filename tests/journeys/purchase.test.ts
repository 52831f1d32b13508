import { beforeAll, expect, test } from 'vitest'
import { dayInWords } from '../../domain/common/formats'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { madeDocuments } from './support/documents'
import { bothCovers, cards, day, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { chargedSince, chargesAt, mailArrives, textOfPdf } from './support/pdfAndMail'
import { openAtPayment, openStored } from './support/prepared'
import { type Product, sharedProduct } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

// 130.00 less 10 % for weddings is 117.00; a setup day 20.00; rented premises 25.00; 5 % fee on 162.00
const amount = '$170.10'

test('a couple answers, pays with its card, and holds certificate, policy and receipt', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.toPayment()
  await expectPage(page.getByRole('button', { name: `Pay ${amount} and buy` })).toBeVisible()
  await customer.pay(cards.approved)
  await customer.isBought()
  await expectPage(page.getByText(amount).first()).toBeVisible()

  const policyNumber = (await page
    .getByText(/^MQ\w*-\d+$/)
    .first()
    .textContent())!
  await madeDocuments(page, 3)
  const papers = await Promise.all(
    ['certificate', 'policy', 'receipt'].map(async (name) => {
      const link = page.getByRole('link', { name: new RegExp(`^Open .*${name}`, 'i') })
      const answer = await page.request.get((await link.getAttribute('href'))!)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      return textOfPdf(await answer.body())
    }),
  )
  for (const text of papers) {
    expect(text).toContain(policyNumber)
    expect(text).toContain('Łucja Sample-Ångström')
  }
  const [certificate, policy, receipt] = papers as [string, string, string]
  for (const text of [certificate, policy]) {
    expect(text).toContain('$1,000,000')
    expect(text).toContain('$2,000,000')
    expect(text).toContain('$300,000')
    expect(text).toContain(day(0))
    expect(text).toContain('Sample Meadow Barn')
  }
  expect(receipt).toContain(amount)
  expect(receipt).toContain('4242')
  expect(await chargedSince(before, product)).toEqual([17010])

  const mail = await mailArrives(product, wedding.insured_email, new RegExp(policyNumber))
  const kinds = mail.attachments.map(({ mimeType }) => mimeType)
  expect(kinds).toEqual(['application/pdf', 'application/pdf', 'application/pdf'])
  expect(mail.text).toContain('#manage-policy')

  // the quote is a policy now, which may change: its page shows its status, and back leads past the purchase
  const address = page.url()
  for (const again of [() => page.reload(), () => page.goto(address)]) {
    await again()
    await expectPage(page.getByRole('heading', { level: 1, name: /^Wedding/ })).toBeVisible()
    await expectPage(page.getByText(policyNumber).first()).toBeVisible()
    expect(page.url()).toContain('#manage-policy?id=')
  }
  await page.goto('/quote/')
  await customer.isAt('eventDetails')
})

// cancellation of $25,000, the limit for a budget of $22,000: 150.00; its five coverages 25.00, 20.00, 16.00, 16.00 and
// 24.00; liability 117.00; 5 % fee on 368.00
test('a couple insures its wedding for liability and cancellation, with all its covers and two pieces of jewelry', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openStored(product, page, bothCovers)
  await customer.isAt('quoteSummary')
  const table = page.getByRole('table', { name: 'What the policy covers and what each part costs' })
  await expectPage(table.getByRole('row', { name: 'Amount due $386.40' })).toBeVisible()
  for (const [cover, limit, price] of [
    ['General liability', '$1,000,000 $2,000,000', '117.00'],
    ['Cancellation', '$25,000', '150.00'],
    ['Loss of deposit', '$2,500', '25.00'],
    ['Photographs and video', '$2,000', '20.00'],
    ['Gifts', '$2,000', '16.00'],
    ['Wedding attire', '$2,000', '16.00'],
    ['Scheduled jewelry', '$2,000', '24.00'],
  ] as const) {
    // the payout is between the name and the limit
    const name = new RegExp(`^${cover} .*${`${limit} ${price}`.replace(/[$.]/g, '\\$&')}$`)
    await expectPage(table.getByRole('row', { name })).toBeVisible()
  }
  await expectPage(page.getByText(`Cancellation: from the purchase to 2:00 am on ${day(1)}`)).toBeVisible()

  await customer.toPaymentAgain()
  await customer.pay()
  await customer.isBought()
  await expectPage(page.getByText(/is covered for liability and cancellation\./)).toBeVisible()
  await madeDocuments(page, 5)
  const link = page.getByRole('link', { name: 'Open Cancellation policy' })
  const policy = await textOfPdf(await (await page.request.get((await link.getAttribute('href'))!)).body())
  for (const words of ['$25,000', 'Robin Example', 'Gold ring', '$600', 'Pearl necklace', '$1,250.50'])
    expect(policy).toContain(words)
  expect(await chargedSince(before, product)).toEqual([38640])
})

test('a refused card opens a dialog, charges and loses nothing, and another card pays', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, { ...wedding, insured_email: 'refused@example.com' })
  await customer.pay(cards.refused)
  const dialog = page.getByRole('dialog')
  await expectPage(dialog.getByText('Nothing was charged').first()).toBeVisible()
  await expectPage(dialog.getByText('The bank declined this card.').first()).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([])
  await customer.leaveDialog()

  await customer.isAt('payment')
  await expectPage(page.getByText(dayInWords(day(0))).first()).toBeVisible()
  await customer.pay(cards.other)
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})

test('the server ignores a price sent by the page', async () => {
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  await page.route('**/api/purchase', async (route) => {
    const body = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...body, amount_due: 1 }) })
  })
  await customer.pay()
  await expectPage(
    page
      .getByRole('dialog', { name: 'The price has changed' })
      .getByText('The price has changed. Nothing was charged.'),
  ).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([])
})
