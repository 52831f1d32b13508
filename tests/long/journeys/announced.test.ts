import type { Locator, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { isReported, whileTimeStands } from '../../journeys/support/messages'
import { openStored } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'

/** Dialogs and messages after failures on the way. The other ones are in the journeys that meet them. */
const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const message = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Opens the insured's step, with one changed answer that is not saved yet. */
async function atInsured() {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.acceptQuote()
  await customer.isAt('insured')
  return { page, customer }
}

test('an answer that the server refuses opens a dialog, is marked on the page, and is corrected there', async () => {
  const { page, customer } = await atInsured()
  // the server rejects an answer, as if this page were older and validated less
  await page.route('**/api/contacts/*', async (route) => {
    const body = route.request().postData()
    await route.continue(body ? { postData: body.replaceAll('"78799"', '"787"') } : {})
  })
  await customer.answer('insured_zip', '78799')
  await customer.goOn('insured')
  const dialog = page.getByRole('dialog', { name: 'Some answers cannot be saved yet' })
  await expectPage(dialog).toContainText('Nothing you entered is lost.')
  await isAccessible(page, 'the dialog of answers that are not taken')
  await dialog.getByRole('button', { name: 'Look at the answers' }).click()
  await expectPage(dialog).toHaveCount(0)
  await expectPage(customer.control('insured_zip')).toHaveAccessibleDescription(/digits/)
  await customer.answer('insured_zip', '78701')
  await customer.goOn('insured')
  await customer.isAt('terms')
})

test('an unreachable server opens a dialog, nothing is lost, and the quote continues once it responds', async () => {
  const { page, customer } = await atInsured()
  await page.route('**/api/contacts/*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await customer.answer('insured_city', 'Round Rock')
  await customer.goOn('insured')
  const dialog = page.getByRole('dialog', { name: 'We cannot reach our records just now' })
  await expectPage(dialog).toContainText('Nothing you entered is lost.')
  await isAccessible(page, 'the dialog of a server that is out of reach')
  await dialog.getByRole('button', { name: 'Back to my answers' }).click()
  await expectPage(customer.control('insured_city')).toHaveValue('Round Rock')
  await page.unroute('**/api/contacts/*')
  await customer.goOn('insured')
  await customer.isAt('terms')
})

test('a lost connection is named as such, nothing is lost, and the next try works once it is back', async () => {
  const { page, customer } = await atInsured()
  await page.context().setOffline(true)
  await customer.answer('insured_city', 'Round Rock')
  await customer.goOn('insured')
  const dialog = page.getByRole('dialog', { name: 'There is no connection to our server' })
  await expectPage(dialog).toContainText('Check your internet connection')
  await isAccessible(page, 'the dialog of a lost connection')
  await dialog.getByRole('button', { name: 'Back to my answers' }).click()
  await expectPage(customer.control('insured_city')).toHaveValue('Round Rock')
  await page.context().setOffline(false)
  await customer.goOn('insured')
  await customer.isAt('terms')
})

test('missing parts of the page say so once, and load by themselves when the connection returns', async () => {
  const page = await newPage(product.url)
  const parts = /\/later-[^/]*\.js/
  await page.route(parts, (route) => route.abort())
  const customer = await openStored(product, page, wedding)
  // a step with questions needs only small parts of that file
  await customer.change('underwriting')
  const missing = page.getByText('This part of the page could not be loaded.')
  await expectPage(missing).toHaveCount(1)
  await page.context().setOffline(true)
  await page.unroute(parts)
  await page.context().setOffline(false)
  await expectPage(missing).toHaveCount(0)
})

test('a quote that may not be changed just now says so in a dialog, in the words of the server', async () => {
  const { page, customer } = await atInsured()
  const words = 'A payment for this quote is on its way. Try again in a minute.'
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, message: words }
  await page.route('**/api/contacts/*', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await customer.answer('insured_city', 'Round Rock')
  await customer.goOn('insured')
  const dialog = page.getByRole('dialog', { name: 'That did not work' })
  await expectPage(dialog).toContainText(words)
  await isAccessible(page, 'the dialog of what did not work')
  await dialog.getByRole('button', { name: 'Back to the page' }).click()
  await page.unroute('**/api/contacts/*')
  await customer.goOn('insured')
  await customer.isAt('terms')
})

test('when the dialogs cannot be fetched, a message still reports the lost connection', async () => {
  const page = await newPage(product.url)
  await page.route(/\/later-[^/]*\.js/, (route) => route.abort())
  const customer = await openStored(product, page, wedding)
  await customer.change('underwriting')
  await customer.answer('using_drone_at_event', 'True')
  // the reason beside the answer is in the missing file too
  await expectPage(page.getByRole('button', { name: 'Continue, with a review' })).toBeVisible()
  await customer.back()
  const dialog = page.getByRole('dialog', { name: 'We cannot reach our records just now' })
  await expectPage(dialog).toContainText('Nothing you entered is lost.')
  await dialog.getByRole('button', { name: 'Back to my answers' }).click()
  await expectPage(dialog).toHaveCount(0)
})

test('a toast reports a link that was sent, and one that could not be sent, by email and as a text', async () => {
  const page = await newPage(product.url)
  await page.clock.install()
  const customer = await openStored(product, page, wedding)
  await customer.isAt('quoteSummary')
  await page.getByRole('textbox', { name: 'Email the quote to' }).fill('partner@example.com')
  for (const [call, button] of [
    ['quote/send-email', 'Send the quote'],
    ['send-purchase-link', 'Send a purchase link'],
  ] as const)
    await refusedThenSent(page, call, button, 'Email sent successfully!')

  await customer.acceptQuote()
  await customer.goOn('location')
  await customer.isAt('terms')
  await page.getByLabel('Their email address').fill('signer@example.com')
  await refusedThenSent(page, 'terms-link', 'Send the link', 'Email sent successfully!')
  await page.getByRole('radio', { name: 'By text message' }).check()
  await page.getByLabel('Their mobile number').fill('512-555-0142')
  await refusedThenSent(page, 'terms-link', 'Send the link', 'Text sent successfully!')
})

async function refusedThenSent(page: Page, call: string, button: string, shown: string) {
  const path = `**/api/**${call}**`
  await page.route(path, (route) => route.abort())
  await isShown(page, button, message(page).getByRole('alert').getByText('Something went wrong'))
  await page.unroute(path)
  await isShown(page, button, message(page).getByText(shown))
}

/** Shows after the press of a button, and disappears after reading. */
async function isShown(page: Page, button: string, words: Locator) {
  const dismiss = message(page).getByRole('button', { name: 'Dismiss' })
  await whileTimeStands(page, async () => {
    await page.getByRole('button', { name: button }).click()
    await expectPage(words).toBeVisible()
    await dismiss.click()
  })
  await expectPage(dismiss).toHaveCount(0)
}

test('a price that cannot be worked out is said in passing and in its place, and is asked for again', async () => {
  const page = await newPage(product.url)
  const customer = await openStored(product, page, wedding)
  await customer.change('eventDetails')
  const problem = { type: 'about:blank', title: 'Unavailable', status: 503, message: 'Pricing rests for a minute' }
  await page.route('**/api/recalculate', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await customer.answer('number_attendees', 90)
  await isReported(page, 'Pricing rests for a minute')
  await expectPage(page.getByText('The price could not be worked out.')).toBeVisible()
  await page.unroute('**/api/recalculate')
  // 85.00 less 10 % is 76.50, in whole dollars 77.00; setup 20.00 and premises 25.00; the fee of 5 % on 122.00 is 6.10
  await page.getByRole('button', { name: /again/ }).first().click()
  await expectPage(page.getByText('$128.10').first()).toBeVisible()
})

test('a part of the page that fails to load shows a message, and the same button retries it', async () => {
  const page = await newPage(product.url)
  await page.route('**/quoteFinder-*.js', (route) => route.abort())
  await new CustomerDriver(page, wedding).open()
  const find = page.getByRole('navigation').getByRole('button', { name: 'Find my quote' })
  await find.click()
  await isReported(page, 'Something went wrong')
  await page.unroute('**/quoteFinder-*.js')
  await find.click()
  await expectPage(page.getByRole('dialog').getByRole('heading', { name: 'Find my quote' })).toBeVisible()
})

test('an inactive customer gets a warning before the data is cleared, and stays with one press; without it the data is cleared', async () => {
  const page = await newPage(product.url)
  await page.clock.install()
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.answer('event_type', 'Wedding')
  // activity is tracked once the first page has loaded
  await page.clock.runFor('00:05')
  const noticed = async () => {
    await page.keyboard.press('Shift')
    return page.evaluate(() => localStorage.getItem('marquee.seen'))
  }
  // later parts arrive while nobody presses a key, so the presses have pauses
  await expect.poll(noticed, { interval: 4_000, timeout: 60_000 }).not.toBeNull()
  await page.clock.fastForward('26:00')
  const warning = page.getByRole('dialog', { name: 'Are you still there?' })
  await expectPage(warning).toContainText('your answers are cleared from this browser')
  await isAccessible(page, 'the warning before the browser is cleared')
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expectPage(warning).toHaveCount(0)
  await expectPage(customer.control('event_type')).toHaveValue('Wedding')

  await page.clock.fastForward('26:00')
  await expectPage(warning.getByRole('heading')).toBeVisible()
  await page.clock.fastForward('05:00')
  const message = page.getByRole('dialog', { name: 'Your answers were cleared from this browser' })
  await expectPage(message.getByRole('heading')).toBeVisible()
  await message.getByRole('button', { name: 'Begin again' }).click()
  await expectPage(customer.control('event_type')).toHaveValue('')
})
