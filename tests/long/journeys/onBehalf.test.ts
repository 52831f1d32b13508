import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type House, sharedHouse, staff } from '../../journeys/support/house'
import { chargedSince, chargesAt } from '../../journeys/support/papers'
import { signedQuote } from '../../journeys/support/prepared'
import { Road } from '../../journeys/support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('staff who buy for a customer see why the customer’s card was declined, with the processor’s code, and buy with another', async () => {
  const before = await chargesAt(house)
  const { id } = await signedQuote(house.url, wedding)
  const page = await newPage(house.url)
  await page.goto('/quote/admin')
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  const road = new Road(page, wedding)
  await road.open(`/quote/?id=${id}&from=admin`)
  await road.toPaymentAgain()
  await road.pay(cards.refused)
  const dialog = page.getByRole('dialog', { name: 'The customer’s card was refused' })
  await expectPage(dialog.getByText('The processor’s code for it: card_declined')).toBeVisible()
  await isAccessible(page, 'the dialog of a customer’s refused card')
  expect(await chargedSince(before, house)).toEqual([])
  await dialog.getByRole('button', { name: 'Check the customer’s card' }).click()
  await expectPage(page.getByRole('textbox', { name: 'Card number' })).toBeFocused()
  await road.pay(cards.approved)
  await road.isBought()
  expect(await chargedSince(before, house)).toEqual([17010])
})
