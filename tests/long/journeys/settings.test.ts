import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported } from '../../journeys/support/messages'
import { mailArrives, mailTo } from '../../journeys/support/pdfAndMail'
import { openStored, storedQuote } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
})
afterAll(() => product?.pullDown())

async function signedIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a fee that is agreed with a customer changes their next quote', async () => {
  const answers = { ...wedding, insured_email: 'agency@example.com' }
  const before = await openStored(product, await newPage(product.url), answers)
  await expectPage(before.page.getByText('170.10').first()).toBeVisible()

  const office = await newPage(product.url)
  await signedIn(office, '/quote/admin/settings')
  await office.getByRole('button', { name: 'Add a fee adjustment' }).click()
  await office.getByRole('textbox', { name: 'Email addresses' }).fill('nobody')
  await office.getByRole('textbox', { name: 'Amount' }).fill('-50')
  await office.getByRole('button', { name: 'Save' }).click()
  await expectPage(office.getByRole('alert', { name: 'Check this answer' })).toBeVisible()
  await expectPage(office.getByRole('textbox', { name: 'Email addresses' })).toBeFocused()
  await office.getByRole('textbox', { name: 'Email addresses' }).fill('agency@example.com')
  await office.getByRole('button', { name: 'Save' }).click()
  await isReported(office, 'SEPA Fee adjustment added successfully!')
  await expectPage(office.getByRole('rowheader', { name: 'agency@example.com' })).toBeVisible()

  // half of the 5 % of $162.00
  const after = await openStored(product, await newPage(product.url), answers)
  await expectPage(after.page.getByText('166.05').first()).toBeVisible()
  const other = await openStored(product, await newPage(product.url), {
    ...answers,
    insured_email: 'other@example.com',
  })
  await expectPage(other.page.getByText('170.10').first()).toBeVisible()

  await office.goto('/quote/admin/audit')
  await expectPage(office.getByRole('rowheader', { name: 'Fee adjustment added' })).toBeVisible()
})

test('a session that ends during the save of a row asks for a sign-in, and restores the row', async () => {
  const office = await newPage(product.url)
  await signedIn(office, '/quote/admin/settings')
  await office.getByRole('button', { name: 'Add a fee adjustment' }).click()
  await office.getByRole('textbox', { name: 'Email addresses' }).fill('held@example.com')
  await office.getByRole('textbox', { name: 'Amount' }).fill('-25')
  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Keep editing' }).click()
  await office.context().clearCookies()
  await office.getByRole('button', { name: 'Save' }).click()
  await expectPage(office.getByText('Your session has ended. Sign in, and you return to this page.')).toBeVisible()
  await office.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await office.getByLabel('Password').fill(staff.password)
  await office.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPage(office.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('held@example.com')
  await expectPage(office.getByRole('textbox', { name: 'Amount' })).toHaveValue('-25')
  await office.getByRole('button', { name: 'Save' }).click()
  await expectPage(office.getByRole('rowheader', { name: 'held@example.com' })).toBeVisible()
})

test('a customer who is left out gets no follow-up, and another one gets it', async () => {
  const [never, gladly] = ['never@example.com', 'gladly@example.com']
  for (const insured_email of [never, gladly]) await storedQuote(product.url, { ...wedding, insured_email })
  const office = await newPage(product.url)
  await signedIn(office, '/quote/admin/settings/excluded-daily-email-customers')
  await office.getByRole('button', { name: 'Exclude an address' }).click()
  await office.getByRole('textbox', { name: 'Email addresses' }).fill(never)
  await office.getByText('All mailings').click()
  await office.getByRole('button', { name: 'Save' }).click()
  await isReported(office, 'Excluded Email Customer added successfully!')
  await expectPage(office.getByRole('rowheader', { name: never })).toBeVisible()

  await product.stop()
  await twoDaysAgo(product)
  await product.start({ FOLLOW_UP_HOUR: '0' })
  const reminder = await mailArrives(product, gladly, /^A reminder/)
  const link = /https?:\/\/[^\s"<>]+\/quote\/\?id=[\w-]+/.exec(reminder.text ?? '')?.[0]
  const customer = await newPage(product.url)
  await customer.goto(link!)
  await expectPage(customer.getByText('170.10').first()).toBeVisible()

  // the daily run is over: no further email follows
  await expect.poll(() => workThatWaits(office)).toEqual([])
  await office.goto('/quote/admin/jobs?state=waiting')
  await expectPage(office.getByText('No jobs are waiting.')).toBeVisible()
  expect(await mailTo(product, never)).toEqual([])
  await office.goto(`/quote/admin/mailbox?search=${encodeURIComponent(gladly)}`)
  await expectPage(office.getByRole('link', { name: /^A reminder/ })).toBeVisible()
})

/** The waiting jobs. The list is loaded once, and the daily run may not be over by then. */
async function workThatWaits(office: Page): Promise<unknown[]> {
  const answer = await office.request.get('/api/admin/jobs?state=waiting')
  return ((await answer.json()) as { rows: unknown[] }).rows
}

/** Moves every save two days back, and lets the daily run start again. */
async function twoDaysAgo({ dataFolder }: OwnProduct): Promise<void> {
  const database = await PGlite.create(path.join(dataFolder, 'database'))
  await database.query(`delete from job where kind = 'followUp'`)
  await database.query(`update contact set edited = edited - interval '2 days'`)
  await database.close()
}

test('a new staff member signs in with the password that is shown once, and replaces it', async () => {
  const office = await newPage(product.url)
  await signedIn(office, '/quote/admin/users')
  await office.getByRole('button', { name: 'Add an account' }).click()
  await office.getByRole('textbox', { name: 'Name' }).fill('Sam Sample')
  await office.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('sam@example.com')
  await office.getByRole('button', { name: 'Save' }).click()
  const first = (await office.getByText(/^(\w{5}-){4}\w{5}$/).textContent())!
  await office.getByRole('button', { name: 'I have written it down' }).click()

  const sam = await newPage(product.url)
  await sam.goto('/quote/admin/account')
  await sam.getByRole('textbox', { name: 'Email' }).fill('sam@example.com')
  await sam.getByLabel('Password').fill(first)
  await sam.keyboard.press('Enter')
  await sam.getByLabel('New password', { exact: true }).fill('a sentence of my own')
  await sam.getByLabel('Repeat the new password').fill('a sentence of my own')
  await isAccessible(sam, 'a given password is replaced')
  await sam.keyboard.press('Enter')
  await expectPage(sam.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  await office.getByRole('button', { name: 'Deactivate the account of Sam Sample' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expectPage(office.getByRole('cell', { name: 'Deactivated' })).toBeVisible()
  await sam.reload()
  await expectPage(sam.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})
