import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import { rep } from '../../walks/staff.cases'
import { notYours } from '../../walks/users.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'
import { button, hasFocus, office, title } from './usersOffice'

test('everybody changes their own password', async () => {
  const changePassword = vi.fn().mockResolvedValueOnce(no(notYours)).mockResolvedValueOnce(ok(undefined))
  const { user, toasts } = enter('/quote/admin/account', office({ getSession: async () => ok(rep), changePassword }))
  await hasFocus(title('Your account'))
  expect(screen.getByText('Representative')).toBeTruthy()
  await isAccessible()
  const [old, next, again] = ['Current password', 'New password', 'Repeat the new password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  await user.type(next!, 'short')
  await user.click(await button('Change the password'))
  expect(changePassword).not.toHaveBeenCalled()
  await screen.findByRole('alert', { name: /Check these two answers/ })
  expect(document.activeElement).toBe(old)
  await isAccessible()

  await user.type(old!, 'a wrong one')
  await user.clear(next!)
  await user.type(next!, 'another secret')
  await user.type(again!, 'another secret')
  await user.click(await button('Change the password'))
  expect(await screen.findByRole('link', { name: 'This is not your password' })).toBeTruthy()
  // nothing typed is lost
  expect(next!.value).toBe('another secret')
  await user.clear(old!)
  await user.type(old!, 'the old secret')
  await user.click(await button('Change the password'))
  expect(changePassword.mock.calls[1]![0]).toEqual({ password: 'the old secret', new_password: 'another secret' })
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Your password is changed.' }])
  expect(document.activeElement?.textContent).toContain('All other sessions')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('a password that could not be changed says so', async () => {
  const { user } = enter('/quote/admin/account', office({ changePassword: async () => no(noAnswer) }))
  await user.type(await screen.findByLabelText('Current password'), 'the old secret')
  await user.type(screen.getByLabelText('New password'), 'another secret')
  await user.type(screen.getByLabelText('Repeat the new password'), 'another secret{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no connection to our server. Your text is still here. Check your connection and try again.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('the old secret')
})
