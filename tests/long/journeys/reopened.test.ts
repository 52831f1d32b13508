import type { BrowserContext } from '@playwright/test'
import { beforeAll, test } from 'vitest'
import { type FormStep, isFormStep, type StepName, stepOrder } from '../../../domain/application'
import { withBrowser } from '../../journeys/support/browser'
import { wedding } from '../../journeys/support/events'
import { type House, sharedHouse } from '../../journeys/support/house'
import { storedQuote } from '../../journeys/support/prepared'
import { Road } from '../../journeys/support/road'

const { newWindow } = withBrowser()
let house: House
let window: BrowserContext
let id: string
beforeAll(async () => {
  house = await sharedHouse()
  window = await newWindow(house.url)
  ;({ id } = await storedQuote(house.url, wedding))
})

/** Kills the tab, as a phone does that needs the memory, and opens the quote again in the same browser. */
async function reopened(road: Road): Promise<Road> {
  const session = await window.newCDPSession(road.page)
  const crashed = road.page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await road.page.close()
  const again = new Road(await window.newPage(), wedding)
  await again.open()
  return again
}

/** Once in each step; tests/machines/killed.test.ts kills it in every state of the chart. */
test('a tab killed in any step opens there again, with its answers', async () => {
  let road = new Road(await window.newPage(), wedding)
  await road.open(`/quote/?id=${id}`)
  await road.change('eventDetails')
  for (const step of stepOrder) {
    await road.isAt(step)
    road = await reopened(road)
    await road.isAt(step)
    if (isFormStep(step) && step !== 'terms') await road.showsAll(step)
    await onFrom(road, step)
  }
})

async function onFrom(road: Road, step: StepName) {
  if (step === 'payment') return
  if (step === 'quoteSummary') await road.acceptQuote()
  else if (step === 'terms') await road.stepThrough(step)
  else await road.goOn(step as FormStep)
}
