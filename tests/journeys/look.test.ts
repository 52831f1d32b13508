import type { Locator, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { declarationOf } from '../../domain/application'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { type House, sharedHouse } from './support/house'
import { Keyboard } from './support/keyboard'
import { Road } from './support/road'

/** Looks that only a browser works out, and that no reader may miss. */
const { newPage } = withBrowser()
let house: House
beforeAll(async () => {
  house = await sharedHouse()
})

const styleOf = (control: Locator, property: string) =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const outlineOf = async (control: Locator) => [
  await styleOf(control, 'outline-style'),
  await styleOf(control, 'outline-width'),
]
const outlined = ['solid', '3px']

test('the keyboard’s focus is outlined on a button, in a text box and around an answer', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  const keys = new Keyboard(page)
  await road.open()
  const find = page.getByRole('navigation').getByRole('button', { name: 'Find my quote' })
  await keys.tabTo(find)
  expect(await outlineOf(find)).toEqual(outlined)

  const type = road.control('event_type')
  await road.answer('event_type', 'Wedding')
  const answer = page.getByRole('radiogroup', { name: 'What would you like to insure?' }).getByRole('radio').first()
  await keys.tabTo(type)
  expect(await outlineOf(type)).toEqual(outlined)
  await keys.tabTo(answer)
  expect(await outlineOf(answer.locator('xpath=ancestor::*[contains(@class, "answer")][1]'))).toEqual(outlined)
})

test('a text box with a fault is marked on its edge', async () => {
  const page = await newPage(house.url)
  const road = new Road(page, wedding)
  await road.open()
  await road.answer('event_type', 'Wedding')
  const guests = road.control('number_attendees')
  const [edge, color] = ['box-shadow', 'border-top-color']
  const before = [await styleOf(guests, edge), await styleOf(guests, color)]
  await page.getByRole('button', { name: declarationOf('eventDetails').onward }).click()
  await expectPage(guests).toHaveAttribute('aria-invalid', 'true')
  await guests.blur()
  expect(await styleOf(guests, edge)).not.toBe(before[0])
  expect(await styleOf(guests, color)).not.toBe(before[1])
})

/** The first press fails: the part behind it cannot be fetched. */
async function toastOn(page: Page) {
  await page.route('**/forgotQuote-*.js', (route) => route.abort())
  await new Road(page, wedding).open()
  await page.getByRole('navigation').getByRole('button', { name: 'Find my quote' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expectPage(toast).toBeVisible()
  // it stays as long as the pointer is over it
  await toast.hover()
  return toast
}

test('a toast appears and slides in, can be pressed away by a finger, and is not printed', async () => {
  const page = await newPage(house.url, { reducedMotion: 'no-preference' })
  const toast = await toastOn(page)
  expect(await styleOf(toast, 'animation-name')).toBe('appear, toast-slide')
  expect(await styleOf(toast, 'animation-duration')).toBe('0.75s, 0.45s')
  const { width, height } = (await toast.getByRole('button', { name: 'Dismiss' }).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.emulateMedia({ media: 'print' })
  await expectPage(toast).toBeHidden()
})

test('a reader who asked for less motion sees no toast slide', async () => {
  const page = await newPage(house.url)
  const toast = await toastOn(page)
  expect(await styleOf(toast, 'animation-duration')).toBe('0s, 0s')
})
