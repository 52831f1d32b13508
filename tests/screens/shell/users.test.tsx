import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import { admin } from '../../walks/settings.cases'
import { rep } from '../../walks/staff.cases'
import { firstPassword, lastAdmin, sam, taken, usersPage } from '../../walks/users.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'
import { button, hasFocus, office, title } from './usersOffice'

test('accounts are listed, found and put in order by the address', async () => {
  const server = office()
  const { user } = enter('/quote/admin/users', server)
  await hasFocus(title('Users'))
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows[0]).toContain('Sam Samplesam@example.comRepresentativeActiveLast signed in: 11/20/2026, 2:45 pm')
  expect(rows[1]).toContain('DeactivatedLast signed in: never')
  await isAccessible()
  await user.click(screen.getByRole('link', { name: 'Name' }))
  expect(here()).toBe('/quote/admin/users?direction=desc')
  await user.type(screen.getByRole('searchbox'), 'sam{Enter}')
  expect(server.listUsers.mock.calls.at(-1)![0]).toEqual({ search: 'sam', sort: 'name', direction: 'desc', page: 1 })
})

test('a new account is made, and its password shown once', async () => {
  const addUser = vi
    .fn()
    .mockResolvedValueOnce(no(taken))
    .mockResolvedValueOnce(ok({ user: sam, password: firstPassword }))
  const { user } = enter('/quote/admin/users', office({ addUser }))
  await user.click(await button('Add an account'))
  await user.click(await button('Save'))
  expect(addUser).not.toHaveBeenCalled()
  await screen.findByRole('alert', { name: /Answer these two questions/ })
  await hasFocus(screen.findByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sam Sample')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rep.one@example.com')
  await user.click(await button('Save'))
  expect(await screen.findByRole('link', { name: 'Has an account already' })).toBeTruthy()
  await isAccessible()
  const email = screen.getByRole('textbox', { name: 'Email' })
  await user.clear(email)
  await user.type(email, 'sam@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Accountant')
  expect(screen.getByText(/Cannot edit or decide quotes/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Underwriter')
  expect(screen.queryByText(/Cannot edit or decide quotes/)).toBeNull()
  await user.click(await button('Save'))
  expect(addUser.mock.calls[1]![0]).toEqual({ name: 'Sam Sample', email: 'sam@example.com', role: 'underwriter' })
  expect(await screen.findByText(firstPassword)).toBeTruthy()
  await isAccessible()
  await user.click(await button('I have written it down'))
  expect(screen.queryByText(firstPassword)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape does not lose a new password: a dialog asks whether it was saved', async () => {
  const { user } = enter(
    '/quote/admin/users',
    office({ updateUser: async () => ok({ user: sam, password: firstPassword }) }),
  )
  await user.click(await button('New password for Sam Sample'))
  await user.click(await button('Make a new password'))
  expect(await screen.findByText(firstPassword)).toBeTruthy()
  await user.keyboard('{Escape}')
  const dialog = await screen.findByRole('dialog', { name: 'Have you written the password down?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await isAccessible()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'The password of Sam Sample' })).toBeTruthy()
  expect(screen.getByText(firstPassword)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: /written/ })).getByRole('button', {
      name: 'I have written it down',
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('name and role are changed', async () => {
  const updateUser = vi.fn(async (..._: unknown[]) => ok({ user: { ...sam, role: 'admin' as const }, password: null }))
  const { user, toasts } = enter('/quote/admin/users', office({ updateUser }))
  await user.click(await button('Change Sam Sample'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator')
  await user.click(await button('Save'))
  expect(updateUser.mock.calls[0]!.slice(0, 2)).toEqual(['u7', { name: 'Sam Sample', role: 'admin' }])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Sam Sample’s account is saved.' }])
})

test('an account is deactivated after a confirmation, and activated again', async () => {
  const updateUser = vi.fn(async (..._: unknown[]) => ok({ user: sam, password: null }))
  const { user } = enter('/quote/admin/users', office({ updateUser }))
  await user.click(await button('Deactivate the account of Sam Sample'))
  expect(await screen.findByText(/^They are signed out everywhere/)).toBeTruthy()
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Keep it active' }))
  expect(updateUser).not.toHaveBeenCalled()
  await user.click(await button('Deactivate the account of Sam Sample'))
  await user.click(await button('Deactivate'))
  expect(updateUser.mock.calls[0]!.slice(0, 2)).toEqual(['u7', { is_disabled: true }])
  await user.click(await button('Activate the account of Kim Closed'))
  await user.click(await button('Activate'))
  expect(updateUser.mock.calls[1]!.slice(0, 2)).toEqual(['u8', { is_disabled: false }])
})

test('a user is signed out everywhere after a question', async () => {
  const endUserSessions = vi.fn(async () => ok(sam))
  const { user, toasts } = enter('/quote/admin/users', office({ endUserSessions }))
  // a deactivated account has no session
  await button('Sign Sam Sample out everywhere')
  expect(screen.queryByRole('button', { name: 'Sign Kim Closed out everywhere' })).toBeNull()
  await user.click(await button('Sign Sam Sample out everywhere'))
  await screen.findByRole('dialog', { name: 'Sign Sam Sample out everywhere?' })
  await isAccessible()
  await user.click(await button('Sign them out'))
  expect(endUserSessions).toHaveBeenCalledWith('u7', expect.anything())
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Sam Sample is signed out everywhere.' }])
})

test('a dialog opens while the list loads, and the list loads once it is closed', async () => {
  const never = new Promise<never>(() => {})
  const listUsers = vi.fn().mockReturnValueOnce(never).mockResolvedValueOnce(no(noAnswer))
  const { user } = enter('/quote/admin/users', office({ listUsers }))
  await user.click(await button('Add an account'))
  await user.click(await button('Cancel'))
  expect(await button('Try again')).toBeTruthy()
  listUsers.mockResolvedValue(ok({ ...usersPage([]), rows: [sam], total: 1 }))
  await user.click(await button('Add an account'))
  await user.click(await button('Cancel'))
  expect(await screen.findByRole('rowheader', { name: 'Sam Sample' })).toBeTruthy()
})

test('typed text is left only after a confirmation', async () => {
  const { user } = enter('/quote/admin/users', office())
  await user.click(await button('Add an account'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sam Sample')
  await user.keyboard('{Escape}')
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await isAccessible()
  // a second Escape does not confirm
  await user.keyboard('{Escape}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Sam Sample')
  await user.click(await button('Cancel'))
  await user.click(await button('Discard'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await button('Add an account'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
  // text that was deleted again needs no confirmation
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'S{Backspace}')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['the same person finds the form as it was', admin, 'Sam Sample'],
  ['nobody else does', { ...admin, id: 'u9', name: 'admin.two' }, undefined],
])('a session that ends during a save leads to the sign-in: %s', async (_, who, typed) => {
  const addUser = vi.fn().mockResolvedValueOnce(no({ status: 401, message: 'Nobody is signed in' }))
  const { user } = enter('/quote/admin/users', office({ addUser, signIn: async () => ok(who) }))
  await user.click(await button('Add an account'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sam Sample')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'sam@example.com')
  await user.click(await button('Save'))
  await title('Sign in')
  expect(document.body.innerHTML).not.toContain('Sam Sample')
  await user.type(screen.getByLabelText('Email'), who.email)
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  await button('Add an account')
  expect(screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' })?.value).toBe(typed)
  if (!typed) return
  addUser.mockResolvedValueOnce(ok({ user: sam, password: firstPassword }))
  await user.click(await button('Save'))
  expect(await screen.findByText(firstPassword)).toBeTruthy()
  // the same attempt, so that nothing is made twice
  const [[, first], [, second]] = addUser.mock.calls as [[unknown, string], [unknown, string]]
  expect(second).toBe(first)
})

test('another password is made, and a refusal says why', async () => {
  const updateUser = vi
    .fn()
    .mockResolvedValueOnce(ok({ user: sam, password: firstPassword }))
    .mockResolvedValueOnce(no(lastAdmin))
  const { user } = enter('/quote/admin/users', office({ updateUser }))
  await user.click(await button('New password for Sam Sample'))
  await user.click(await button('Make a new password'))
  expect(updateUser.mock.calls[0]!.slice(0, 2)).toEqual(['u7', { new_password: true }])
  expect(await screen.findByText(firstPassword)).toBeTruthy()
  await user.click(await button('I have written it down'))
  await user.click(await button('Deactivate the account of Sam Sample'))
  await user.click(await button('Deactivate'))
  expect((await screen.findByRole('alert')).textContent).toContain('last administrator')
})

test.each([['/quote/admin/users', 'Only administrators can manage accounts.']])(
  '%s belongs to nobody else',
  async (at, words) => {
    enter(at, office({ getSession: async () => ok(rep) }))
    expect(await screen.findByText((text) => text.startsWith(words))).toBeTruthy()
    await isAccessible()
  },
)
