import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type House, sharedHouse } from './support/house'
import { storedAnswers, storedQuote } from './support/prepared'
import { Road } from './support/road'

const { newPage, newWindow } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

const title = 'This quote was changed in another window'
const isSaved = (page: Page) => expectPage(page.getByText(/· Saved at/)).toBeVisible()

/** Opens the same quote at its first step in several pages. */
async function openIn(pages: readonly Page[], id: string) {
  const roads = pages.map((page) => new Road(page, wedding))
  for (const road of roads) {
    await road.open(`/quote/?id=${id}`)
    // another page of the same browser may have it open at a later step
    if ((await road.openStep()) !== 'eventDetails') await road.change('eventDetails')
  }
  return roads
}

test('two devices on one quote: a save by the other one opens a choice, and either version can be kept', async () => {
  const { id } = await storedQuote(house.url, wedding)
  const [here, there] = await openIn([await newPage(house.url), await newPage(house.url)], id)
  await there!.answer('event_name', 'The Other Wedding')
  await isSaved(there!.page)

  await here!.answer('event_name', 'This Wedding')
  const notice = here!.page.getByRole('alert').filter({ hasText: title })
  await expectPage(notice).toContainText('Here: This Wedding')
  await expectPage(notice).toContainText('There: The Other Wedding')
  await here!.goOn('eventDetails')
  await expectPage(here!.page.locator(':focus')).toContainText(title)
  expect(await storedAnswers(house.url, id)).toMatchObject({ event_name: 'The Other Wedding' })

  await notice.getByRole('button', { name: 'Take theirs' }).click()
  await expectPage(here!.control('event_name')).toHaveValue('The Other Wedding')
  await here!.answer('event_name', 'This Wedding After All')
  await isSaved(here!.page)

  await there!.answer('event_name', 'Not That One')
  await there!.page.getByRole('button', { name: 'Keep mine' }).click()
  await expectPage(there!.page.getByText(title)).toBeHidden()
  await isSaved(there!.page)
  expect(await storedAnswers(house.url, id)).toMatchObject({ event_name: 'Not That One' })
})

test('two tabs of one browser: a reload keeps the typed answers of each, and the choice opens again', async () => {
  const { id } = await storedQuote(house.url, wedding)
  const window = await newWindow(house.url)
  const [here, there] = await openIn([await window.newPage(), await window.newPage()], id)
  await there!.answer('event_name', 'The Other Wedding')
  await isSaved(there!.page)
  await here!.answer('event_name', 'This Wedding')
  await expectPage(here!.page.getByText(title)).toBeVisible()
  await there!.answer('number_attendees', 120)
  await isSaved(there!.page)
  await here!.page.reload()
  await expectPage(here!.control('event_name')).toHaveValue('This Wedding')
  await expectPage(here!.page.getByText('There: The Other Wedding')).toBeVisible()
})

test('offline answers are saved and pricing waits; both are sent when the network is back', async () => {
  const { id } = await storedQuote(house.url, wedding)
  const page = await newPage(house.url)
  const [road] = await openIn([page], id)
  await page.context().setOffline(true)
  await expectPage(page.getByText('You are offline. Your answers are kept here.')).toBeVisible()
  await road!.answer('number_attendees', 90)
  await expectPage(page.getByText('We can’t work out the price while you are offline.').first()).toBeVisible()
  await page.context().setOffline(false)
  await isSaved(page)
  await expectPage(page.getByText('We can’t work out the price while you are offline.').first()).toBeHidden()
  expect(await storedAnswers(house.url, id)).toMatchObject({ number_attendees: 90 })
})

test('the back button leads through the steps and out of them, and a reload stays', async () => {
  const { id } = await storedQuote(house.url, wedding)
  const page = await newPage(house.url)
  await page.goto('/quote/404')
  const road = new Road(page, wedding)
  await road.open(`/quote/?id=${id}`)
  await road.acceptQuote()
  await road.isAt('insured')
  await road.goOn('insured')
  await road.isAt('location')
  await page.goBack()
  await road.isAt('insured')
  await page.reload()
  await road.isAt('insured')
  // that does not need the price
  await page.goForward()
  await road.isAt('location')
  await page.goBack()
  await road.isAt('insured')
  await page.goBack()
  await road.isAt('quoteSummary')
  await page.goBack()
  await expectPage(page.getByText('Oops! Page not found')).toBeVisible()
})
