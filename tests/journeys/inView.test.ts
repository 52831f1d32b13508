import { beforeAll, expect, test } from 'vitest'
import { onwardOf } from '../../domain/application'
import { withBrowser } from './support/browser'
import { wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { openAtPayment, storedQuote } from './support/prepared'
import { type Product, sharedProduct } from './support/product'
import { concertOf } from './support/referring'
import { signedIn } from './support/signedIn'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const sizes = [
  ['a wide window', { width: 1280, height: 600 }],
  ['a phone', { width: 390, height: 700 }],
] as const

test.each(sizes)(
  'a form opened from the end of the record is in view, and so are the actions after it: %s',
  async (_, viewport) => {
    const { id } = await storedQuote(product.url, wedding)
    const page = await signedIn(await newPage(product.url, { viewport }), `/quote/admin/${id}`)
    await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused()
    for (const name of ['Change the record', 'Change the fee']) {
      const fold = page.locator('details', { has: page.getByRole('heading', { name: 'Record', exact: true }) })
      if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
      await page.getByRole('button', { name }).click()
      const title = page.getByRole('heading', { name: /^Change the (record|policy fee)$/ })
      await expectPage(title).toBeFocused()
      await expectPage(title).toBeInViewport({ ratio: 1 })
      // no second form can be opened meanwhile
      await expectPage(page.getByRole('button', { name: /^Change the/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Back to the record' }).click()
      await expectPage(page.getByRole('group', { name: 'Actions' })).toBeFocused()
      await expectPage(page.getByRole('group', { name: 'Actions' })).toBeInViewport()
    }
  },
)

test.each(sizes)('each error of an underwriter’s decision scrolls into view: %s', async (_, viewport) => {
  const { id } = await storedQuote(product.url, concertOf('in.view@example.com'))
  const page = await signedIn(await newPage(product.url, { viewport }), `/quote/usw/${id}`)
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  for (const attempt of ['first', 'second']) {
    await page.getByRole('button', { name: 'Work out the price' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: /\w/ }).first()
    await expectPage(refusal, attempt).toBeFocused()
    await expectPage(refusal, attempt).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone a ZIP code of another state, and the answer to its button, are in view; the city follows', async () => {
  const { id } = await storedQuote(product.url, wedding)
  const page = await newPage(product.url, { viewport: sizes[1][1] })
  await page.goto(`/quote/?id=${id}`)
  await page.getByRole('button', { name: 'Continue to your details' }).first().click()
  const zip = page.locator('#event_zip')
  // at the lower edge of what the price bar leaves free
  await zip.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await zip.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('90001')
  const correct = page.getByRole('button', { name: 'Change the event’s state to California' })
  await expectPage(correct).toBeVisible()
  const bar = await page.getByRole('button', { name: /Details$/ }).boundingBox()
  const { y, height } = (await correct.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(bar!.y)
  await correct.click()
  await expectPage(page.getByText('The event’s state is now California.')).toBeInViewport({ ratio: 1 })
  await expectPage(zip).toBeFocused()
  await expectPage(zip).toBeInViewport({ ratio: 1 })
  await expectPage(page.locator('#event_city')).toHaveValue('Los Angeles')
})

test('on a phone a rejected page leads to its wrong fields, and back in the browser opens each step at its title', async () => {
  const { insured_email: _, event_location_name: __, ...answers } = wedding
  const { id } = await storedQuote(product.url, answers)
  const page = await newPage(product.url, { viewport: sizes[1][1] })
  await page.goto(`/quote/?id=${id}`)
  await page.getByRole('button', { name: 'Continue to your details', exact: true }).click()
  await page.getByRole('button', { name: onwardOf('insured'), exact: true }).click()
  const focused = page.locator(':focus')
  await expectPage(focused).toHaveAccessibleName('Email')
  await expectPage(focused).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: /Name of the venue/ }).click()
  await expectPage(focused).toHaveAccessibleName('Name of the venue')
  await expectPage(focused).toBeInViewport({ ratio: 1 })
  // both pages were left at their end
  for (const [move, title] of [
    ['goBack', /Your quote$/],
    ['goForward', /Insured and additional insureds$/],
  ] as const) {
    await page[move]()
    const heading = page.getByRole('heading', { level: 2, name: title })
    await expectPage(heading).toBeFocused()
    await expectPage(heading).toBeInViewport({ ratio: 1 })
  }
})

test('the payment opens with its Pay button in view on a small laptop', async () => {
  const page = await newPage(product.url, { viewport: { width: 1280, height: 800 } })
  await openAtPayment(product, page, wedding)
  await expectPage(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
  await expectPage(page.getByRole('button', { name: /^Pay \$/ })).toBeInViewport({ ratio: 1 })
})
