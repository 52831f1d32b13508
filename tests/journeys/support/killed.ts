import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import type { FaultPoint } from '../../../server/payments/services'
import { wedding } from './events'
import { expectPage } from './expectPage'
import { dieNext, liveOn } from './faulty'
import type { OwnHouse } from './house'
import { chargesAt } from './papers'
import { openAtPayment } from './prepared'

/** The page checks again after this many milliseconds; tests move its clock there. */
const untilRequestedAgain = 5000

/** A customer pays, the server dies at one point of the purchase and restarts. The page ends with the actual result. */
export async function dieWhilePaying(house: OwnHouse, page: Page, point: FaultPoint): Promise<void> {
  const before = await chargesAt(house)
  await page.clock.install()
  const road = await openAtPayment(house, page, wedding)
  await dieNext(house.dataFolder, point)
  await road.pay()
  await house.died()
  await liveOn(house.dataFolder)
  await expectPage(page.getByText('We could not tell whether you have paid')).toBeVisible()
  await house.start()
  await page.clock.fastForward(untilRequestedAgain)

  const notMade = page.getByText('You have not paid yet')
  await expectPage(road.boughtTitle.or(notMade)).toBeVisible()
  if (await road.boughtTitle.isVisible()) {
    expect(await chargesAt(house)).toEqual([...before, 17010])
    return
  }
  expect(await chargesAt(house)).toEqual(before)
  await road.pay()
  await road.isBought()
  expect(await chargesAt(house)).toEqual([...before, 17010])
}
