import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultPoints } from '../../server/payments/services'
import { withBrowser } from '../journeys/support/browser'
import { wedding } from '../journeys/support/events'
import { expectPage } from '../journeys/support/expectPage'
import { type OwnHouse, openHouse } from '../journeys/support/house'
import { chargesAt } from '../journeys/support/papers'
import { openAtPayment } from '../journeys/support/prepared'

const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse({ isFaulty: true })
})
afterAll(() => house?.pullDown())

const rounds = 5

test('a server that dies repeatedly, at every point: as many charges as purchases', async () => {
  let bought = 0
  for (let round = 0; round < rounds; round++) {
    for (const point of faultPoints) {
      const page = await newPage(house.url)
      const road = await openAtPayment(house, page, wedding)
      // the page loads the card fields from the server that dies
      await expectPage(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
      await house.stop()
      await house.start({ FAULT: point })
      await road.pay()
      await house.died()
      await house.start()
      const notMade = page.getByText('You have not paid yet')
      await expectPage(road.boughtTitle.or(notMade)).toBeVisible()
      if (await road.boughtTitle.isVisible()) bought++
      expect(await chargesAt(house)).toHaveLength(bought)
      await page.close()
    }
  }
  expect(bought).toBe(rounds * 2)
})
