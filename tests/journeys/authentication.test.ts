import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { begin, openBooks, press, send } from './support/books'
import { buyPolicy } from './support/bought'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { cards, day, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { chargedSince, chargesAt } from './support/pdfAndMail'
import { changeAnswers } from './support/policyActs'
import { openAtPayment } from './support/prepared'
import { type Product, sharedProduct } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const bank = (page: Page) => page.frameLocator('iframe[title="The bank’s page"]')
const answer = (page: Page, name: 'Approve' | 'Fail') => bank(page).getByRole('button', { name }).click()
const asks = (page: Page, amount = '$170.10') =>
  expectPage(bank(page).getByText(`Do you pay ${amount} with your Visa ending in`)).toBeVisible()

async function atTheBank(number: string = cards.confirmed) {
  const page = await newPage(product.url)
  const customer = await openAtPayment(product, page, wedding)
  await customer.pay(number)
  await asks(page)
  return { page, customer }
}

test('a customer confirms the payment with the bank, after a reload in the middle: one charge, and the policy', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await atTheBank()
  await expectPage(page.getByText('Nothing has been charged so far.')).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([])
  await page.reload()
  await asks(page)
  await answer(page, 'Approve')
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})

test('a payment that fails at the bank, or that the bank declines after it, is not charged, and another card pays', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await atTheBank()
  await answer(page, 'Fail')
  await expectPage(page.getByRole('dialog').getByText('could not confirm that this card is yours')).toBeVisible()
  await customer.leaveDialog()
  await customer.pay(cards.confirmedAndRefused)
  await asks(page)
  await answer(page, 'Approve')
  await expectPage(page.getByRole('dialog').getByText('The bank declined this card')).toBeVisible()
  await customer.leaveDialog()
  expect(await chargedSince(before, product)).toEqual([])
  await customer.pay(cards.approved)
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})

test('a customer who cancels at the bank is not charged, and is told so', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await atTheBank()
  await page.getByRole('button', { name: 'Cancel this payment' }).click()
  await expectPage(page.getByText('The payment was not confirmed with your bank. Nothing was charged.')).toBeVisible()
  await customer.pay(cards.approved)
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})

test('the payment is confirmed in one window, and the other one of the same browser shows the policy', async () => {
  const before = await chargesAt(product)
  const { page, customer } = await atTheBank()
  const other = new CustomerDriver(await page.context().newPage(), wedding)
  await other.page.goto(page.url())
  await asks(other.page)
  await answer(other.page, 'Approve')
  await other.isBought()
  await customer.isBought()
  expect(await chargedSince(before, product)).toEqual([17010])
})

test('a change of a policy is paid at the bank, after a reload in the middle', async () => {
  const { link } = await buyPolicy(product, wedding, 170.1)
  const before = await chargesAt(product)
  const page = await newPage(product.url)
  await page.goto(link)
  await changeAnswers(page, 'Dates', [[day(-2), day(-1)]], ['setup_dates'])
  await press(page, 'See the new price')
  const customer = new CustomerDriver(page, {})
  await customer.typeCard(cards.confirmed)
  await press(page, 'Pay $21.00 and change it')
  await asks(page, '$21.00')
  await answer(page, 'Fail')
  await expectPage(page.getByText('The card was declined. Nothing was charged.')).toBeVisible()
  await customer.typeCard(cards.confirmed)
  await press(page, 'Pay $21.00 and change it')
  await asks(page, '$21.00')
  await page.reload()
  await asks(page, '$21.00')
  expect(await chargedSince(before, product)).toEqual([])
  await answer(page, 'Approve')
  await expectPage(page.getByText('Your policy is changed.')).toBeVisible()
  expect(await chargedSince(before, product)).toEqual([2100])
})

test('staff charge a card that its holder confirms at the bank, after a reload in the middle', async () => {
  const email = 'confirmed@example.com'
  const { contactId } = await buyPolicy(product, { ...wedding, insured_email: email }, 170.1)
  const before = await chargesAt(product)
  const page = await openBooks(await newPage(product.url), contactId)
  await begin(page, 'Create a sales receipt')
  await page.getByLabel('Description').fill('A third setup day')
  await page.getByLabel('Amount').fill('80')
  await page.getByLabel('By card').check()
  const customer = new CustomerDriver(page, {})
  await customer.typeCard(cards.confirmed)
  await press(page, 'Charge $80.00 to the card')
  await asks(page, '$80.00')
  await press(page, 'Cancel this payment')
  await expectPage(
    page.getByText('The payment was not confirmed with your bank. Nothing was charged.').first(),
  ).toBeVisible()
  await customer.typeCard(cards.confirmed)
  await press(page, 'Charge $80.00 to the card')
  await asks(page, '$80.00')
  await page.reload()
  await asks(page, '$80.00')
  expect(await chargedSince(before, product)).toEqual([])
  await answer(page, 'Approve')
  await send(page, 'Send the sales receipt', email)
  expect(await chargedSince(before, product)).toEqual([8000])
})
