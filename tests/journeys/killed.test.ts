import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { type OwnHouse, openHouse } from './support/house'
import { dieWhilePaying } from './support/killed'
import { chargesAt } from './support/papers'
import { openAtPayment } from './support/prepared'
import { Road } from './support/road'

const { newPage } = withBrowser()
/** Shared by these tests: each leaves it running, with its processor's earlier charges. */
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse({ isFaulty: true })
})
afterAll(() => house?.pullDown())

/**
 * The server dies after the charge and before its response. A point before the charge, and a window that is closed
 * meanwhile, are in tests/long/journeys/killed.test.ts.
 */
test('a server killed after the charge leaves one charge, and the page finds out', async () => {
  await dieWhilePaying(house, await newPage(house.url), 'after-confirm')
})

test('ten quick clicks on Pay make one charge', async () => {
  const before = await chargesAt(house)
  const page = await newPage(house.url)
  const road = await openAtPayment(house, page, wedding)
  await road.typeCard()
  await road.payButton.evaluate((button) => {
    for (let i = 0; i < 10; i++) (button as HTMLButtonElement).click()
  })
  await road.isBought()
  expect(await chargesAt(house)).toEqual([...before, 17010])
})

test('two windows that pay for one quote at once make one charge, and both show the result', async () => {
  const before = await chargesAt(house)
  const page = await newPage(house.url)
  const road = await openAtPayment(house, page, wedding)
  const other = new Road(await newPage(house.url), wedding)
  await other.open(page.url())
  await other.toPaymentAgain()
  await road.typeCard()
  await other.typeCard()
  await Promise.all([road.payButton.click(), other.payButton.click()])
  const ends = async ({ page, boughtTitle }: Road) => {
    if (await boughtTitle.isVisible()) return 'bought'
    if (page.url().includes('#manage-policy')) return 'led to the policy'
    const refused = page
      .getByRole('dialog')
      .getByText('Nothing was charged')
      .or(page.getByText('You have not paid yet'))
    return (await refused.first().isVisible()) ? 'not charged' : null
  }
  for (const each of [road, other]) await expect.poll(() => ends(each)).not.toBeNull()
  // the second window was not charged, and learns at its next attempt that the event is insured
  for (const each of [road, other]) {
    if ((await ends(each)) !== 'not charged') continue
    await each.leaveDialog()
    await each.pay()
    await expect.poll(() => ends(each)).toBe('led to the policy')
  }
  expect([await ends(road), await ends(other)]).toContain('bought')
  expect(await chargesAt(house)).toEqual([...before, 17010])
})
