import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { storedQuote } from '../../journeys/support/prepared'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: OwnProduct
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
  await storedQuote(product.url, wedding)
  await storedQuote(product.url, { ...wedding, insured_first_name: 'Casey', event_name: '=SUM(1;2)' })
  await storedQuote(product.url, { event_type: 'Wedding' })
})
afterAll(() => product?.pullDown())

async function signedIn(place: string, width = 1280): Promise<Page> {
  const page = await newPage(product.url, { viewport: { width, height: 844 } })
  await page.goto(place)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.keyboard.press('Enter')
  return page
}

test('a list is filtered, sorted and exported by keyboard alone', async () => {
  const page = await signedIn('/quote/admin')
  await expectPage(page.getByRole('link', { name: /^Q-/ })).toHaveCount(3)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('sample')
  await page.keyboard.press('Enter')
  await expectPage(page).toHaveURL(/search=sample/)
  await expectPage(page.getByRole('link', { name: /^Q-/ })).toHaveCount(2)
  await page.getByRole('columnheader', { name: 'Insured' }).getByRole('link').press('Enter')
  await expectPage(page).toHaveURL(/sort=insured_name/)
  await expectPage(page.getByRole('columnheader', { name: 'Insured' })).toHaveAttribute('aria-sort', 'ascending')
  await expectPage(page.getByRole('row').nth(1)).toContainText('Casey')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('contacts.csv')
  const text = await readFile((await file.path())!, 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain("'=SUM(1;2)")
  await page.getByText('Columns', { exact: true }).click()
  await isAccessible(page, 'the list with its columns to choose')
})

test('on a phone a button opens the menu, and the list and its filters take the whole width', async () => {
  const page = await signedIn('/quote/admin', 390)
  await expectPage(page.getByRole('link', { name: /^Q-/ })).toHaveCount(3)
  const head = page.getByRole('banner')
  await expect.poll(async () => (await head.boundingBox())!.height).toBeLessThan(64)
  await page.getByLabel('Sorted by').selectOption('Insured, Z to A')
  await expectPage(page).toHaveURL(/direction=desc/)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(wide).toBe(390)
  await page.getByRole('button', { name: 'Menu' }).click()
  await isAccessible(page, 'the menu on a phone', [320, 390, 768])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Overview' }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused()
  await expectPage(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  await expectPage(page.getByRole('img', { name: /^Quotes started by day: most on/ })).toBeVisible()
  await expect.poll(wide).toBe(390)
})

test('the overview tells what happened and where customers stop, for the days of its address', async () => {
  const page = await signedIn('/quote/admin/overview')
  const types = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Event' }) })
  await expectPage(types.getByRole('row', { name: /^Wedding 3/ })).toBeVisible()
  const steps = page.getByRole('list', { name: 'The steps of a quote, and how many quotes reached each' })
  await expectPage(steps.getByText('1 Your event')).toBeVisible()
  await page.getByText('By step, as a table').click()
  await expectPage(page.getByRole('row', { name: /^Your event/ })).toBeVisible()
  await page.getByText('By day, as a table').click()
  await isAccessible(page, 'the overview')
  await page.getByLabel('From').fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expectPage(page.getByText('Nothing happened from 01/01/2020 to 01/31/2020.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2021-12-31')
  await page.keyboard.press('Enter')
  await expectPage(page.getByLabel('From')).toBeFocused()
  await expectPage(page.getByText('Choose 366 days at most')).toBeVisible()
  await isAccessible(page, 'days that cannot be looked at')
})
