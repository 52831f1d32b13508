import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../../journeys/support/accessible'
import { withBrowser } from '../../journeys/support/browser'
import { expectPage } from '../../journeys/support/expectPage'
import { type OwnProduct, openProduct, staff } from '../../journeys/support/product'

/** Administrators need a second factor here. A passkey needs a site with a name, so the address is localhost. */
const { newPage } = withBrowser()
let product: OwnProduct
let url: string
beforeAll(async () => {
  product = await openProduct({ isBlank: true })
  url = product.url.replace('127.0.0.1', 'localhost')
  await product.stop()
  await product.start({ BASE_URL: url, STAFF_SECOND_FACTOR: 'admins' })
})
afterAll(() => product.pullDown())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isSignedIn = (page: Page) => expectPage(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

async function typePassword(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.keyboard.press('Enter')
}

/** The code that an app shows now, or a number of time steps later: a code works once, and a phone's clock may be off. */
const codeOf = (secret: string, later = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 })

test('an administrator sets up an app at the first sign-in, signs in with its code, and later with a passkey alone', async () => {
  const page = await newPage(url)
  await page.goto('/quote/admin/account')
  await typePassword(page)

  // nothing else before there is a second factor
  await expectPage(heading(page, 'Set up a second factor')).toBeFocused()
  await isAccessible(page, 'the enrollment')
  await press(page, 'Set up an app')
  await page.getByLabel('Your password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expectPage(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await isAccessible(page, 'the QR code')
  const shown = await page.getByText('Enter this key in the app').textContent()
  const secret = shown!.split(':')[1]!.replaceAll(' ', '')
  await page.getByLabel('Code that the app shows').fill(await codeOf(secret))
  await page.keyboard.press('Enter')
  await expectPage(heading(page, 'Save your recovery codes')).toBeFocused()
  await isAccessible(page, 'the recovery codes')
  const file = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
  const code = await page.getByRole('dialog').getByRole('listitem').first().textContent()
  await press(page, 'I have saved them')
  await expectPage(heading(page, 'Your account')).toBeVisible()

  await press(page, 'Sign out')
  await typePassword(page)
  await expectPage(page.getByLabel('Code')).toBeFocused()
  await isAccessible(page, 'the sign-in with a code')
  await page.getByLabel('Code').fill(await codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await isSignedIn(page)
  await expectPage(page.getByText('Password and code')).toBeVisible()

  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await press(page, 'Add a passkey')
  await page.getByLabel('Name of the passkey').fill('Sample laptop')
  await page.getByLabel('Your password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expectPage(page.getByText('Your second factors are changed.')).toBeVisible()
  await expectPage(heading(page, 'Passkey: Sample laptop')).toBeVisible()
  await isAccessible(page, 'the list of factors')

  // the same device makes no second one
  await press(page, 'Add a passkey')
  await page.getByLabel('Name of the passkey').fill('Sample laptop again')
  await page.getByLabel('Your password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expectPage(page.getByText('This device already has a passkey of yours')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectPage(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()

  await press(page, 'Sign out')
  await press(page, 'Sign in with a passkey')
  await isSignedIn(page)
  await expectPage(page.getByText('Passkey', { exact: true }).first()).toBeVisible()
  await expectPage(page.getByText(/Last used/).first()).toBeVisible()

  // a recovery code replaces both
  await press(page, 'Sign out')
  await typePassword(page)
  await page.getByLabel('Code').fill(code!)
  await page.keyboard.press('Enter')
  await isSignedIn(page)
  await expectPage(page.getByText('Password and recovery code')).toBeVisible()
  await expectPage(page.getByText('9 of 10 are left.')).toBeVisible()
})
