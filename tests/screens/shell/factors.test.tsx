import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newCodes, noFactors, someFactors } from '../../walks/factors.walks'
import { thisSession } from '../../walks/ownSessions.walks'
import { rep } from '../../walks/staff.cases'
import { sam } from '../../walks/users.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'
import { button, hasFocus, office, title } from './usersOffice'

const wrong = (field: string, message: string) =>
  no({ status: 422, message: 'Some answers need another look', errors: { [field]: message } })
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const account = (calls: object) => enter('/quote/admin/account', office({ getSession: async () => ok(rep), ...calls }))

test('a user sets up an authenticator app and stores the recovery codes', async () => {
  let factors = noFactors
  const beginAuthenticator = vi
    .fn()
    .mockResolvedValueOnce(wrong('password', 'This is not your password'))
    .mockResolvedValue(ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' }))
  const confirmAuthenticator = vi.fn(async () => {
    factors = { ...someFactors, passkeys: [] }
    return ok({ codes: newCodes })
  })
  const { user } = account({ listFactors: async () => ok(factors), beginAuthenticator, confirmAuthenticator })
  await user.click(await button('Set up an app'))
  await hasFocus(screen.findByRole('heading', { name: 'Set up an authenticator app' }))
  await user.click(await button('Continue'))
  expect(document.activeElement).toBe(await box('Your password'))
  await isAccessible()
  await user.type(await box('Your password'), 'not mine{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This is not your password')
  await user.clear(await box('Your password'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  expect(beginAuthenticator.mock.lastCall?.[0]).toEqual({ password: 'the old secret' })

  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await isAccessible()
  await user.type(await box('Code that the app shows'), '123456{Enter}')
  expect(confirmAuthenticator).toHaveBeenCalledWith({ code: '123456' }, expect.anything())

  await hasFocus(screen.findByRole('heading', { name: 'Save your recovery codes' }))
  expect(screen.getByText(newCodes[1]!)).toBeTruthy()
  await isAccessible()
  await user.click(await button('I have saved them'))
  expect((await screen.findByRole('status')).textContent).toBe('Your second factors are changed.')
  expect(screen.queryByText(newCodes[1]!)).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove the app' })).toBeTruthy()
})

test('a new authenticator app ends the other sessions, and the list of sessions shows none of them', async () => {
  let rows = [thisSession, { ...thisSession, id: 's2', browser: 'Safari on iOS', is_current: false }]
  const confirmAuthenticator = async () => {
    rows = [thisSession]
    return ok({ codes: newCodes })
  }
  const { user } = account({
    listFactors: async () => ok(noFactors),
    listSessions: async () => ok({ rows }),
    beginAuthenticator: async () => ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' }),
    confirmAuthenticator,
  })
  expect(await screen.findByText('Safari on iOS')).toBeTruthy()
  await user.click(await button('Set up an app'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  await user.type(await box('Code that the app shows'), '123456{Enter}')
  await screen.findByRole('heading', { name: 'Save your recovery codes' })
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
})

test('removing asks first, and says what remains', async () => {
  const removeFactor = vi.fn(async () => ok(undefined))
  const { user } = account({ listFactors: async () => ok(someFactors), removeFactor })
  await user.click(await button('Remove the passkey Sample laptop'))
  expect(await screen.findByText('The passkey “Sample laptop” no longer signs you in.')).toBeTruthy()
  await user.click(await button('Keep it'))
  expect(removeFactor).not.toHaveBeenCalled()
  await user.click(await button('Remove the passkey Sample laptop'))
  await user.type(await box('Your password'), 'the old secret')
  await user.click(await button('Remove'))
  expect(removeFactor).toHaveBeenCalledWith({ password: 'the old secret', factor: 'k2' }, expect.anything())
})

test('the only factor says that the password alone signs in afterwards', async () => {
  const only = { ...someFactors, passkeys: [] }
  const { user } = account({ listFactors: async () => ok(only) })
  await user.click(await button('Remove the app'))
  expect(await screen.findByText(/afterwards your password alone signs you in/)).toBeTruthy()
})

test('a passkey needs a name, and its other fields stay', async () => {
  const beginPasskey = vi.fn()
  const { user } = account({ beginPasskey })
  await user.click(await button('Add a passkey'))
  await user.type(await box('Your password'), 'the old secret{Enter}')
  expect(beginPasskey).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(await box('Name of the passkey'))
  expect((await box('Your password')).value).toBe('the old secret')
  await isAccessible()
})

const needed = wrong('code', 'Enter the code')
const signedOut = { getSession: async () => ok(undefined) }
const typeAccount = async (user: ReturnType<typeof enter>['user']) => {
  await user.type(await box('Email'), 'rep.one@example.com')
  await user.type(await box('Password'), 'the old secret{Enter}')
}

test('a sign-in asks for the code and not for the password again, and can start again', async () => {
  const signIn = vi
    .fn()
    .mockResolvedValueOnce(needed)
    .mockResolvedValueOnce(wrong('code', 'This code is not right'))
    .mockResolvedValue(ok(rep))
  const { user } = enter('/quote/admin/account', office({ ...signedOut, signIn }))
  await typeAccount(user)
  const code = await box('Code')
  expect(document.activeElement).toBe(code)
  await isAccessible()
  await user.type(code, '000000{Enter}')
  expect(await screen.findByRole('link', { name: 'This code is not right' })).toBeTruthy()
  await user.click(await button('Start again'))
  await hasFocus(title('Sign in'))
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect((await box('Email')).readOnly).toBe(false)

  signIn.mockResolvedValueOnce(needed)
  await user.type(await box('Password'), '{Enter}')
  await user.type(await box('Code'), '123456{Enter}')
  expect(signIn.mock.lastCall?.[0]).toEqual({
    email: 'rep.one@example.com',
    password: 'the old secret',
    code: '123456',
  })
  await title('Your account')
})

test('a given password and a code are asked for one after the other, and sent together', async () => {
  const signIn = vi
    .fn()
    .mockResolvedValueOnce(wrong('new_password', 'Choose a password of your own'))
    .mockResolvedValueOnce(needed)
    .mockResolvedValue(ok(rep))
  const { user } = enter('/quote/admin/account', office({ ...signedOut, signIn }))
  await typeAccount(user)
  await user.type(await box('New password'), 'another secret')
  await user.type(await box('Repeat the new password'), 'another secret{Enter}')
  await user.type(await box('Code'), '123456{Enter}')
  expect(signIn.mock.lastCall?.[0]).toEqual({
    email: 'rep.one@example.com',
    password: 'the old secret',
    new_password: 'another secret',
    code: '123456',
  })
  await title('Your account')
})

test('a browser without passkeys says that none was used, and the password still signs in', async () => {
  const passkeyOptions = vi.fn(async () => ok({ challenge: 'AAAA' }))
  const { user } = enter('/quote/admin/account', office({ ...signedOut, passkeyOptions, signIn: async () => ok(rep) }))
  await user.click(await button('Sign in with a passkey'))
  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.')
  await typeAccount(user)
  await title('Your account')
})

test('a user whose role needs a second factor sets it up before anything else', async () => {
  let user = { ...rep, must_enroll: true as boolean }
  const confirmAuthenticator = async () => {
    user = { ...rep, must_enroll: false }
    return ok({ codes: newCodes })
  }
  const calls = {
    getSession: async () => ok(user),
    beginAuthenticator: async () => ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sample' }),
    confirmAuthenticator,
  }
  const page = enter('/quote/admin/account', office(calls))
  await hasFocus(title('Set up a second factor'))
  expect(screen.queryByText('Change your password')).toBeNull()
  await isAccessible()
  await page.user.click(await button('Set up an app'))
  await page.user.type(await box('Your password'), 'the old secret{Enter}')
  await page.user.type(await box('Code that the app shows'), '123456{Enter}')
  await page.user.click(await button('I have saved them'))
  await title('Your account')
})

test('an administrator removes the second factors of a user, after a question', async () => {
  const removeFactors = vi.fn(async () => ok({ ...sam, has_second_factor: false }))
  const { user } = enter('/quote/admin/users', office({ removeFactors }))
  await user.click(await button('Remove the second factors of Sam Sample'))
  await screen.findByRole('dialog', { name: 'Remove the second factors of Sam Sample?' })
  await isAccessible()
  await user.click(await button('Remove the second factors'))
  expect(removeFactors).toHaveBeenCalledWith('u7', expect.anything())
  expect(screen.queryByRole('dialog')).toBeNull()
})
