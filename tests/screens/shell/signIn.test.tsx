import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor, waitFor as settled } from 'xstate'
import { noAnswer } from '../../../contract/problem'
import { addPasskey } from '../../../machines/calls/factors'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'
import { button, office, title } from './usersOffice'

const message = 'The email address or the password is not right'
const ended = 'Your session has ended. Sign in, and you return to this page.'
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test('a wrong password leads to its field, with the message beside it, and everything typed stays', async () => {
  const signIn = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 401, message }))
    .mockResolvedValue(ok(rep))
  const { user } = enter('/quote/admin/account', office({ getSession: async () => ok(undefined), signIn }))
  await user.type(await box('Email'), 'rep.one@example.com')
  await user.type(await box('Password'), 'not it{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe(await box('Password')))
  expect(document.getElementById('password-fault')?.textContent).toContain(message)
  expect((await box('Email')).value).toBe('rep.one@example.com')
  await isAccessible()
  await user.clear(await box('Password'))
  await user.type(await box('Password'), 'the old secret{Enter}')
  await title('Your account')
})

test('an administrator whose address has no dot in its domain, as the server’s configuration allows, signs in', async () => {
  const signIn = vi.fn().mockResolvedValue(ok(rep))
  const { user } = enter('/quote/admin/account', office({ getSession: async () => ok(undefined), signIn }))
  await user.type(await box('Email'), 'admin')
  await user.type(await box('Password'), 'the old secret{Enter}')
  await waitFor(() => expect(document.getElementById('email-fault')?.textContent).toContain('Email'))
  expect(signIn).not.toHaveBeenCalled()
  await user.type(await box('Email'), '@localhost{Enter}')
  await title('Your account')
  expect(signIn.mock.calls[0]?.[0]).toMatchObject({ email: 'admin@localhost' })
})

test('without a connection, the sign-in says so, and what was typed stays', async () => {
  const signIn = async () => no(noAnswer)
  const { user } = enter('/quote/admin/account', office({ getSession: async () => ok(undefined), signIn }))
  await user.type(await box('Email'), 'rep.one@example.com')
  await user.type(await box('Password'), 'the old secret{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no connection to our server. Your text is still here. Check your connection and try again.',
  )
  expect((await box('Password')).value).toBe('the old secret')
})

test('after the session has ended, the next page and a reload say so, and the sign-in leads back to it', async () => {
  let user: typeof rep | undefined = rep
  const calls = office({ getSession: async () => ok(user), signIn: async () => ok(rep) })
  const { address, unmount } = enter('/quote/admin/account', calls)
  await title('Your account')
  user = undefined
  address.navigator.push('/quote/admin/users')
  await title('Sign in')
  expect(screen.getByRole('status').textContent).toContain(ended)
  await isAccessible()
  unmount()
  const again = enter(null, calls)
  await title('Sign in')
  expect(screen.getByRole('status').textContent).toContain(ended)
  await again.user.type(await box('Email'), 'rep.one@example.com')
  await again.user.type(await box('Password'), 'the old secret{Enter}')
  await title('Users')
})

test('after a sign-out, the next page does not speak of an ended session', async () => {
  let user: typeof rep | undefined = rep
  const signOut = async () => {
    user = undefined
    return ok(undefined)
  }
  const page = enter('/quote/admin/account', office({ getSession: async () => ok(user), signOut }))
  await title('Your account')
  await page.user.click(await button('Sign out'))
  await title('Sign in')
  page.address.navigator.push('/quote/admin/users')
  await title('Sign in')
  expect(screen.queryByText(ended)).toBeNull()
})

test('a device that already has a passkey of the user says so', async () => {
  const client = { beginPasskey: async () => ok({ challenge: 'AAAA' }) }
  const device = { create: async () => 'known' as const, get: async () => null }
  const adding = createActor(addPasskey(client as never, device), { input: { password: 'p', name: 'Phone' } }).start()
  const { output } = await settled(adding, ({ status }) => status === 'done')
  expect(output).toMatchObject({
    type: 'factor.refused',
    problem: { message: expect.stringContaining('This device already has a passkey of yours') },
  })
})
