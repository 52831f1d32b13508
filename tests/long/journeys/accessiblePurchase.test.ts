import { beforeAll, test } from 'vitest'
import { type FormStep, stepOrder } from '../../../domain/application'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { bothCovers, cards } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type House, sharedHouse } from '../../journeys/support/house'
import { Road } from '../../journeys/support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

test('every step, the refused card, the purchase and the policy are accessible', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, bothCovers)
  await road.open()
  for (const step of stepOrder.slice(0, -1)) {
    await road.isAt(step)
    if (step === 'quoteSummary') {
      await isAccessible(page, step)
      await road.acceptQuote()
      continue
    }
    // the others with what is wrong are in tests/long
    if (step === 'eventDetails' || step === 'insured') {
      await road.goOn(step)
      await expectPage(page.getByRole('alert').filter({ hasText: /(Answer|Check) (this|these) / })).toBeVisible()
      await isAccessible(page, `${step} with what is wrong`)
    }
    await road.answerAll(step as FormStep)
    await isAccessible(page, step)
    await road.goOn(step as FormStep)
  }
  await road.isAt('payment')
  await isAccessible(page, 'payment')
  await road.pay(cards.refused)
  await expectPage(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await isAccessible(page, 'the dialog of a refused card')
  await road.leaveDialog()
  await road.pay(cards.approved)
  await road.isBought()
  await isAccessible(page, 'the purchase')
  const link = await page
    .getByRole('link', { name: /policy/i })
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLAnchorElement).href).find((href) => href.includes('#manage-policy?')),
    )
  await page.goto(link!)
  await expectPage(page.getByRole('heading', { level: 1, name: /Wedding/ })).toBeVisible()
  await isAccessible(page, 'the policy')
})
