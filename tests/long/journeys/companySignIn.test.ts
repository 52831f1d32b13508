import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../../journeys/support/browser'
import { expectPage } from '../../journeys/support/expectPage'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'
import { type RealProvider, startProvider } from '../../server/staff/companySignIn/realProvider'

const { newPage } = withBrowser()
let product: OwnProduct
let provider: RealProvider
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
  provider = await startProvider(product.url)
  provider.add({ sub: 'admin', email: staff.email, email_verified: true })
  provider.add({ sub: 'unverified', email: 'unverified@example.com', email_verified: false })
  await product.stop()
  await product.start(provider.env)
})
afterAll(async () => {
  await product?.pullDown()
  await provider?.close()
})

test('staff sign in at another site with the account of their company, by keyboard, and return to their page', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/admin/users?search=admin')
  const link = page.getByRole('link', { name: 'Continue with Sample Company' })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: staff.email }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/quote/admin/users')
  expect(new URL(page.url()).search).toBe('?search=admin')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectPage(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // the session at the company goes on
  await link.click()
  await expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('a user whose address the company has not verified is back at the form, with the reason', async () => {
  const page = await newPage(product.url)
  await page.goto('/quote/admin')
  await page.getByRole('link', { name: 'Continue with Sample Company' }).click()
  await page.getByRole('link', { name: 'unverified@example.com' }).click()
  const refusal = page.getByRole('alert')
  await expectPage(refusal).toHaveText('Your company has not confirmed your email address. Ask your administrator.')
  await expectPage(refusal).toBeFocused()
})
