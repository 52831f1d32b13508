import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { dayInWords } from '../../../domain/common/formats'
import { isAccessible } from './accessible'
import { addDaysFromToday, wedding } from './events'
import { expectPage } from './expectPage'
import { mailArrives } from './pdfAndMail'
import { openAtPayment } from './prepared'
import type { Product } from './product'

/** the last day to pay, for orders made at the start of these tests */
const atFirst = addDaysFromToday(14)
// as in purchase.test.ts
export const amount = 170.1
export const inWords = '$170.10'

/** Orders a wedding's insurance by check or invoice, up to the confirmation page. */
export async function order(product: Product, page: Page, by: 'Check' | 'Invoice', email: string) {
  const customer = await openAtPayment(product, page, { ...wedding, insured_email: email })
  await page.getByRole('radio', { name: by }).check()
  await isAccessible(page, `paying by ${by.toLowerCase()}`)
  await page.getByRole('button', { name: `Order, and pay ${inWords} by ${by.toLowerCase()}` }).click()
  await isOrdered(page)
  return { page, customer, id: new URL(page.url()).searchParams.get('id')! }
}

const orderedTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your coverage is ordered' })
export async function isOrdered(page: Page) {
  await expectPage(orderedTitle(page)).toBeVisible()
  await expectPage(page.getByText(/Until then nothing is insured/)).toContainText(
    // an order just before midnight has the earlier day
    new RegExp([atFirst, addDaysFromToday(14)].map(dayInWords).join('|')),
  )
}

/** The transactions of a policy, read through the signed link in the email. */
export async function booksOf(product: Product, email: string) {
  const mail = await mailArrives(product, email, /insured/i)
  const [, id, token] = /#manage-policy\?id=([\w-]+)&token=([\w-]+)/.exec(mail.text ?? '')!
  const answer = await fetch(`${product.url}/api/policy/get-policy/${id}`, { headers: { 'policy-token': token! } })
  expect(answer.status).toBe(200)
  const { transactions } = (await answer.json()) as {
    transactions: { kind: string; charged: number; paid: number; reference: string | null }[]
  }
  return { mail, rows: transactions.map(({ kind, charged, paid }) => [kind, charged, paid]) }
}
