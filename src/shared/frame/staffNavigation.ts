import type { StaffUser } from '../../../contract/client'

interface NavigationItem {
  readonly name: string
  readonly to: string
  /** who may do anything there, as the contract's x-access has it; without it everybody of ours */
  readonly roles?: readonly StaffUser['role'][]
}

const items: readonly NavigationItem[] = [
  { name: 'Quotes', to: '/admin' },
  { name: 'Overview', to: '/admin/overview' },
  { name: 'Underwriting', to: '/usw', roles: ['underwriter', 'admin'] },
  { name: 'Signatures', to: '/admin/signatures', roles: ['rep', 'admin'] },
  { name: 'Mailbox', to: '/admin/mailbox' },
  { name: 'Failed jobs', to: '/admin/jobs' },
  { name: 'Settings', to: '/admin/settings', roles: ['admin'] },
  { name: 'Users', to: '/admin/users', roles: ['admin'] },
  { name: 'Audit', to: '/admin/audit', roles: ['admin'] },
]

/** One's own name and password. */
export const accountPath = '/admin/account'

export const itemsFor = ({ role }: StaffUser): readonly NavigationItem[] =>
  items.filter(({ roles }) => roles?.includes(role) ?? true)

/** The room that an address is in: the one that is named most closely. A contact is one of the quotes'. */
export const itemOf = (path: string): string | undefined =>
  [...items.map(({ to }) => to), accountPath]
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
