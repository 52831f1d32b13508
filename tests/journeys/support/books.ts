import type { Page } from '@playwright/test'
import { expectPage } from './expectPage'
import { isReported } from './messages'
import { staff } from './product'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
/** checks the content, because the dialog's container has no size */
const isOpen = (page: Page, name: string | RegExp) =>
  expectPage(dialogOf(page, name).getByRole('heading', { name })).toBeVisible()
export const entered = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) })

/** Opens the accounting page of a policy as staff. */
export async function openBooks(page: Page, contactId: string): Promise<Page> {
  await page.goto(`/quote/admin/${contactId}/accounting`)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await press(page, /^Sign in$/)
  await expectPage(page.getByRole('heading', { level: 2, name: 'Settled' })).toBeVisible()
  return page
}

export async function begin(page: Page, act: string) {
  await press(page, 'Enter a transaction')
  await isOpen(page, 'Accounting information')
  await press(page, act)
  await isOpen(page, act)
}

/** Sends the new entry to the address in the dialog. */
export async function send(page: Page, title: string | RegExp, email: string, act: string | RegExp = 'Send it') {
  await isOpen(page, title)
  await expectPage(page.getByLabel('Email addresses')).toHaveValue(email)
  await page.getByRole('button', { name: act, exact: true }).click()
  await isReported(page, 'Email sent successfully!')
  await expectPage(page.getByRole('dialog')).toHaveCount(0)
}
