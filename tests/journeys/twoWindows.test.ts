import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from './support/browser'
import { CustomerDriver } from './support/customerDriver'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { storedAnswers, storedQuote } from './support/prepared'
import { type Product, sharedProduct } from './support/product'

const { newPage, newWindow } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const title = 'This quote was changed in another window'
const isSaved = (page: Page) => expectPage(page.getByText(/· Saved at/)).toBeVisible()

/** A step has its entry in the browser's history a moment after it shows. */
const hasEntry = (page: Page, step: string) => expect.poll(() => page.evaluate<string>('history.state.step')).toBe(step)

/** Opens the same quote at its first step in several pages. */
async function openIn(pages: readonly Page[], id: string) {
  const customers = pages.map((page) => new CustomerDriver(page, wedding))
  for (const customer of customers) {
    await customer.open(`/quote/?id=${id}`)
    // another page of the same browser may have it open at a later step
    if ((await customer.openStep()) !== 'eventDetails') await customer.change('eventDetails')
  }
  return customers
}

test('two devices on one quote: a save by the other one opens a choice, and either version can be kept', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const [here, there] = await openIn([await newPage(product.url), await newPage(product.url)], id)
  await there!.answer('event_name', 'The Other Wedding')
  await isSaved(there!.page)

  await here!.answer('event_name', 'This Wedding')
  const notice = here!.page.getByRole('alert').filter({ hasText: title })
  await expectPage(notice).toContainText('Here: This Wedding')
  await expectPage(notice).toContainText('There: The Other Wedding')
  await here!.goOn('eventDetails')
  await expectPage(here!.page.locator(':focus')).toContainText(title)
  expect(await storedAnswers(product.url, id)).toMatchObject({ event_name: 'The Other Wedding' })

  await notice.getByRole('button', { name: 'Take theirs' }).click()
  await expectPage(here!.control('event_name')).toHaveValue('The Other Wedding')
  await here!.answer('event_name', 'This Wedding After All')
  await isSaved(here!.page)

  await there!.answer('event_name', 'Not That One')
  await there!.page.getByRole('button', { name: 'Keep mine' }).click()
  await expectPage(there!.page.getByText(title, { exact: true })).toBeHidden()
  await isSaved(there!.page)
  expect(await storedAnswers(product.url, id)).toMatchObject({ event_name: 'Not That One' })
})

test('two tabs of one browser: a reload keeps the typed answers of each, and the choice opens again', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const window = await newWindow(product.url)
  const [here, there] = await openIn([await window.newPage(), await window.newPage()], id)
  await there!.answer('event_name', 'The Other Wedding')
  await isSaved(there!.page)
  await here!.answer('event_name', 'This Wedding')
  await expectPage(here!.page.getByText(title, { exact: true })).toBeVisible()
  await there!.answer('number_attendees', 120)
  await isSaved(there!.page)
  await here!.page.reload()
  await expectPage(here!.control('event_name')).toHaveValue('This Wedding')
  await expectPage(here!.page.getByText('There: The Other Wedding')).toBeVisible()
})

test('offline answers are saved and pricing waits; both are sent when the network is back', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const page = await newPage(product.url)
  const [customer] = await openIn([page], id)
  await page.context().setOffline(true)
  await expectPage(page.getByText('You are offline. Your answers are kept here.')).toBeVisible()
  await customer!.answer('number_attendees', 90)
  await expectPage(page.getByText('We can’t work out the price while you are offline.').first()).toBeVisible()
  await page.context().setOffline(false)
  await isSaved(page)
  await expectPage(page.getByText('We can’t work out the price while you are offline.').first()).toBeHidden()
  expect(await storedAnswers(product.url, id)).toMatchObject({ number_attendees: 90 })
})

test('the back button leads through the steps and out of them, and a reload stays', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const page = await newPage(product.url)
  await page.goto('/quote/404')
  const customer = new CustomerDriver(page, wedding)
  await customer.open(`/quote/?id=${id}`)
  await customer.acceptQuote()
  await customer.isAt('insured')
  await customer.goOn('insured')
  await customer.isAt('terms')
  await hasEntry(page, 'terms')
  await page.goBack()
  await customer.isAt('insured')
  await page.reload()
  await customer.isAt('insured')
  // that does not need the price
  await page.goForward()
  await customer.isAt('terms')
  await page.goBack()
  await customer.isAt('insured')
  await page.goBack()
  await customer.isAt('quoteSummary')
  await page.goBack()
  await expectPage(page.getByText('Oops! Page not found')).toBeVisible()
})
