import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../support/browser'
import { chargesAt } from '../support/pdfAndMail'
import { type OwnProduct, openProduct } from '../support/product'
import { purchaseInBrowser } from './purchase.inBrowser'
import { walkInBrowser } from './walkInBrowser'
import { World } from './world'

const { newPage } = withBrowser()
let house: OwnProduct
beforeAll(async () => {
  house = await openProduct({ isBlank: true })
})
afterAll(() => house?.pullDown())

test('every state and transition of an attempt to pay by card is visited, and it charges once', async () => {
  const world = await World.around(await newPage(house.url))
  const report = await walkInBrowser('purchase', purchaseInBrowser(house, world))
  expect(report.gaps).toEqual([])
  expect(await chargesAt(house)).toEqual([17010])
})
