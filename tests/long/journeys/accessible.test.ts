import { beforeAll, test } from 'vitest'
import type { FieldName } from '../../../domain/application'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { addDaysFromToday, bothCovers, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { openStored, storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const passed = addDaysFromToday(-3)
const soon = addDaysFromToday(8)

test.each([
  ['an answer that is referred', 'underwriting', { using_drone_at_event: 'True' }],
  ['an event that is declined', 'eventDetails', { event_type: 'Concert - Electronic or Rave' }],
  // the last day first: until the first day sets it, there is no price and no dialog
  ['a day that has passed', 'eventDetails', { event_end_date: passed, event_start_date: passed }],
  ['an event that is too near for cancellation', 'eventDetails', { event_end_date: soon, event_start_date: soon }],
] as const)('%s, in its dialog and in its place', async (what, step, changes) => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, bothCovers)
  await customer.change(step)
  for (const [name, value] of Object.entries(changes)) await customer.answer(name as FieldName, value)
  await isAccessible(page, `${what}, told in its place`)
  // a dialog waits until the step is left
  if (step === 'underwriting') await customer.back()
  else await customer.goOn(step)
  await expectPage(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await isAccessible(page, `the dialog of ${what}`)
  await customer.leaveDialog()
  await isAccessible(page, what)
})

test('the pages for no match and for a link that does not open the policy', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/404')
  await expectPage(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await isAccessible(page, 'the page that is not there')
  await page.goto('/quote/#manage-policy')
  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isAccessible(page, 'a policy without a link')
})

test('the forgot-quote dialog, the cleared browser and the page of rain insurance are accessible', async () => {
  const page = await newPage(product.url)
  await new CustomerDriver(page, wedding).open()
  const dialog = page.getByRole('dialog')
  const isOpen = (title: string) => expectPage(dialog.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: 'Find my quote' }).click()
  await isOpen('Find my quote')
  await isAccessible(page, 'the dialog of a forgotten quote')
  await dialog.getByRole('button', { name: 'Email me the link' }).click()
  await expectPage(dialog.getByLabel('Email')).toBeFocused()
  await isAccessible(page, 'the dialog of a forgotten quote with what is wrong')
  await dialog.getByLabel('Email').fill('nobody@example.com')
  await dialog.getByLabel('First day of the event').fill(wedding.event_start_date)
  await dialog.getByRole('button', { name: 'Email me the link' }).click()
  await isOpen('If that address has quotes, we have emailed the links to it')
  await isAccessible(page, 'what is told of a forgotten quote')
  await dialog.getByRole('button', { name: 'Back to the page' }).click()

  await page.getByRole('button', { name: 'Clear my answers from this browser' }).click()
  await isOpen('Clear your answers from this browser?')
  await isAccessible(page, 'the dialog before the browser is cleared')
  await dialog.getByRole('button', { name: 'Clear my answers', exact: true }).click()
  await isOpen('Your answers were cleared from this browser')
  await isAccessible(page, 'the dialog after the browser was cleared')
  await dialog.getByRole('button', { name: 'Begin again' }).click()

  await page.goto('/quote/#rain-cover')
  await expectPage(page.getByRole('heading', { name: 'Rain insurance', level: 1 })).toBeVisible()
  await isAccessible(page, 'rain insurance')
  await page.getByRole('link', { name: 'Price rain insurance' }).click()
  await expectPage(page.getByRole('heading', { name: /Your event/ })).toBeVisible()
  await isAccessible(page, 'the first step of rain insurance')
})

test('the rooms of the staff', async () => {
  await storedQuote(product.url, wedding)
  const page = await newPage(product.url)
  for (const place of ['/quote/admin', '/quote/usw', '/quote/admin/mailbox', '/quote/admin/jobs']) {
    await page.goto(place)
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
    await signIn
      // below 1200 px behind the menu's button
      .or(page.getByRole('button', { name: /^(Sign out|Menu)$/ }))
      .first()
      .waitFor()
    if (await signIn.isVisible()) {
      await isAccessible(page, `${place}, signing in`)
      await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
      await page.getByLabel('Password').fill(staff.password)
      await signIn.click()
      await expectPage(signIn).toHaveCount(0)
    }
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessible(page, place)
  }
})
