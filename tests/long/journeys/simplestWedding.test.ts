import type { Locator, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { cards, day } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { type Product, sharedProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

/** The exact numbers. A change that adds or removes an answer or a press has to change them here. */
const expected = { answers: 21, presses: 6, answersBeforePrice: 4 }

test('the simplest wedding is bought with few answers and presses, and has its price after the first ones', async () => {
  const page = await newPage(product.url)
  const counted = { answers: 0, presses: 0, answersBeforePrice: 0 }
  // the page of the insured also asks for the venue's address
  let part: Page | Locator = page
  const box = (name: string) => part.getByRole('textbox', { name, exact: true })
  const answer = async (act: Promise<unknown>) => {
    await act
    counted.answers++
  }
  const press = async (button: Locator) => {
    await button.click()
    counted.presses++
  }
  const goOn = (name: string) => press(page.getByRole('button', { name, exact: true }))
  const type = (name: string, text: string) => answer(box(name).fill(text))

  await page.goto('/quote/')
  const kind = page.getByRole('combobox', { name: 'What kind of event is it?' })
  await kind.fill('wedd')
  await answer(kind.press('Enter'))
  await expectPage(kind).toHaveValue('Wedding')
  await answer(page.getByRole('combobox', { name: 'In which state does it take place?' }).selectOption('TX'))
  await type('How many people will attend?', '120')
  await type('First day', day(0))
  await expectPage(box('Last day')).toHaveValue(day(0))
  await expectPage(
    page
      .getByText(/^\$\d+\.\d\d$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  counted.answersBeforePrice = counted.answers
  await goOn('Continue to dates and coverage')

  const alcohol = page.getByRole('radiogroup', { name: 'Will there be alcohol at the event?' })
  await answer(alcohol.getByRole('radio', { name: 'No' }).check())

  await answer(page.getByRole('checkbox', { name: 'None of these apply' }).check())
  await goOn('Continue to your quote')
  await goOn('Continue to your details')

  part = page.getByRole('region', { name: /Insured and additional insureds$/ })
  await type('First name', 'Jordan')
  await type('Last name', 'Sample')
  await type('Email', 'simplest.wedding@example.com')
  await type('Phone', '512-555-0142')
  await type('Street address', '12 Example Street')
  await type('ZIP code', '78701')
  await expectPage(box('City')).toHaveValue('Austin')
  await expectPage(part.getByRole('combobox', { name: 'State' })).toHaveValue('TX')

  part = page.getByRole('region', { name: /Event venue$/ })
  await type('Name of the venue', 'Sample Meadow Barn')
  await type('Street address', '200 Example Road')
  await type('ZIP code', '78702')
  await expectPage(box('City')).toHaveValue('Austin')
  const named = page.getByRole('radiogroup', { name: 'Must the venue be named as an additional insured?' })
  await answer(named.getByRole('radio', { name: 'Yes' }).check())
  await goOn('Continue to check and agree')
  part = page

  await expectPage(box('Your full name')).toHaveValue('Jordan Sample')
  await type('Type your name again to sign', 'Jordan Sample')
  await answer(
    page.getByRole('checkbox', { name: 'I agree to the declarations, the terms and electronic records' }).check(),
  )
  await goOn('Sign and continue to payment')

  await expectPage(box('Name on the card')).toHaveValue('Jordan Sample')
  await expectPage(box('Billing ZIP code')).toHaveValue('78701')
  await type('Card number', cards.approved)
  await type('Expires', `12/${new Date().getFullYear() + 2}`)
  await type('Security code', '123')
  await press(page.getByRole('button', { name: /^Pay \$[\d,.]+ and buy$/ }))
  await expectPage(page.getByRole('heading', { name: 'Your event is insured' })).toBeVisible()
  expect(counted).toEqual(expected)
})
