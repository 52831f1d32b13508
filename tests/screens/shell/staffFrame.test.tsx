import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { StaffUser } from '../../../contract/client'
import { StaffFrame } from '../../../src/shared/frame/StaffFrame'
import { StaffMenu } from '../../../src/shared/frame/StaffMenu'

function frame(role: StaffUser['role'], at = '/admin', onSignOut = () => {}) {
  const user = { id: 'u', name: 'Sample Person', email: 'a@example.com', role }
  return render(
    <MemoryRouter initialEntries={[at]}>
      <StaffFrame menu={<StaffMenu user={user} onSignOut={onSignOut} />}>
        <main>the room</main>
      </StaffFrame>
    </MemoryRouter>,
  )
}
const pages = () => within(screen.getByRole('navigation', { name: 'Back office' }))
const names = () =>
  pages()
    .getAllByRole('link')
    .map((link) => link.textContent)

test.each([
  ['rep', ['Quotes', 'Requests', 'Overview', 'Signatures', 'Venues', 'Organizer invoices', 'Mailbox', 'Failed jobs']],
  [
    'underwriter',
    ['Quotes', 'Requests', 'Overview', 'Underwriting', 'Venues', 'Organizer invoices', 'Mailbox', 'Failed jobs'],
  ],
  [
    'admin',
    [
      'Quotes',
      'Requests',
      'Overview',
      'Underwriting',
      'Signatures',
      'Venues',
      'Organizer invoices',
      'Mailbox',
      'Failed jobs',
      'Settings',
      'Moratoria',
      'Partners',
      'Users',
      'Personal data',
      'Audit',
    ],
  ],
] as const)('a user of the role %s is led to the pages with something to do', (role, expected) => {
  frame(role)
  expect(names()).toEqual(expected)
})

test.each([
  ['/admin', 'Quotes'],
  ['/admin/cW9tZXRoaW5nIHJhbmRvbQ/accounting', 'Quotes'],
  ['/admin/overview', 'Overview'],
  ['/admin/requests/Y2xhaW0taXRlbS1pZC1pZA', 'Requests'],
  ['/admin/mailbox/12', 'Mailbox'],
  ['/usw/cW9tZXRoaW5nIHJhbmRvbQ', 'Underwriting'],
])('the menu at %s marks %s', (at, name) => {
  frame('admin', at)
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name])
})

test('the user’s name links to the account page, which the menu does not list', () => {
  frame('rep', '/admin/account')
  const link = screen.getByRole('link', { name: 'Sample Person' })
  expect(link.getAttribute('href')).toBe('/admin/account')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(pages().queryByRole('link', { current: 'page' })).toBeNull()
})

test('on a narrow screen a button opens the menu, and it closes by Escape and by navigation', async () => {
  const user = userEvent.setup()
  const signOut = vi.fn()
  frame('rep', '/admin', signOut)
  const button = screen.getByRole('button', { name: 'Menu' })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  expect(isOpen()).toBe(false)
  expect(document.getElementById(button.getAttribute('aria-controls')!)!.contains(pages().getByText('Quotes'))).toBe(
    true,
  )
  await user.click(button)
  expect(isOpen()).toBe(true)
  pages().getByText('Mailbox').focus()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await user.click(pages().getByText('Mailbox'))
  expect(isOpen()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
})
