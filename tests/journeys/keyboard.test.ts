import { beforeAll, test } from 'vitest'
import { type FormStep, onwardOf, stepOrder, stepsOnPageOf } from '../../domain/application'
import { withBrowser } from './support/browser'
import { CustomerDriver, endsPage, fieldOf } from './support/customerDriver'
import { cards, wedding } from './support/events'
import { expectPage } from './support/expectPage'
import { Keyboard } from './support/keyboard'
import { type Product, sharedProduct } from './support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

test('the whole purchase by keyboard alone', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  const keys = new Keyboard(page)
  await customer.open()

  for (const step of stepOrder.slice(0, -1)) {
    await customer.isAt(step)
    // every new page but the first takes the focus by itself
    if (step !== 'eventDetails' && stepsOnPageOf(step)[0] === step) await expectPage(customer.title(step)).toBeFocused()
    if (step === 'quoteSummary') {
      await keys.activate(page.getByRole('button', { name: 'Continue to your details', exact: true }))
      continue
    }
    for (const name of customer.asked(step as FormStep)) {
      const value = customer.answers[name]
      if (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
        await keys.answer(fieldOf(name), value, customer.sectionOf(name))
    }
    if (endsPage(step)) await keys.activate(page.getByRole('button', { name: onwardOf(step as FormStep), exact: true }))
  }

  await customer.isAt('payment')
  await keys.type(page.getByRole('textbox', { name: 'Name on the card' }), 'Lucja Sample')
  await keys.type(page.getByRole('textbox', { name: 'Card number' }), cards.refused)
  await keys.type(page.getByRole('textbox', { name: 'Expires' }), `12${new Date().getFullYear() + 2 - 2000}`)
  await keys.type(page.getByRole('textbox', { name: 'Security code' }), '123')
  await keys.type(page.getByRole('textbox', { name: 'Billing ZIP code' }), '78701')
  await keys.activate(customer.payButton)

  const dialog = page.getByRole('dialog')
  await expectPage(dialog.getByRole('heading').first()).toBeVisible()
  await keys.press('Escape')
  await expectPage(dialog).toHaveCount(0)
  await keys.type(page.getByRole('textbox', { name: 'Card number' }), cards.approved)
  await keys.type(page.getByRole('textbox', { name: 'Security code' }), '123')
  await keys.activate(customer.payButton)
  await customer.isBought()
  await expectPage(customer.boughtTitle).toBeFocused()
})

test('a refused step focuses its first wrong answer; Enter on a link of the error list focuses that answer', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  const keys = new Keyboard(page)
  await customer.open()
  await keys.answer(fieldOf('event_type'), 'Wedding')
  await keys.activate(page.getByRole('button', { name: onwardOf('eventDetails') }))
  const summary = page
    .getByRole('alert')
    .or(page.getByRole('group', { name: /^(Answer|Check) th/ }))
    .first()
  await expectPage(customer.control('event_state')).toBeFocused()
  await keys.tabTo(summary.getByRole('link', { name: /How many people/ }), true)
  await keys.press('Enter')
  await expectPage(customer.control('number_attendees')).toBeFocused()
})
