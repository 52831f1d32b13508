import type { Page } from '@playwright/test'
import { answeredThrough } from '../../../domain/application/examples'
import { concert } from './events'
import { expectPage } from './expectPage'

/** All answers of a concert that is referred. */
export const concertOf = (email: string) => ({ ...answeredThrough('terms', concert), insured_email: email })

export const tracker = (page: Page) => page.getByText('An underwriter is looking at your quote')

export async function submit(page: Page, email: string) {
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('What should the underwriter know?').fill('The singer plays without a band.')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expectPage(tracker(page)).toBeVisible()
}
