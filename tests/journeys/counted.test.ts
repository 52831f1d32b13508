import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type OwnHouse, openHouse, staff } from './support/house'
import { patience } from './support/patience'
import { Road } from './support/road'

const { newPage } = withBrowser()
let house: OwnHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

/** Nobody is counted before who counts listens, and to have fetched it is not yet that. */
async function countingOf(page: Page) {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...heard: Parameters<typeof listen>) => {
      listen(...heard)
      if (new Error('who listens?').stack?.includes('/eventCounting-'))
        document.documentElement.dataset.isCounted = 'true'
    }
  })
  return () => page.waitForFunction(() => document.documentElement.dataset.isCounted === 'true')
}

test('what a customer does and where they stop is counted, and the overview shows it', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  const untilCounted = await countingOf(page)
  await road.open()
  await untilCounted()
  await road.stepThrough('eventDetails')
  await road.isAt('coverage')
  await road.back()
  await road.isAt('eventDetails')
  // what is told as a page goes, nobody is left to hear the answer of
  await page.reload()

  const office = await newPage(house.url)
  await office.goto('/quote/admin/overview')
  await office.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await office.getByLabel('Password').fill(staff.password)
  await office.getByRole('button', { name: 'Sign in' }).click()
  await expectPage(office.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const stops = office.getByRole('region', { name: 'Where customers stop' })
  const steps = stops.getByRole('list', { name: 'The steps of a quote, and how many came to each' })
  // it may come a moment later than they left, and the overview is of the moment in which it is read
  await expectPage(async () => {
    await office.reload()
    await expectPage(steps).toBeVisible()
    expect(await steps.textContent()).toContain('Continue pressed')
  }).toPass({ timeout: patience })
  await expectPage(steps.getByRole('listitem').filter({ hasText: 'Your event' })).toContainText('1 × Continue pressed')
  await expectPage(steps.getByRole('listitem').filter({ hasText: 'Dates and coverage' })).toContainText('1 × went back')

  await stops.getByText('By step, as a table').click()
  const happened = stops.getByRole('table', { name: 'What happened, as a table' })
  await expectPage(happened.getByRole('row', { name: 'Your event Continue pressed 1' })).toBeVisible()
})
