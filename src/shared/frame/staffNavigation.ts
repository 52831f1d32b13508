import type { StaffUser } from '../../../contract/client'
import { may, type Permission } from '../../../domain/staff/permissions'

interface NavigationItem {
  readonly name: string
  readonly to: string
  /** whether the number of waiting requests and tasks stands beside it */
  readonly isCounted?: true
  /** of the page's first call, as the contract's x-access says; every role has access if left out */
  readonly permission?: Permission
}

const items: readonly NavigationItem[] = [
  { name: 'Quotes', to: '/admin' },
  { name: 'Requests', to: '/admin/requests', isCounted: true },
  { name: 'Overview', to: '/admin/overview' },
  { name: 'Underwriting', to: '/usw', permission: 'referrals.decide' },
  { name: 'Signatures', to: '/admin/signatures', permission: 'signatures.use' },
  { name: 'Venues', to: '/admin/venues', permission: 'venues.manage' },
  { name: 'Organizer invoices', to: '/admin/organizer-invoices' },
  { name: 'Mailbox', to: '/admin/mailbox' },
  { name: 'Failed jobs', to: '/admin/jobs' },
  { name: 'Settings', to: '/admin/settings', permission: 'settings.manage' },
  { name: 'Moratoria', to: '/admin/moratoria', permission: 'moratoria.manage' },
  { name: 'Partners', to: '/admin/partners', permission: 'partners.manage' },
  { name: 'Users', to: '/admin/users', permission: 'users.manage' },
  { name: 'Personal data', to: '/admin/personal-data', permission: 'privacy.manage' },
  { name: 'Audit', to: '/admin/audit', permission: 'audit.read' },
]

/** The page for the user's own name and password. */
export const accountPath = '/admin/account'

export const itemsFor = (user: StaffUser): readonly NavigationItem[] =>
  items.filter(({ permission }) => !permission || may(user, permission))

/** The menu item with the longest path that the address begins with. A contact belongs to the quotes. */
export const itemOf = (path: string): string | undefined =>
  [...items.map(({ to }) => to), accountPath]
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
