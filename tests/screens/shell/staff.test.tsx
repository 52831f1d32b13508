import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { opened, pageOf, rep, row } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const signedOut = async () => no({ status: 401, message: 'Nobody is signed in' })
const wrong = 'The email address and the password do not belong together.'

/** A server with one referred quote, and a signed-in user. */
const office = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: vi.fn(async () => ok(rep)),
  findContacts: vi.fn(async (_: Parameters<StaffClient['findContacts']>[0]) => ok({ ...pageOf([row]), rows: [row] })),
  openContact: vi.fn(async (_: string) => ok(opened)),
  ...(changes as Changes),
})
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a staff page asks for a sign-in, and a wrong password is reported and typed again', async () => {
  const signIn = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 401, message: wrong }))
    .mockResolvedValueOnce(ok(rep))
  const { user } = enter('/quote/admin?status=referred', office({ getSession: async () => ok(undefined), signIn }))
  await title('Sign in')
  expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  // like every form here: the first wrong field has the focus, and all errors are listed above
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toContain('Check these two answers')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe('password-fault')
  expect(signIn).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('Email'), 'rep.one@example.com')
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  // the message stands beside the password, which has the focus
  expect(await screen.findByRole('link', { name: wrong })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(document.getElementById('password-fault')?.textContent).toContain(wrong)
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rep.one@example.com')

  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const atContactList = await title('Quotes and policies')
  expect(document.activeElement).toBe(atContactList)
  expect(signIn.mock.calls.at(-1)![0]).toEqual({ email: 'rep.one@example.com', password: 'sample' })
  expect(here()).toBe('/quote/admin?status=referred')
})

test('a given password is replaced before the session begins', async () => {
  const errors = { new_password: 'Was leaked from another website' }
  const needed = no({ status: 422, message: 'Some answers need another look', errors })
  const signIn = vi.fn().mockResolvedValueOnce(needed).mockResolvedValueOnce(needed).mockResolvedValueOnce(ok(rep))
  const { user } = enter('/quote/admin', office({ getSession: async () => ok(undefined), signIn }))
  await user.type(await screen.findByLabelText('Email'), 'rep.one@example.com')
  await user.type(screen.getByLabelText('Password'), 'given{Enter}')
  const chosen = await screen.findByLabelText('New password')
  expect(document.activeElement?.textContent).toContain('You were given this password')
  expect(screen.queryByText(errors.new_password)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true)
  await isAccessible()

  await user.type(chosen, 'qwerty123456')
  await user.type(screen.getByLabelText('Repeat the new password'), 'qwerty12345{Enter}')
  expect(await screen.findByRole('link', { name: 'The two new passwords differ' })).toBeTruthy()
  expect(signIn).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Repeat the new password'), '6{Enter}')
  expect(await screen.findByRole('link', { name: errors.new_password })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await title('Quotes and policies')
  const sent = { email: 'rep.one@example.com', password: 'given' }
  expect(signIn.mock.calls.map(([body]) => body)).toEqual([
    sent,
    { ...sent, new_password: 'qwerty123456' },
    { ...sent, new_password: 'qwerty123456' },
  ])
})

test('a server that does not answer is asked again', async () => {
  const getSession = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(rep))
  const { user } = enter('/quote/admin', office({ getSession }))
  await title('We cannot reach our records just now')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await title('Quotes and policies')
})

test('the address holds the search, so the back button restores it', async () => {
  const server = office()
  const { user } = enter('/quote/admin', server)
  await title('Quotes and policies')
  const lastQuery = () => server.findContacts.mock.calls.at(-1)![0]
  await user.type(screen.getByRole('searchbox'), 'sample & co{Enter}')
  expect(here()).toBe('/quote/admin?search=sample+%26+co')
  expect(lastQuery()).toEqual({ search: 'sample & co', page: 1 })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(field)

  await user.click(await screen.findByRole('link', { name: /^Referred/ }))
  expect(here()).toBe('/quote/admin?search=sample+%26+co&status=referred')
  expect(lastQuery()).toEqual({ search: 'sample & co', status: 'referred', page: 1 })
  const tabs = within(screen.getByRole('navigation', { name: 'Status' }))
  expect(tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent)).toEqual(['Referred 0'])
  await user.click(screen.getByRole('link', { name: 'Quotes' }))
  expect(here()).toBe('/quote/admin')
  await waitFor(() => expect(field.value).toBe(''))
})

test('a page of many links to the one before and the one after', async () => {
  const rows = [row, { ...row, id: 'another-contact-000000', quote_number: 'Q-204816' }]
  const findContacts = vi.fn(async ({ page = 1 }: { page?: number }) =>
    ok({ ...pageOf(rows), total: 5, page, size: 2 }),
  )
  const { user } = enter('/quote/admin?page=2', office({ findContacts }))
  expect(await screen.findByText('3 to 4 of 5')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next 1' }).getAttribute('href')).toBe('/quote/admin?page=3')
  await user.click(screen.getByRole('link', { name: 'Previous 2' }))
  expect(here()).toBe('/quote/admin')
  expect(await screen.findByText('1 to 2 of 5')).toBeTruthy()
})

test('an empty result names the search, and a list that failed to load can be retried', async () => {
  const findContacts = vi
    .fn()
    .mockResolvedValueOnce(ok(pageOf([])))
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok(pageOf([row])))
  const { user } = enter('/quote/admin?search=llama', office({ findContacts }))
  expect(await screen.findByText(/^No quote or policy matches “llama”\./)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Draft 0' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Q-204815' })).toBeTruthy()
})

