import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from './support/accessible'
import { begin, dialogOf, openBooks, press, send } from './support/books'
import { buyPolicy } from './support/bought'
import { withBrowser } from './support/browser'
import { cards, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type House, sharedHouse } from './support/house'
import { chargedSince, chargesAt, mailArrives, textOfPdf } from './support/papers'
import { Road } from './support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('an invoice is paid by a second card, and the statement shows all of it', async () => {
  const email = 'invoiced@example.com'
  const { contactId } = await buyPolicy(house, { ...wedding, insured_email: email }, 170.1)
  const before = await chargesAt(house)
  const page = await openBooks(await newPage(house.url), contactId)
  await begin(page, 'Create an invoice')
  await page.getByLabel('For what').fill('A third setup day')
  await page.getByLabel('Amount').fill('80')
  await press(page, 'Add an item')
  const second = page.getByRole('group', { name: 'Item 2' })
  await second.getByLabel('For what').fill('Its fee')
  await second.getByLabel('Amount').fill('40')
  await isAccessible(page, 'an invoice', [1280, 390])
  await press(page, 'Create the invoice')
  await send(page, 'Send the invoice', email)
  await expectPage(page.getByRole('heading', { level: 2, name: '$120.00 is due' })).toBeVisible()
  await mailArrives(house, email, /^Invoice/)

  await begin(page, 'Receive a payment')
  await page.getByLabel('By card').check()
  const road = new Road(page, {})
  await road.typeCard(cards.refused)
  await press(page, 'Charge $120.00 to the card')
  const exception = dialogOf(page, 'The card could not be charged')
  await expectPage(exception).toContainText('The bank declined this card.')
  await exception.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('textbox', { name: 'Card number' }).fill(cards.other)
  await press(page, 'Charge $120.00 to the card')
  await send(page, 'Send the receipt of the payment', email)
  await expectPage(page.getByRole('heading', { level: 2, name: 'Settled' })).toBeVisible()
  expect(await chargedSince(before, house)).toEqual([12000])

  const download = page.waitForEvent('download')
  await press(page, 'Statement as PDF')
  expect((await download).suggestedFilename()).toBe('statement.pdf')
  const statement = await page.request.get(`/api/admin/contacts/${contactId}/statement`)
  const words = await textOfPdf(await statement.body())
  expect(words).toContain('A third setup day')
  expect(words).toContain('120.00')
})
