import { beforeAll, test } from 'vitest'
import { type FormStep, stepOrder } from '../../domain/application'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type House, sharedHouse } from './support/house'
import { Road } from './support/road'

const { newWindow } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('a reload in any step, before or after saving, loses nothing, nor does a closed window', async () => {
  const window = await newWindow(house.url)
  let page = await window.newPage()
  let road = new Road(page, wedding)
  await road.open()
  for (const step of stepOrder.slice(0, stepOrder.indexOf('terms'))) {
    await road.isAt(step)
    if (step === 'quoteSummary') {
      await page.reload()
      await road.acceptQuote()
      continue
    }
    await road.answerAll(step as FormStep)
    await page.reload()
    await road.showsAll(step as FormStep)
    await page.close()
    page = await window.newPage()
    road = new Road(page, wedding)
    await road.open()
    await road.showsAll(step as FormStep)
    await road.goOn(step as FormStep)
  }
  // an agreement is not stored: customers read and sign it again after a reload
  await road.isAt('terms')
  await page.reload()
  await road.stepThrough('terms')
  await road.isAt('payment')
  await page.reload()
  await road.isAt('payment')
  await expectPage(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
})
