import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The page has come, and its title has the focus. */
async function arrivesAt(name: string) {
  const heading = await title(name)
  expect(document.activeElement).toBe(heading)
}

const checkResetLink = async () => ok(undefined)

test('the sign-in leads to a link for a new password, which is requested by keyboard', async () => {
  const requestPasswordReset = vi.fn(async () => ok(undefined))
  const { user } = enter('/quote/admin', { getSession: async () => ok(undefined), requestPasswordReset })
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await arrivesAt('Forgot your password?')
  expect(here()).toBe('/quote/admin/reset')
  await isAccessible()

  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByRole('alert').textContent).toContain('needs an email address')
  await isAccessible()
  await user.keyboard('rep.one@example.com{Enter}')
  await arrivesAt('Check your email')
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({ email: 'rep.one@example.com' }, expect.anything())

  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await title('Sign in')
})

test('too many requests are explained, and the address stays', async () => {
  const message = 'Too many requests. Try again in 1 minute.'
  const { user } = enter('/quote/admin/reset', { requestPasswordReset: async () => no({ status: 429, message }) })
  await user.type(await screen.findByLabelText('Email'), 'rep.one@example.com{Enter}')
  const refusal = await screen.findByText(message)
  expect(document.activeElement).toBe(refusal)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rep.one@example.com')
})

test('a mailed link takes a new password, with its faults beside the fields', async () => {
  const errors = { new_password: 'Was leaked from another website' }
  const resetPassword = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 422, message: 'Some answers need another look', errors }))
    .mockResolvedValueOnce(ok(undefined))
  const { user } = enter('/quote/admin/reset?token=t1', { checkResetLink, resetPassword })
  await arrivesAt('Choose a new password')
  await isAccessible()
  await user.type(screen.getByLabelText('New password'), 'qwerty123456')
  await user.type(screen.getByLabelText('Repeat the new password'), 'qwerty12345{Enter}')
  expect(await screen.findByRole('link', { name: 'The two new passwords differ' })).toBeTruthy()
  expect(resetPassword).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Repeat the new password'), '6{Enter}')
  expect(await screen.findByRole('link', { name: errors.new_password })).toBeTruthy()
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await arrivesAt('Your password is changed')
  const sent = { token: 't1', new_password: 'qwerty123456' }
  expect(resetPassword.mock.calls.map(([body]) => body)).toEqual([sent, sent])
})

test('a link that works no more leads to another one', async () => {
  const resetPassword = async () => no({ status: 404, message: 'There is no such link' })
  const { user } = enter('/quote/admin/reset?token=t1', { checkResetLink, resetPassword })
  await user.type(await screen.findByLabelText('New password'), 'a sentence to remember')
  await user.type(screen.getByLabelText('Repeat the new password'), 'a sentence to remember{Enter}')
  await arrivesAt('This link does not work any more')
  await isAccessible()
  await user.click(screen.getByRole('link', { name: 'Get a new link' }))
  await title('Forgot your password?')
})

test('a link that works no more is refused as the page opens, before a password is typed', async () => {
  const check = vi.fn(async () => no({ status: 404, message: 'There is no such link' }))
  enter('/quote/admin/reset?token=t1', { checkResetLink: check })
  await arrivesAt('This link does not work any more')
  expect(check).toHaveBeenCalledExactlyOnceWith({ token: 't1' }, expect.anything())
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('without a connection, the link is checked again on request', async () => {
  const check = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(undefined))
  const { user } = enter('/quote/admin/reset?token=t1', { checkResetLink: check })
  await arrivesAt('Your link could not be checked')
  expect(screen.getByRole('alert').textContent).toContain('There is no connection to our server.')
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await arrivesAt('Choose a new password')
})

test('the address that was typed at the sign-in comes along, and not in the URL', async () => {
  const { user } = enter('/quote/admin', { getSession: async () => ok(undefined) })
  await user.type(await screen.findByLabelText('Email'), 'rep.one@example.com')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  await arrivesAt('Forgot your password?')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rep.one@example.com')
  expect(window.location.search).toBe('')
})
