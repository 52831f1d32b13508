import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { cards } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type House, sharedHouse } from '../../journeys/support/house'
import { amount, booksOf, inWords, isOrdered, order } from '../../journeys/support/ordering'
import { chargedSince, chargesAt, mailArrives, textOfPdf } from '../../journeys/support/papers'
import type { Road } from '../../journeys/support/road'
import { staffOf } from '../../journeys/support/underwriter'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('an order by invoice that is paid by card makes one policy, and voids the invoice', async () => {
  const before = await chargesAt(house)
  const email = 'invoice@example.com'
  const { page, road } = await order(house, await newPage(house.url), 'Invoice', email)
  const invoice = (await page.getByRole('link', { name: 'the invoice' }).getAttribute('href'))!
  await expect.poll(async () => (await page.request.get(invoice)).status(), { interval: 250 }).toBe(200)
  expect(await textOfPdf(await (await page.request.get(invoice)).body())).toContain(inWords)
  const told = await mailArrives(house, email, /^Invoice/)
  expect(told.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  await road.isAt('payment')
  await payAs(road, cards.other)
  await road.isBought()
  expect(await chargedSince(before, house)).toEqual([17010])
  const { rows } = await booksOf(house, email)
  expect(rows).toEqual([
    ['invoice', amount, 0],
    ['salesReceipt', amount, amount],
    ['creditMemo', -amount, 0],
  ])
})

test('a refused card leaves the order as it was', async () => {
  const before = await chargesAt(house)
  const { page, road, id } = await order(house, await newPage(house.url), 'Check', 'standing@example.com')
  const instead = page.getByRole('button', { name: 'Pay by card instead' })
  await instead.click()
  await road.isAt('payment')
  await page.goBack()
  await isOrdered(page)
  await instead.click()
  await road.isAt('payment')
  await payAs(road, cards.refused)
  await expectPage(page.getByRole('dialog').getByText('The bank declined this card.').first()).toBeVisible()
  expect(await chargedSince(before, house)).toEqual([])
  await page.goto(`/quote/?id=${id}`)
  await isOrdered(page)
  const staff = await staffOf(house)
  expect(await staff.receive(id, amount, '1043')).toBe('purchased')
})

async function payAs(road: Road, number: string) {
  await road.page.getByRole('radio', { name: 'Card' }).check()
  await road.pay(number)
}
