import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { patience } from '../../journeys/support/patience'
import { textOfPdf } from '../../journeys/support/pdfAndMail'
import { storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'
import { addedAccount } from '../../journeys/support/staffAccount'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function signIn(page: Page, at: string, account: { readonly email: string; readonly password: string } = staff) {
  await page.goto(at)
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await press(page, /^Sign in$/)
  await expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

/** Another staff member, added by the administrator. */
const colleague = (page: Page) =>
  addedAccount(page, product.url, { name: 'Rep Two', email: 'rep.two@example.com', role: 'rep' })

/** In the record only, because the history beside it has the same text. */
const noteOf = (page: Page, words: string) =>
  page.getByRole('complementary', { name: 'Price and record' }).getByText(words)

/** The address of a certificate once its file is made. */
async function certificateOf(page: Page, name: string): Promise<string> {
  const certificate = page.getByRole('link', { name, exact: true })
  const look = page.getByRole('button', { name: 'Look again' })
  await expectPage(async () => {
    if (await look.isVisible()) await look.click({ timeout: 1000 })
    await expectPage(certificate).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 3 * patience })
  return (await certificate.getAttribute('href'))!
}

test('staff certify a policy for another holder, cancel it with a reason, and its history says both, from and to', async () => {
  const { contactId } = await buyPolicy(product, wedding, 170.1)
  const page = await newPage(product.url)
  await signIn(page, `/quote/admin/${contactId}`)
  await expectPage(page.getByRole('heading', { level: 1, name: 'Łucja Sample-Ångström' })).toBeVisible()
  await isAccessible(page, 'the workspace of a policy', [1280, 390])

  await certificateOf(page, 'Certificate of insurance')
  await press(page, 'Generate certificate')
  const holder = page.getByLabel(/^Certificate holder/)
  await expectPage(holder).not.toHaveValue('')
  await holder.fill('City of Austin Parks\n200 Example Road')
  await isAccessible(page, 'the form of a certificate', [1280, 390])
  await press(page, 'Generate it')
  await isReported(page, 'Certificate of Insurance generated successfully!')
  const file = await page.request.get(await certificateOf(page, 'Certificate of insurance for City of Austin Parks'))
  expect(await textOfPdf(await file.body())).toContain('City of Austin Parks')

  await press(page, 'Cancel policy')
  const dialog = page.getByRole('dialog', { name: 'Cancel this policy?' })
  await expectPage(dialog.getByText(/^Standard refund/)).toBeVisible()
  await isAccessible(page, 'the dialog that cancels')
  await dialog.getByRole('button', { name: 'Cancel the policy' }).click()
  await expectPage(dialog.getByLabel(/^Reason/)).toBeFocused()
  await dialog.getByLabel(/^Reason/).fill('The couple moved the wedding abroad')
  await dialog.getByRole('button', { name: 'Cancel the policy' }).click()
  await expectPage(dialog).toHaveCount(0)
  await expectPage(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  await expectPage(page.getByRole('button', { name: 'Cancel policy' })).toHaveCount(0)

  await page.getByRole('navigation', { name: 'This contact' }).getByRole('link', { name: 'History' }).click()
  await expectPage(page.getByRole('heading', { level: 2, name: 'History' })).toBeFocused()
  const entry = (words: string) => page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) })
  const cancelled = entry('Policy canceled')
  await expectPage(cancelled).toContainText('Status: from Purchased to Canceled')
  await expectPage(cancelled).toContainText('The couple moved the wedding abroad')
  await expectPage(cancelled).toContainText(staff.email)
  await expectPage(entry('Certificate reissued')).toContainText('City of Austin Parks')
  await expectPage(page.getByRole('main')).not.toContainText('4242')
  await isAccessible(page, 'the history', [1280, 390])
})

test('two staff members on one contact see each other, and neither overwrites the other', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const [one, two] = [await newPage(product.url), await newPage(product.url)]
  await signIn(one, `/quote/admin/${id}`)
  await signIn(two, `/quote/admin/${id}`, await colleague(one))
  await expectPage(two.getByText(/is at work on this too\.$/)).toBeVisible()

  await press(one, 'Change the record')
  await one.getByLabel(/^Notes/).fill('Called, wants a second stage')
  await press(two, 'Change the record')
  await two.getByLabel(/^Notes/).fill('Mailed about the tent')
  await press(one, 'Save')
  await expectPage(noteOf(one, 'Called, wants a second stage')).toBeVisible()
  await press(two, 'Save')
  await expectPage(two.getByText(/^Somebody else has changed/)).toBeVisible()
  await expectPage(two.getByLabel(/^Notes/)).toHaveValue('Mailed about the tent')
  await press(two, 'Read it again')
  await expectPage(noteOf(two, 'Called, wants a second stage')).toBeVisible()
  await press(two, 'Save')
  await expectPage(noteOf(two, 'Mailed about the tent')).toBeVisible()

  // the same quote, opened by staff
  await one.getByRole('link', { name: 'Edit answers' }).click()
  const bar = one.getByRole('complementary', { name: 'On whose behalf' })
  await expectPage(bar).toContainText('On behalf of Łucja Sample-Ångström')
  await expectPage(bar).toContainText('Rep Two is at work on this too.')
  await expectPage(one.getByRole('heading', { level: 1 })).toBeVisible()
  await isAccessible(one, 'the quote on behalf of somebody')
  await bar.getByRole('link', { name: 'Back to the record' }).click()
  await expectPage(noteOf(one, 'Mailed about the tent')).toBeVisible()
})
