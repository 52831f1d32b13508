import { beforeAll, test } from 'vitest'
import { stepOrder } from '../../domain/application'
import { isAccessible } from '../journeys/support/accessible'
import { withBrowser } from '../journeys/support/browser'
import { wedding } from '../journeys/support/events'
import { type House, sharedHouse } from '../journeys/support/house'
import { Road } from '../journeys/support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

/** the breakpoints of the grid, a pixel on each side of them, and an ordinary phone */
const widths = [320, 390, 479, 480, 767, 768, 1199, 1200, 1440]

test('every step at every width, light and dark', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  await road.open()
  for (const step of stepOrder) {
    await road.isAt(step)
    if (step !== 'quoteSummary' && step !== 'payment') {
      await road.goOn(step)
      await isAccessible(page, `${step} with what is wrong`)
      await road.answerAll(step)
    }
    await isAccessible(page, step, widths)
    if (step === 'quoteSummary') await road.acceptQuote()
    else if (step !== 'payment') await road.goOn(step)
  }
})
