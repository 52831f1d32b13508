import type { Page } from '@playwright/test'
import { staff } from './product'

/** Opens a staff page and signs in there. */
export async function signedIn(page: Page, at: string): Promise<Page> {
  await page.goto(at)
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return page
}
