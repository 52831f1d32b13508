import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { day, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { chargesAt, mailArrives, textOfPdf } from '../../journeys/support/pdfAndMail'
import { openStored } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.pullDown())

const email = 'eleven.days@example.com'
/** More days than the rates cover. */
const answers = { ...wedding, event_end_date: day(10), insured_email: email }
const condition = 'A guard stands at each door at night.'

async function signIn(page: Page, at: string) {
  await page.goto(at)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('an event beyond the rates is asked about, answered, given a premium and a condition, and bought on these terms', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, answers)
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What should the underwriter know?').fill('It is a small festival of one family.')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expectPage(page.getByText('An underwriter is looking at your quote')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')!

  // the underwriter finds it in the queue, takes it, and writes a message
  const bench = await newPage(product.url)
  await signIn(bench, '/quote/usw')
  await bench.getByRole('link', { name: /Sample-Ångström/ }).click()
  await expectPage(bench.getByText('It is a small festival of one family.')).toBeVisible()
  await expectPage(bench.getByText('The rates give no price for this event: set the premium.')).toBeVisible()
  await isAccessible(bench, 'the workbench')
  await bench.getByRole('button', { name: 'Assign to me' }).click()
  await expectPage(bench.getByText('Assigned to you.')).toBeVisible()
  await bench.getByLabel('Ask the customer').fill('Who is there at night?')
  await bench.getByRole('button', { name: 'Send the question' }).click()
  await expectPage(bench.getByLabel('Ask the customer')).toHaveValue('')

  // the customer gets an email, and replies on the quote's page
  const mail = await mailArrives(product, email, /A question about your quote/)
  expect(mail.text).toContain(`?id=${id}`)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expectPage(page.getByText('Who is there at night?')).toBeVisible()
  await page.getByLabel('Your answer').fill('Four of us, in turns.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectPage(page.getByText('Four of us, in turns.').first()).toBeVisible()
  await isAccessible(page, 'messages with the underwriter')
  await mailArrives(product, staff.email, /The customer writes/)

  // the underwriter returns to the window, and the reply shows without a reload
  await bench.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectPage(bench.getByText('There is a new message from the customer.')).toBeVisible()
  await expectPage(bench.getByText('Four of us, in turns.')).toBeVisible()
  await isAccessible(bench, 'the workbench with an answer that just came')

  // an invalid premium shows an error at its field; a valid one is confirmed before the approval
  await bench.getByLabel('Premium').fill('-1')
  await bench.getByRole('button', { name: 'Approve' }).click()
  await expectPage(bench.getByText('This needs an amount above $0')).toBeVisible()
  await expectPage(bench.getByLabel('Premium')).toBeFocused()
  await isAccessible(bench, 'the workbench with a premium that is none')
  await bench.getByLabel('Premium').fill('940')
  await bench.getByLabel('Conditions').fill(condition)
  await bench.getByRole('button', { name: 'Approve' }).click()
  const dialog = bench.getByRole('dialog', { name: /at \$987\.00\?$/ })
  await expectPage(dialog.getByText(condition)).toBeVisible()
  await isAccessible(bench, 'asking before an approval')
  await dialog.getByRole('button', { name: 'Approve it' }).click()
  await expectPage(bench.getByText('This quote is no longer referred. It is approved.')).toBeVisible()

  // it is purchased at that price, with that condition
  const approval = await mailArrives(product, email, /Your quote is approved/)
  expect(approval.text).toContain(condition)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expectPage(page.getByText('An underwriter has approved your quote')).toBeVisible()
  await expectPage(page.getByRole('row', { name: 'Amount due $987.00' })).toBeVisible()
  await expectPage(page.getByText(condition)).toBeVisible()
  await isAccessible(page, 'a quote approved under a condition')
  await customer.toPaymentAgain()
  await expectPage(page.getByRole('button', { name: 'Pay $987.00 and buy' })).toBeVisible()
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([98_700])

  const insured = await mailArrives(product, email, /You are insured|policy/i)
  const policy = insured.attachments.find(({ filename }) => /^Policy/.test(filename ?? ''))
  expect(policy).toBeDefined()
  expect(await textOfPdf(new Uint8Array(policy!.content as ArrayBuffer))).toContain(condition)
})