test.each([
  ['status=awaitingPayment', 'No quote or policy is awaiting payment.'],
  ['status=draft', 'No quote or policy is a draft.'],
  [
    'status=cancelled&search=llama',
    'No quote or policy that is canceled matches “llama”. Try a part of a name, a number, an email address or a location.',
  ],
])('an empty list of %s says so in a sentence', async (query, words) => {
  enter(`/quote/admin?${query}`, office({ findContacts: async () => ok(pageOf([])) }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the list links to a contact', async () => {
  const server = office()
  const { user } = enter('/quote/admin?status=referred', server)
  await user.click(await screen.findByRole('link', { name: 'Q-204815' }))
  expect(here()).toBe(`/quote/admin/${row.id}`)
  const heading = await title('Jordan Sample')
  expect(document.activeElement).toBe(heading)
  expect(server.openContact.mock.calls[0]!.slice(0, 2)).toEqual([row.id, { from: 'admin' }])
})

test('a contact that does not exist says so', async () => {
  enter('/quote/admin/nobody', office({ openContact: async () => no({ status: 404, message: 'Not found' }) }))
  await title('There is no such quote')
})

test('a session that ended leads to the sign-in, and from there to the same page', async () => {
  const findContacts = vi.fn().mockImplementationOnce(signedOut).mockImplementation(office().findContacts)
  const { user } = enter('/quote/admin?page=2', office({ findContacts, signIn: async () => ok(rep) }))
  expect(await screen.findByText(/^Your session has ended\./)).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'rep.one@example.com')
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  await title('Quotes and policies')
  expect(findContacts.mock.calls.at(-1)![0]).toEqual({ search: '', page: 2 })
})

test('signing out clears the user; a failed attempt shows a message, and the user stays signed in', async () => {
  const signOut = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 503, message: 'Not now' }))
    .mockResolvedValueOnce(ok(undefined))
  const { user, toasts } = enter('/quote/admin', office({ signOut }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(toasts).toEqual([{ type: 'toast', kind: 'error', text: 'Not now' }])
  await title('Quotes and policies')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  const atDoor = await title('Sign in')
  expect(document.activeElement).toBe(atDoor)
  expect(screen.queryByText(rep.name)).toBeNull()
})

const other = { ...rep, id: 'u9', name: 'Alex Example', email: 'alex@example.com', role: 'underwriter' as const }
const theirs = no({ status: 401, message: 'You are signed in as alex@example.com now' })

test('a different account from another tab shows a message with its name, and a choice', async () => {
  const asking: string[] = []
  const getSession = vi.fn(async () => {
    asking.push(acting())
    return asking.length === 1 ? ok(rep) : ok(other)
  })
  const findContacts = vi
    .fn()
    .mockResolvedValueOnce(theirs)
    .mockResolvedValue(ok(pageOf([row])))
  const signIn = vi.fn(async () => ok(rep))
  const { user, acting } = enter('/quote/admin', office({ getSession, findContacts, signIn }))
  const message = await title('You are signed in as Alex Example now')
  expect(document.activeElement).toBe(message)
  expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()
  // the session is requested in no account's name
  expect([...asking, acting()]).toEqual(['staff', 'staff', 'staff'])
  await user.click(screen.getByRole('button', { name: 'Continue as Alex Example' }))
  await title('Quotes and policies')
  expect(screen.getByText('Alex Example')).toBeTruthy()
  // each page names its account
  expect(acting()).toBe('staff u9')
})

test('signing in again as the same person restores the typed text', async () => {
  const getSession = vi.fn().mockResolvedValueOnce(ok(rep)).mockResolvedValue(ok(other))
  const addPropspect = vi.fn(async () => theirs)
  const signIn = vi.fn(async () => ok(rep))
  const { user, acting } = enter('/quote/admin', office({ getSession, addPropspect, signIn }))
  await user.click(await screen.findByRole('button', { name: 'Add a prospect' }))
  const email = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  await user.type(email(), 'sam@example.com')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add the prospect' }))
  await title('You are signed in as Alex Example now')
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await user.type(await screen.findByLabelText('Email'), rep.email)
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  await screen.findByRole('dialog')
  expect(email().value).toBe('sam@example.com')
  expect(acting()).toBe(`staff ${rep.id}`)
})

test('the company’s sign-in leads back to the same page, and says why it opened no session', async () => {
  globalThis.marqueeCompanySignIn = { name: 'Sample Company', isOnly: false }
  const { user } = enter('/quote/admin?search=a%26b&sign_in=unknown', office({ getSession: async () => ok(undefined) }))
  await title('Sign in')
  const refusal = screen.getByRole('alert')
  expect(refusal.textContent).toBe('There is no open staff account for you here. Ask an administrator.')
  expect(document.activeElement).toBe(refusal)
  const link = screen.getByRole('link', { name: 'Continue with Sample Company' })
  const url = new URL(link.getAttribute('href')!, 'http://localhost')
  expect(url.pathname).toBe('/api/session/company')
  expect([...url.searchParams]).toEqual([['to', '/quote/admin?search=a%26b']])
  await isAccessible()
  expect(screen.getByText('Or sign in with a password:')).toBeTruthy()
  // the form works as before
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByRole('alert').textContent).toContain('Check these two answers')
  globalThis.marqueeCompanySignIn = undefined
})

test('the form says that passwords are turned off, except for the emergency account', async () => {
  globalThis.marqueeCompanySignIn = { name: 'Sample Company', isOnly: true }
  enter('/quote/admin', office({ getSession: async () => ok(undefined) }))
  expect(await screen.findByText('Passwords are turned off, except for the emergency account:')).toBeTruthy()
  globalThis.marqueeCompanySignIn = undefined
})

test('without a company’s sign-in the form offers passwords only, and an unknown reason is none', async () => {
  enter('/quote/admin?sign_in=toString', office({ getSession: async () => ok(undefined) }))
  await title('Sign in')
  expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
