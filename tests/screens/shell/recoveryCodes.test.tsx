import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newCodes, noFactors, someFactors } from '../../walks/factors.walks'
import { thisSession } from '../../walks/ownSessions.walks'
import { rep } from '../../walks/staff.cases'
import { sam } from '../../walks/users.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter } from './application'
import { button, hasFocus, office, title } from './usersOffice'

/* Recovery codes are shown once; the forms around them give the focus back. */

const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const signedIn = { getSession: async () => ok(rep) }
const made = { listFactors: async () => ok(someFactors), makeRecoveryCodes: async () => ok({ codes: newCodes }) }

/** The number of pages that make the browser ask before it leaves; earlier tests may have left some open. */
function questions() {
  let count = 0
  const leaving = Object.assign(new Event('beforeunload'), { preventDefault: () => count++ })
  window.dispatchEvent(leaving)
  return count
}
let before = 0
beforeEach(() => {
  before = questions()
})
/** Whether the browser asks before it leaves the page of this test. */
const asksBeforeUnload = () => questions() > before

async function makeCodes(calls: object = { ...signedIn, ...made }) {
  const page = enter('/quote/admin/account', office(calls))
  await page.user.click(await button('Make new codes'))
  expect(asksBeforeUnload()).toBe(false)
  await page.user.type(await box('Your password'), 'the old secret{Enter}')
  await hasFocus(screen.findByRole('heading', { name: 'Save your recovery codes' }))
  return page
}

test('recovery codes stay until their user has saved them: a reload, Escape and Back ask first', async () => {
  const { user } = await makeCodes()
  expect(asksBeforeUnload()).toBe(true)
  await isAccessible()

  await user.keyboard('{Escape}')
  await dialog('Have you saved your recovery codes?')
  await isAccessible()
  await user.click(await button('Look at them again'))
  expect(screen.getByText(newCodes[1]!)).toBeTruthy()

  window.history.back()
  await dialog('Have you saved your recovery codes?')
  expect(window.location.pathname).toBe('/quote/admin/account')
  await user.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1)!)
  await hasFocus(screen.findByText('Your second factors are changed.'))
  expect(screen.queryByText(newCodes[1]!)).toBeNull()
  expect(asksBeforeUnload()).toBe(false)
})

test('Back never shows saved recovery codes again', async () => {
  const { user, address } = await makeCodes()
  await user.click(await button('I have saved them'))
  await screen.findByText('Your second factors are changed.')
  address.navigator.push('/quote/admin/users')
  await title('Users')
  window.history.back()
  await title('Your account')
  expect(screen.queryByText(newCodes[1]!)).toBeNull()
})

test('the codes of a required second factor stay on Back too', async () => {
  const calls = {
    getSession: async () => ok({ ...rep, must_enroll: true }),
    listFactors: async () => ok(noFactors),
    beginAuthenticator: async () => ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' }),
    confirmAuthenticator: async () => ok({ codes: newCodes }),
  }
  const { user } = enter('/quote/admin/account', office(calls))
  await user.click(await button('Set up an app'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  await user.type(await box('Code that the app shows'), '123456{Enter}')
  await dialog('Save your recovery codes')
  window.history.back()
  await dialog('Have you saved your recovery codes?')
  expect(asksBeforeUnload()).toBe(true)
  await user.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1)!)
  expect(asksBeforeUnload()).toBe(false)
})

test('a new password that an administrator has not written down asks before a reload', async () => {
  const updateUser = async () => ok({ user: sam, password: 'aaaaa-bbbbb' })
  const { user } = enter('/quote/admin/users', office({ updateUser }))
  await user.click(await button('New password for Sam Sample'))
  await user.click(await button('Make a new password'))
  await screen.findByText('aaaaa-bbbbb')
  expect(asksBeforeUnload()).toBe(true)
  await user.click(await button('I have written it down'))
  expect(asksBeforeUnload()).toBe(false)
})

test.each([
  ['Set up another app', 'Cancel'],
  ['Remove the app', 'Keep it'],
  ['Remove the passkey Sample laptop', 'Keep it'],
  ['Add a passkey', 'Cancel'],
  ['Make new codes', 'Keep the old ones'],
])('“%s” gets the focus back after “%s”, Escape and Back', async (opener, leave) => {
  const { user } = enter('/quote/admin/account', office({ ...signedIn, ...made }))
  const isBack = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: opener })))
  }
  for (const leaves of [
    async () => user.click(await button(leave)),
    () => user.keyboard('{Escape}'),
    () => window.history.back(),
  ]) {
    await user.click(await button(opener))
    await screen.findByRole('dialog')
    await leaves()
    await isBack()
  }
})

test('cancelling while the QR code shows gives the focus back', async () => {
  const beginAuthenticator = async () => ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' })
  const { user } = enter('/quote/admin/account', office({ ...signedIn, beginAuthenticator }))
  await user.click(await button('Set up an app'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  await hasFocus(screen.findByRole('heading', { name: 'Scan this code with your app' }))
  await user.click(await button('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set up an app' })))
})

test('after an administrator has removed second factors, the confirmation has the focus', async () => {
  let row = sam
  const removeFactors = async () => {
    row = { ...sam, has_second_factor: false }
    return ok(row)
  }
  const listUsers = async () => ok({ rows: [row], total: 1, page: 1, size: 50 })
  const { user } = enter('/quote/admin/users', office({ removeFactors, listUsers }))
  await user.click(await button('Remove the second factors of Sam Sample'))
  await user.click(await button('Remove the second factors'))
  await hasFocus(screen.findByText('The second factors of Sam Sample are removed, and we have mailed them.'))
  expect(screen.queryByRole('button', { name: 'Remove the second factors of Sam Sample' })).toBeNull()
  await isAccessible()
})

const elsewhere = { ...thisSession, id: 's2', browser: 'Safari on iOS', is_current: false }

/** The calls of a user with another session, which the server ends as soon as `end` is called. */
function twoSessions() {
  let rows = [thisSession, elsewhere]
  return { listSessions: async () => ok({ rows }), end: () => (rows = [thisSession]) }
}
const isAlone = () => waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())

test('the list of sessions is read again after an app has ended the others', async () => {
  const { listSessions, end } = twoSessions()
  const confirmAuthenticator = async () => {
    end()
    return ok({ codes: newCodes })
  }
  const beginAuthenticator = async () => ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' })
  const { user } = enter(
    '/quote/admin/account',
    office({ ...signedIn, listSessions, beginAuthenticator, confirmAuthenticator }),
  )
  await screen.findByText('Safari on iOS')
  await user.click(await button('Set up an app'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  await user.type(await box('Code that the app shows'), '123456{Enter}')
  await user.click(await button('I have saved them'))
  await isAlone()
})

test('the list of sessions is read again after a new password has ended the others', async () => {
  const { listSessions, end } = twoSessions()
  const changePassword = vi.fn(async () => {
    end()
    return ok(undefined)
  })
  const { user } = enter('/quote/admin/account', office({ ...signedIn, listSessions, changePassword }))
  await screen.findByText('Safari on iOS')
  await user.type(await box('Current password'), 'the old secret')
  await user.type(await box('New password'), 'another secret')
  await user.type(await box('Repeat the new password'), 'another secret{Enter}')
  await isAlone()
  expect(changePassword).toHaveBeenCalledOnce()
})
