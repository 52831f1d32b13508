import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { type FieldName, type FormStep, stepOrder } from '../../domain/application'
import { isAccessible } from './support/accessible'
import { withBrowser } from './support/browser'
import { addDaysFromToday, bothCovers, cards, wedding } from './support/events'
import { type House, openHouse, staff } from './support/house'
import { openStored, storedQuote } from './support/prepared'
import { Road } from './support/road'

const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.pullDown())

test('every step, the refused card, the purchase and the policy', { timeout: 300_000 }, async () => {
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
      await isAccessible(page, `${step} with what is wrong`)
    }
    await road.answerAll(step as FormStep)
    await isAccessible(page, step)
    await road.goOn(step as FormStep)
  }
  await road.isAt('payment')
  await isAccessible(page, 'payment')
  await road.pay(cards.refused)
  await expectPage(page.getByRole('dialog').getByRole('heading').first()).toBeVisible({ timeout: 20_000 })
  await isAccessible(page, 'the dialog of a refused card')
  await page.keyboard.press('Escape')
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

const passed = addDaysFromToday(-3)
const soon = addDaysFromToday(8)

test.each([
  ['an answer that is referred', 'underwriting', { using_drone_at_event: 'True' }],
  ['an event that is declined', 'eventDetails', { event_type: 'Concert - Electronic or Rave' }],
  ['a day that has passed', 'eventDetails', { event_start_date: passed, event_end_date: passed }],
  ['an event that is too near for cancellation', 'eventDetails', { event_start_date: soon, event_end_date: soon }],
] as const)('%s, in its dialog and in its place', async (what, step, changes) => {
  const page = await newPage(house.url)
  const road = await openStored(house, page, bothCovers)
  await road.change(step)
  for (const [name, value] of Object.entries(changes)) await road.answer(name as FieldName, value)
  // a dialog waits until the field is left
  await page.keyboard.press('Tab')
  await expectPage(page.getByRole('dialog').getByRole('heading').first()).toBeVisible({ timeout: 15_000 })
  await isAccessible(page, `the dialog of ${what}`)
  await page.keyboard.press('Escape')
  await isAccessible(page, what)
})

test('what says that nothing was found, and that no link opens this policy', async () => {
  const page = await newPage(house.url)
  await page.goto('/quote/404')
  await expectPage(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await isAccessible(page, 'the page that is not there')
  await page.goto('/quote/#manage-policy')
  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isAccessible(page, 'a policy without a link')
})

test('the rooms of the staff', async () => {
  await storedQuote(house.url, wedding)
  const page = await newPage(house.url)
  for (const place of ['/quote/admin', '/quote/usw']) {
    await page.goto(place)
    const signIn = page.getByRole('button', { name: 'Sign in' })
    await signIn
      .or(page.getByRole('button', { name: 'Sign out' }))
      .first()
      .waitFor()
    if (await signIn.isVisible()) {
      await isAccessible(page, `${place}, signing in`)
      await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
      await page.getByLabel('Password').fill(staff.password)
      await signIn.click()
    }
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessible(page, place)
  }
})
