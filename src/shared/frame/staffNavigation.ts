import type { StaffUser } from '../../../contract/client'

interface NavigationItem {
  readonly name: string
  readonly to: string
  /** whether the number of waiting requests and tasks stands beside it */
  readonly isCounted?: true
  /** the roles that have access, as the contract's x-access says; all roles if left out */
  readonly roles?: readonly StaffUser['role'][]
}

const items: readonly NavigationItem[] = [
  { name: 'Quotes', to: '/admin' },
  { name: 'Requests', to: '/admin/requests', isCounted: true },
  { name: 'Overview', to: '/admin/overview' },
  { name: 'Underwriting', to: '/usw', roles: ['underwriter', 'admin'] },
  { name: 'Signatures', to: '/admin/signatures', roles: ['rep', 'admin'] },
  { name: 'Mailbox', to: '/admin/mailbox' },
  { name: 'Failed jobs', to: '/admin/jobs' },
  { name: 'Settings', to: '/admin/settings', roles: ['admin'] },
  { name: 'Users', to: '/admin/users', roles: ['admin'] },
  { name: 'Audit', to: '/admin/audit', roles: ['admin'] },
]

/** The page for the user's own name and password. */
export const accountPath = '/admin/account'

export const itemsFor = ({ role }: StaffUser): readonly NavigationItem[] =>
  items.filter(({ roles }) => roles?.includes(role) ?? true)

/** The menu item with the longest path that the address begins with. A contact belongs to the quotes. */
export const itemOf = (path: string): string | undefined =>
  [...items.map(({ to }) => to), accountPath]
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
