import type { Locator, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { onwardOf } from '../../domain/application'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { Keyboard } from './support/keyboard'
import { openStored } from './support/prepared'
import { type Product, sharedProduct } from './support/product'
import { signedIn } from './support/signedIn'

/** Looks that only a browser can compute and that no reader may miss. */
const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const styleOf = (control: Locator, property: string) =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const outlineOf = async (control: Locator) => [
  await styleOf(control, 'outline-style'),
  await styleOf(control, 'outline-width'),
]
const outlined = ['solid', '3px']

/** Nothing covers the mark: without it the field looks different. */
async function isPainted(mark: Locator, field: Locator) {
  const shown = await field.screenshot()
  await mark.evaluate((element) => (element as HTMLElement).style.setProperty('visibility', 'hidden'))
  expect(shown.equals(await field.screenshot())).toBe(false)
}

test('the keyboard’s focus has an outline on a button, in a text box and around an answer', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  const keys = new Keyboard(page)
  await customer.open()
  const find = page.getByRole('navigation').getByRole('button', { name: 'Find my quote' })
  await keys.tabTo(find)
  expect(await outlineOf(find)).toEqual(outlined)

  const type = customer.control('event_type')
  await customer.answer('event_type', 'Wedding')
  const answer = page.getByRole('radiogroup', { name: 'What would you like to insure?' }).getByRole('radio').first()
  await keys.tabTo(type)
  expect(await outlineOf(type)).toEqual(outlined)
  await keys.tabTo(answer)
  expect(await outlineOf(answer.locator('xpath=ancestor::*[contains(@class, "answer")][1]'))).toEqual(outlined)
})

test('a text box with an error has a marked border', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.answer('event_type', 'Wedding')
  const guests = customer.control('number_attendees')
  const [edge, color] = ['box-shadow', 'border-top-color']
  const before = [await styleOf(guests, edge), await styleOf(guests, color)]
  await page.getByRole('button', { name: onwardOf('eventDetails') }).click()
  await expectPage(guests).toHaveAttribute('aria-invalid', 'true')
  await guests.blur()
  expect(await styleOf(guests, edge)).not.toBe(before[0])
  expect(await styleOf(guests, color)).not.toBe(before[1])
})

test('a button that its group of fields disables looks off', async () => {
  const page = await newPage(product.url)
  await new CustomerDriver(page, wedding).open()
  const button = page.getByRole('button', { name: onwardOf('eventDetails') })
  expect(await styleOf(button, 'cursor')).toBe('pointer')
  const before = await styleOf(button, 'background-color')
  await button.evaluate((element) => {
    const group = document.createElement('fieldset')
    group.disabled = true
    element.replaceWith(group)
    group.append(element)
  })
  await button.hover({ force: true })
  expect(await styleOf(button, 'cursor')).toBe('default')
  await expect.poll(() => styleOf(button, 'background-color')).toBe('rgba(0, 0, 0, 0)')
  expect(before).not.toBe('rgba(0, 0, 0, 0)')
})

test('a chosen answer looks chosen', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.answer('event_type', 'Wedding')
  const answers = page.getByRole('radiogroup', { name: 'What would you like to insure?' }).locator('.answer')
  await answers.first().getByRole('radio').check()
  for (const property of ['border-top-color', 'background-color', 'font-weight'])
    expect(await styleOf(answers.first(), property)).not.toBe(await styleOf(answers.last(), property))
})

test('the dark theme is dark although the system is light, and the light one is light', async () => {
  const page = await newPage(product.url, { colorScheme: 'light' })
  await new CustomerDriver(page, wedding).open()
  const background = () => styleOf(page.locator('body'), 'background-color')
  await page
    .getByRole('button', { name: 'Dark' })
    .or(page.getByRole('radio', { name: 'Dark' }))
    .click()
  await expect.poll(background).toBe('rgb(18, 22, 19)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page
    .getByRole('button', { name: 'Light' })
    .or(page.getByRole('radio', { name: 'Light' }))
    .click()
  await expect.poll(background).toBe('rgb(248, 248, 244)')
})

test('a printed quote shows no buttons', async () => {
  const page = await newPage(product.url)
  await openStored(product, page, wedding)
  const buy = page.getByRole('button', { name: 'Continue to your details', exact: true })
  await expectPage(buy).toBeVisible()
  await expectPage(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectPage(buy).toBeHidden()
  await expectPage(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden()
})

test('the ZIP code, the city and the state of an address are on one line', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.acceptQuote()
  await customer.isAt('insured')
  const fields = (['insured_zip', 'insured_city', 'insured_state'] as const).map((name) => customer.control(name))
  await expectPage(fields[2]!).toBeVisible()
  const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())!.y))
  expect(tops).toEqual(tops.map(() => tops[0]))
})

