import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInWords } from '../../domain/formats'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { addDaysFromToday, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type OwnHouse, openHouse } from './support/house'
import { chargesAt, mailArrives } from './support/papers'
import { openAtPayment } from './support/prepared'
import { staffOf } from './support/underwriter'

const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

/** the last day to pay, of what is ordered while these tests begin */
const atFirst = addDaysFromToday(14)
// as in purchase.test.ts
const amount = 170.1
const inWords = '$170.10'

async function order(by: 'Check' | 'Invoice', email: string) {
  const page = await newPage(house.url)
  const road = await openAtPayment(house, page, { ...wedding, insured_email: email })
  await page.getByRole('radio', { name: by }).check()
  await isAccessible(page, `paying by ${by.toLowerCase()}`)
  await page.getByRole('button', { name: `Order, and pay ${inWords} by ${by.toLowerCase()}` }).click()
  await isOrdered(page)
  return { page, road, id: new URL(page.url()).searchParams.get('id')! }
}

const orderedTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your cover is ordered' })
async function isOrdered(page: Page) {
  await expectPage(orderedTitle(page)).toBeVisible()
  await expectPage(page.getByText(/Until then nothing is insured/)).toContainText(
    // whoever orders just before midnight has it from the day before
    new RegExp([atFirst, addDaysFromToday(14)].map(dayInWords).join('|')),
  )
}

/** What the books say of a policy, by the signed link that was mailed. */
async function booksOf(email: string) {
  const mail = await mailArrives(house, email, /insured/i)
  const [, id, token] = /#manage-policy\?id=([\w-]+)&token=([\w-]+)/.exec(mail.text ?? '')!
  const answer = await fetch(`${house.url}/api/policy/get-policy/${id}`, { headers: { 'policy-token': token! } })
  expect(answer.status).toBe(200)
  const { transactions } = (await answer.json()) as {
    transactions: { kind: string; charged: number; paid: number; reference: string | null }[]
  }
  return { mail, rows: transactions.map(({ kind, charged, paid }) => [kind, charged, paid]) }
}

test('what is ordered by check is insured once staff have all of the money, and the page leads to the policy then', async () => {
  const email = 'check@example.com'
  const { page, id } = await order('Check', email)
  await isAccessible(page, 'the order')
  const told = await mailArrives(house, email, /^How to pay by check/)
  expect(told.text).toContain(inWords)
  await page.reload()
  await isOrdered(page)

  const staff = await staffOf(house)
  expect(await staff.receive(id, 85.05)).toBe('awaitingPayment')
  await page.getByRole('button', { name: 'Has it been paid?' }).click()
  await expectPage(page.getByText('It has not all been paid yet.')).toBeVisible()
  expect(await staff.receive(id, 85.05, '1042')).toBe('purchased')
  await page.getByRole('button', { name: 'Has it been paid?' }).click()
  await expectPage(page).toHaveURL(/#manage-policy$/)

  const { mail, rows } = await booksOf(email)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['receivePayment', 0, 85.05],
    ['receivePayment', 0, 85.05],
  ])
  expect(await chargesAt(house)).toEqual([])
})
