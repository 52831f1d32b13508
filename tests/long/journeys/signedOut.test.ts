import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { day, wedding } from '../../journeys/support/events'
import { expectPage } from '../../journeys/support/expectPage'
import { storedQuote } from '../../journeys/support/prepared'
import { type Product, sharedProduct, staff } from '../../journeys/support/product'
import { addedAccount } from '../../journeys/support/staffAccount'

/**
 * Staff whose session ends while they type: a request is sent in their own name or not at all, and the typed text is
 * restored.
 */
const { newPage } = withBrowser()
let product: Product
beforeAll(async () => {
  product = await sharedProduct({}, { isBlank: true })
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function signIn(page: Page, who: { readonly email: string; readonly password: string } = staff) {
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await press(page, 'Sign in')
  await expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}
/** Removes the cookie, as after twelve hours. */
const sessionEnds = (page: Page) => page.context().clearCookies()
const mustSignIn = (page: Page) => expectPage(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()

/** A quote in review, whose customer can also write messages. */
async function inReview() {
  const email = 'eleven.days@example.com'
  const { id } = await storedQuote(product.url, { ...wedding, event_end_date: day(10), insured_email: email })
  const answer = await fetch(`${product.url}/api/contacts/${id}/review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, message: null }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return id
}
async function messagesOf(id: string) {
  const answer = await fetch(`${product.url}/api/contacts/${id}/messages`)
  const { messages } = (await answer.json()) as { messages: { from: string; message: string }[] }
  return messages.map(({ from, message }) => [from, message])
}

test('a message sent after the session has ended is not stored, and is sent in the underwriter’s name after signing in', async () => {
  const id = await inReview()
  const question = 'Who is there at night?'
  const page = await newPage(product.url)
  await page.goto(`/quote/usw/${id}`)
  await signIn(page)
  const box = page.getByLabel('Ask the customer')
  await box.fill(question)
  await sessionEnds(page)
  await press(page, 'Send the question')
  await mustSignIn(page)
  expect(await messagesOf(id)).toEqual([])
  await signIn(page)
  await expectPage(box).toHaveValue(question)
  await press(page, 'Send the question')
  await expectPage(box).toHaveValue('')
  expect(await messagesOf(id)).toEqual([['staff', question]])
})

test('a half-typed reason is restored after signing in, and is left only on purpose', async () => {
  const id = await inReview()
  const page = await newPage(product.url)
  await page.goto(`/quote/admin/${id}`)
  await signIn(page)
  await press(page, 'Decline')
  const dialog = page.getByRole('dialog', { name: 'Decline this quote?' })
  const reason = dialog.getByLabel('Reason')
  await reason.fill('Eleven days are too many.')
  await sessionEnds(page)
  await dialog.getByRole('button', { name: 'Decline it' }).click()
  await mustSignIn(page)
  await signIn(page)
  await expectPage(reason).toHaveValue('Eleven days are too many.')
  await reason.press('Escape')
  const asking = page.getByRole('dialog', { name: 'Discard your changes?' })
  await isAccessible(page, 'asking before a decline is left')
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Decline it' }).click()
  await expectPage(page.getByRole('heading', { name: 'Reason for the decline' })).toBeVisible()
})

/** Adds another account as an administrator. */
const another = (page: Page) =>
  addedAccount(page, product.url, { name: 'Alex Example', email: 'alex@example.com', role: 'admin' })

test('an action is never taken in the name of an account that signed in from another tab', async () => {
  const id = await inReview()
  const page = await newPage(product.url)
  await page.goto(`/quote/admin/${id}/accounting`)
  await signIn(page)
  const alex = await another(page)
  await press(page, 'Enter a transaction')
  await page.getByRole('button', { name: 'Create an invoice' }).click()
  await page.getByLabel('Description').fill('A third setup day')
  await page.getByRole('textbox', { name: 'Amount' }).fill('40')

  const second = await page.context().newPage()
  // the session is lost, and nobody has signed out
  await page.context().clearCookies()
  await second.goto('/quote/admin')
  await mustSignIn(second)
  await signIn(second, alex)

  await page.bringToFront()
  await press(page, 'Create the invoice')
  await expectPage(page.getByRole('heading', { name: 'You are signed in as Alex Example now' })).toBeVisible()
  await isAccessible(page, 'somebody else is signed in')
  await press(page, 'Sign in again')
  await signIn(page)
  await expectPage(page.getByLabel('Description')).toHaveValue('A third setup day')
  await press(page, 'Create the invoice')
  await expectPage(page.getByRole('dialog', { name: 'Send the invoice' })).toHaveCount(1)
  // back closes the email dialog, and stays on the accounting page
  await page.goBack()
  await expectPage(page.getByRole('dialog')).toHaveCount(0)
  await expectPage(page.getByRole('row', { name: /A third setup day/ })).toBeVisible()
  await page.goto('/quote/admin/audit')
  await expectPage(page.getByRole('row', { name: /Invoice/ }).first()).toContainText(staff.email)
})

test('a sign-out closes the staff page of another tab, and Back shows none', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/admin/account')
  await signIn(page)
  await expectPage(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/quote/admin/users')
  await expectPage(second.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await second.goto('/quote/admin/audit')
  await press(second, 'Sign out')
  await mustSignIn(second)
  await mustSignIn(page)
  await second.goBack()
  await mustSignIn(second)
  await expectPage(second.getByRole('heading', { name: 'Users' })).toHaveCount(0)
})
