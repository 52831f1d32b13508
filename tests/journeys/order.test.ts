import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { expectPage } from './support/expectPage'
import { type House, sharedHouse } from './support/house'
import { amount, booksOf, inWords, isOrdered, order } from './support/ordering'
import { chargedSince, chargesAt, mailArrives } from './support/papers'
import { staffOf } from './support/underwriter'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('an order by check is insured once staff receive the full amount, and the page then leads to the policy', async () => {
  const email = 'check@example.com'
  const before = await chargesAt(house)
  const { page, id } = await order(house, await newPage(house.url), 'Check', email)
  await isAccessible(page, 'the order')
  const told = await mailArrives(house, email, /^How to pay by check/)
  expect(told.text).toContain(inWords)
  await page.reload()
  await isOrdered(page)

  const staff = await staffOf(house)
  expect(await staff.receive(id, 85.05)).toBe('awaitingPayment')
  await page.getByRole('button', { name: 'Check payment status' }).click()
  await expectPage(page.getByText('It has not all been paid yet.')).toBeVisible()
  expect(await staff.receive(id, 85.05, '1042')).toBe('purchased')
  await page.getByRole('button', { name: 'Check payment status' }).click()
  await expectPage(page).toHaveURL(/#manage-policy$/)

  const { mail, rows } = await booksOf(house, email)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['receivePayment', 0, 85.05],
    ['receivePayment', 0, 85.05],
  ])
  expect(await chargedSince(before, house)).toEqual([])
})
