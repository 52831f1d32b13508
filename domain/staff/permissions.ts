/* Permissions of staff, by role. openapi.yaml names the permission that each call needs. */

export const staffRoles = ['rep', 'underwriter', 'accountant', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

const everybody = staffRoles

/** The roles that have each permission: the only place that says it. */
export const permissions = {
  /** to sign out, and one's own second factors: all that a session may use while a required factor is missing */
  'identity.use': everybody,
  /** one's own sessions and password */
  'account.use': everybody,
  /** quotes, policies, their history, documents, files and mail; the overview; the list of jobs */
  'contacts.read': everybody,
  /** notes, tasks, requests, owners, files and mail of a contact */
  'contacts.work': everybody,
  /** answers, price, links and purchase of a quote */
  'quotes.edit': ['rep', 'underwriter', 'admin'],
  /** approve, decline and reopen a quote without setting terms */
  'quotes.decide': ['rep', 'underwriter', 'admin'],
  /** the referral queue, and the terms of a quote */
  'referrals.decide': ['underwriter', 'admin'],
  /** records the measured rain of a policy, and the payment of its amount */
  'rain.settle': ['underwriter', 'admin'],
  /** changes, cancellation, certificates and orders */
  'policies.change': ['rep', 'admin'],
  /** claims, and messages about a policy, entered for a customer */
  'claims.enter': ['rep', 'underwriter', 'admin'],
  /** transactions of a contact: enter, send and void */
  'money.enter': ['rep', 'accountant', 'admin'],
  /** bordereaux, receivables and other reports of money */
  'money.export': ['rep', 'accountant', 'admin'],
  /** to be the second person of a refund, a credit or a cancellation beyond the limit of one person */
  'refunds.approve': ['accountant', 'admin'],
  /** to be the second person of an approval beyond an underwriter's authority */
  'terms.approve': ['admin'],
  /** prospects who asked nothing yet */
  'prospects.add': ['rep', 'admin'],
  /** the directory of venues: import, verify, merge, invite */
  'venues.manage': ['rep', 'underwriter', 'admin'],
  'files.delete': ['rep', 'admin'],
  'signatures.use': ['rep', 'admin'],
  /** the signatures of others, and the default one */
  'signatures.manage': ['admin'],
  'jobs.retry': ['rep', 'admin'],
  'settings.manage': ['admin'],
  /** names that are like an entry of the sanctions list: see, clear and confirm them */
  'screening.decide': ['underwriter', 'admin'],
  /** binding moratoria: set and lift them */
  'moratoria.manage': ['admin'],
  /** keys and webhook endpoints of partners: make, rotate, end, replay */
  'partners.manage': ['admin'],
  'users.manage': ['admin'],
  'audit.read': ['admin'],
  /** the personal data of a customer: find, export and erase it */
  'privacy.manage': ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Permission = keyof typeof permissions

/** Whether a name is one of a permission. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)

/** Whether a role has a permission. */
export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role)

/** Whether a user has a permission; nobody has none. */
export const may = (user: { readonly role: StaffRole } | null, permission: Permission): boolean =>
  user !== null && hasPermission(user.role, permission)
