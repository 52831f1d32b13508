import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import type { FaultPoint } from '../../../server/payments/services'
import { wedding } from './events'
import { expectPage } from './expectPage'
import { dieNext, liveOn } from './faulty'
import { chargesAt } from './pdfAndMail'
import { openAtPayment } from './prepared'
import type { OwnProduct } from './product'

/** The page checks again after this many milliseconds; tests move its clock there. */
const untilRequestedAgain = 5000

/** A customer pays, the server dies at one point of the purchase and restarts. The page ends with the actual result. */
export async function dieWhilePaying(product: OwnProduct, page: Page, point: FaultPoint): Promise<void> {
  const before = await chargesAt(product)
  await page.clock.install()
  const customer = await openAtPayment(product, page, wedding)
  await dieNext(product.dataFolder, point)
  await customer.pay()
  await product.died()
  await liveOn(product.dataFolder)
  await expectPage(page.getByText('We could not tell whether you have paid')).toBeVisible()
  await product.start()
  await page.clock.fastForward(untilRequestedAgain)

  const notMade = page.getByText('You have not paid yet')
  await expectPage(customer.boughtTitle.or(notMade)).toBeVisible()
  if (await customer.boughtTitle.isVisible()) {
    expect(await chargesAt(product)).toEqual([...before, 17010])
    return
  }
  expect(await chargesAt(product)).toEqual(before)
  await customer.pay()
  await customer.isBought()
  expect(await chargesAt(product)).toEqual([...before, 17010])
}
