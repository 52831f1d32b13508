import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInWords } from '../../../domain/formats'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { addDaysFromToday, cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type OwnHouse, openHouse } from '../../journeys/support/house'
import { chargesAt, mailArrives, textOfPdf } from '../../journeys/support/papers'
import { openAtPayment } from '../../journeys/support/prepared'
import type { Road } from '../../journeys/support/road'
import { staffOf } from '../../journeys/support/underwriter'

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

test('what is ordered by invoice and then paid by card is one policy, and its invoice is taken back', async () => {
  const before = await chargesAt(house)
  const email = 'invoice@example.com'
  const { page, road } = await order('Invoice', email)
  const invoice = (await page.getByRole('link', { name: 'the invoice' }).getAttribute('href'))!
  await expect.poll(async () => (await page.request.get(invoice)).status(), { interval: 250 }).toBe(200)
  expect(await textOfPdf(await (await page.request.get(invoice)).body())).toContain(inWords)
  const told = await mailArrives(house, email, /^Invoice/)
  expect(told.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  await road.isAt('payment')
  await payAs(road, cards.other)
  await road.isBought()
  expect(await chargesAt(house)).toEqual([...before, 17010])
  const { rows } = await booksOf(email)
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['salesReceipt', amount, amount],
    ['creditMemo', -amount, 0],
  ])
})

test('a card that is refused leaves the order as it was', async () => {
  const before = await chargesAt(house)
  const { page, road, id } = await order('Check', 'standing@example.com')
  const instead = page.getByRole('button', { name: 'Pay by card instead' })
  await instead.click()
  await road.isAt('payment')
  await page.goBack()
  await isOrdered(page)
  await instead.click()
  await road.isAt('payment')
  await payAs(road, cards.refused)
  await expectPage(page.getByRole('dialog').getByText('The bank declined this card.').first()).toBeVisible()
  expect(await chargesAt(house)).toEqual(before)
  await page.goto(`/quote/?id=${id}`)
  await isOrdered(page)
  const staff = await staffOf(house)
  expect(await staff.receive(id, amount, '1043')).toBe('purchased')
})

async function payAs(road: Road, number: string) {
  await road.page.getByRole('radio', { name: 'Card' }).check()
  await road.pay(number)
}
