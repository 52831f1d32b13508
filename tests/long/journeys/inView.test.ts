import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { onwardOf } from '../../../domain/application'
import { buyPolicy } from '../../journeys/support/bought'
import { withBrowser } from '../../journeys/support/browser'
import { fill } from '../../journeys/support/controls'
import { fieldOf } from '../../journeys/support/customerDriver'
import { addDaysFromToday, cards, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { openAtPayment, openStored } from '../../journeys/support/prepared'
import { type Product, sharedProduct } from '../../journeys/support/product'
import { screens } from '../../journeys/support/screens'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** The answer to an action has the focus and stands in the window: as a whole, or from its top if it is higher. */
async function isAnsweredInView(page: Page, text: string | RegExp) {
  const focused = page.locator(':focus')
  await expectPage(focused).toContainText(text)
  await expect
    .poll(() =>
      focused.evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const isTitle = /^H\d$/.test(element.tagName)
        const isWhole = bottom <= window.innerHeight || height > window.innerHeight
        return top >= 0 && isWhole && (!isTitle || top <= window.innerHeight / 2)
      }),
    )
    .toBe(true)
}

/** A refused form leads to its first wrong field, which stands in the window with its message (decision 70). */
async function isLedToField(page: Page, message: RegExp | string) {
  const focused = page.locator(':focus')
  await expectPage(focused).toHaveAttribute('aria-invalid', 'true')
  await expectPage(focused).toBeInViewport({ ratio: 1 })
  const beside = page.locator(`#${await focused.getAttribute('id')}-fault`)
  await expectPage(beside).toContainText(message)
  await expectPage(beside).toBeInViewport({ ratio: 1 })
}

/** A button is pressed from where a reader of it stands: at the lower edge of the window. */
async function pressBelow(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first()
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
}

test.each(screens)('on %s each answer of the policy page comes into view and has the focus', async (_, viewport) => {
  const policy = await buyPolicy(product, wedding, 170.1)
  const page = await newPage(product.url, { viewport })
  await page.goto(policy.link)
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()

  await pressBelow(page, 'Change something')
  await isAnsweredInView(page, 'What do you want to change?')
  await pressBelow(page, 'Change Coverage and limits')
  await isAnsweredInView(page, 'Coverage and limits')
  await fill(page, fieldOf('damage_rented_premises'), 'False')
  await pressBelow(page, 'See the new price')
  await isAnsweredInView(page, 'Agree to the change')
  await pressBelow(page, /^Change it, and get/)
  await isAnsweredInView(page, 'Your policy is changed.')

  await pressBelow(page, 'Report a claim')
  await isAnsweredInView(page, 'Report a claim')
  await pressBelow(page, 'Report the claim')
  await isLedToField(page, 'Answer this')
  await page.getByLabel('Day', { exact: true }).fill(addDaysFromToday(0))
  await page.getByLabel('What happened').fill('A guest fell over a cable beside the stage.')
  await pressBelow(page, 'Report the claim')
  await isAnsweredInView(page, 'We have your claim')
  await expectPage(page.getByText(/^C-\d{6}$/)).toBeInViewport()
})

test.each(screens)('on %s wrong answers and a refused card come into view', async (_, viewport) => {
  const page = await newPage(product.url, { viewport })
  const customer = await openStored(product, page, wedding)
  await customer.change('eventDetails')
  await customer.control('number_attendees').fill('')
  await pressBelow(page, onwardOf('eventDetails'))
  await isLedToField(page, 'Answer this')

  const paying = await newPage(product.url, { viewport })
  const payer = await openAtPayment(product, paying, wedding)
  await pressBelow(paying, /^Pay /)
  await isLedToField(paying, /Answer|Enter/)
  await payer.typeCard(cards.refused)
  await pressBelow(paying, /^Pay /)
  // a dialog answers, which is at the bottom of a phone's window
  const title = paying.getByRole('heading', { name: 'The card was declined' })
  await expectPage(title).toBeFocused()
  await expectPage(title).toBeInViewport({ ratio: 1 })
})

test('on a phone the number of a step that opens is whole above its title', async () => {
  const page = await newPage(product.url, { viewport: { width: 390, height: 844 } })
  const customer = await openStored(product, page, wedding)
  await customer.change('coverage')
  await customer.goOn('coverage')
  await customer.isAt('quoteSummary')
  const { y } = (await page.locator('section:has(> div > [id^=title-]:focus) > p').boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
})
