import type { Page } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { fill } from '../../journeys/support/controls'
import { madeDocuments } from '../../journeys/support/documents'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type OwnHouse, openHouse } from '../../journeys/support/house'
import { textOfPdf } from '../../journeys/support/papers'
import { fieldOf } from '../../journeys/support/road'

const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const task = (page: Page, name: string) => expectPage(page.getByRole('heading', { level: 2, name })).toBeFocused()

async function changeAnswers(
  page: Page,
  part: string,
  answers: Parameters<typeof fill>[2][],
  names: Parameters<typeof fieldOf>[0][],
) {
  await press(page, 'Change something')
  await press(page, `Change ${part}`)
  await task(page, part)
  for (const [i, name] of names.entries()) await fill(page, fieldOf(name), answers[i]!)
}

/** The certificate that is listed, once its file is made. */
async function certificate(page: Page) {
  const link = await madeDocuments(page, 1, /^Open Certificate of insurance/)
  return textOfPdf(await (await page.request.get((await link.getAttribute('href'))!)).body())
}
const codeIn = (text: string) => /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(text)![0]

test('a certificate says whether it is in force, and one that was replaced says so', async () => {
  const { link } = await buyPolicy(house, { ...wedding, insured_email: 'casey.specimen@example.com' }, 170.1)
  const page = await newPage(house.url)
  await page.goto(link)
  const first = codeIn(await certificate(page))
  const venue = await newPage(house.url)
  await venue.goto(`/quote/certificate/${first.replace('-', '').toLowerCase()}`)
  await expectPage(venue.getByText('Not yet in force')).toBeVisible()
  await changeAnswers(page, 'Place and name', ['Sample Orchard Hall'], ['event_location_name'])
  await press(page, 'See what it comes to')
  await task(page, 'Agree to the change')
  await press(page, 'Change it')
  await expectPage(page.getByText('The price is the same.')).toBeVisible()
  await venue.reload()
  await expectPage(venue.getByText('Replaced', { exact: true })).toBeVisible()
  await venue.getByLabel('Check another code').fill('2222-2222')
  await venue.keyboard.press('Enter')
  await expectPage(venue.getByRole('heading', { level: 1, name: 'We know no such certificate' })).toBeVisible()
})