test('a dialog higher than the window scrolls to its last button', async () => {
  const page = await newPage(product.url, { viewport: { width: 390, height: 300 } })
  await new CustomerDriver(page, wedding).open()
  await page.getByRole('button', { name: 'Find my quote' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Find my quote' })
  const last = dialog.getByRole('button').last()
  await expectPage(last).toBeVisible()
  await expectPage(last).not.toBeInViewport()
  await page.mouse.move(195, 200)
  await page.mouse.wheel(0, 2000)
  await expectPage(last).toBeInViewport()
})

test('the busy overlay is invisible for 300 milliseconds', async () => {
  const page = await newPage(product.url, { reducedMotion: 'no-preference' })
  await new CustomerDriver(page, wedding).open()
  const late = await page.evaluate(() => {
    const veil = document.body.appendChild(document.createElement('div'))
    veil.className = 'shown-late'
    const { visibility, animationDelay } = getComputedStyle(veil)
    return [visibility, animationDelay]
  })
  expect(late).toEqual(['hidden', '0.3s'])
})

/** Shows a toast: the first press fails, because the part behind it cannot be loaded. */
async function toastOn(page: Page) {
  await page.route('**/quoteFinder-*.js', (route) => route.abort())
  await new CustomerDriver(page, wedding).open()
  await page.getByRole('navigation').getByRole('button', { name: 'Find my quote' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expectPage(toast).toBeVisible()
  // it stays while the pointer is over it
  await toast.hover()
  return toast
}

test('a toast slides in, can be dismissed by touch, and is not printed', async () => {
  const page = await newPage(product.url, { reducedMotion: 'no-preference' })
  const toast = await toastOn(page)
  expect(await styleOf(toast, 'animation-name')).toBe('appear, toast-slide')
  expect(await styleOf(toast, 'animation-duration')).toBe('0.75s, 0.45s')
  const { width, height } = (await toast.getByRole('button', { name: 'Dismiss' }).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.emulateMedia({ media: 'print' })
  await expectPage(toast).toBeHidden()
})

test('with reduced motion a toast does not slide', async () => {
  const page = await newPage(product.url)
  const toast = await toastOn(page)
  expect(await styleOf(toast, 'animation-duration')).toBe('0s, 0s')
})

test('an amount shows its dollar sign', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/?partner=example-venues&event_type=Wedding')
  await page.getByRole('radio', { name: /^Cancellation/ }).check()
  const amount = page.getByRole('textbox', { name: 'Total event budget' })
  await amount.fill('1234')
  await amount.blur()
  const field = amount.locator('xpath=..')
  await isPainted(field.locator('span[aria-hidden=true]'), field)
})

test('the search of the contact list shows its glass', async () => {
  const page = await signedIn(await newPage(product.url), '/quote/admin')
  const field = page.getByRole('searchbox').locator('xpath=..')
  await isPainted(field.locator('svg'), field)
})

test.each([1280, 1000, 390])('a toast does not cover an open dialog, at %s px', async (width) => {
  const page = await newPage(product.url, { viewport: { width, height: 800 } })
  await openStored(product, page, wedding)
  await page.getByLabel('Email the quote to').fill('ana@example.com')
  // an open dialog hides it from the roles
  const toast = page.locator('section[aria-label=Messages]')
  await page.getByRole('button', { name: 'Send the quote' }).click()
  await expectPage(toast.getByText('Email sent successfully!')).toBeVisible()
  // it stays while the pointer is on it
  await toast.hover()
  await page.getByRole('button', { name: 'Find my quote' }).focus()
  await page.keyboard.press('Enter')
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expectPage(title).toBeVisible()
  const [above, panel] = [await toast.boundingBox(), await title.locator('..').boundingBox()]
  const apart = (axis: 'x' | 'y', size: 'width' | 'height') =>
    above![axis] + above![size] <= panel![axis] || panel![axis] + panel![size] <= above![axis]
  expect(apart('x', 'width') || apart('y', 'height')).toBe(true)
})
