import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import { isPolicyAddress } from '../../../machines/customer/policy/policy.route'
import { below } from '../../shared/browser/route'
import type { PageDependencies } from './dependencies'

/**
 * A lazy screen with the actor that it renders. It is opened once and stays open, so that leaving and coming back loses
 * nothing.
 */
export interface Page {
  readonly Screen: ComponentType
  /** called when the address has changed within this page */
  readonly follow: (to: Location) => void
  /** deletes the page's saved drafts */
  readonly end?: () => void
}

/** The default export of a page's module. */
export type OpenPage = (dependencies: PageDependencies) => Page | Promise<Page>

export type PageName =
  | 'quote'
  | 'policy'
  | 'admin'
  | 'usw'
  | 'rain'
  | 'mailbox'
  | 'failedJobs'
  | 'workItems'
  | 'certificate'
  | 'certificateUpdates'
  | 'workspace'
  | 'accounting'
  | 'attachments'
  | 'emailLogs'
  | 'history'
  | 'settings'
  | 'signatures'
  | 'users'
  | 'audit'
  | 'overview'
  | 'account'
  | 'unsubscribe'
  | 'personalData'
  | 'passwordReset'
  | 'venue'
  | 'venueBoard'
  | 'venues'
  | 'moratoria'
  | 'rainSettlement'
  | 'partners'
  | 'organizerInvoices'
  | 'organizerLink'
  | 'organizerEvent'
  | 'exhibitorBoard'
  | 'organizerPayments'
  | 'exhibitor'
  | 'registration'
  | 'producerLink'
  | 'producerBoard'
  | 'producerCommission'

/** The path of a certificate's page, as its QR code has it; the code follows. */
export const certificatePath = 'certificate'

/** The page of rain insurance is a fragment of the root, as the policy screen is. */
const rainFragment = '#rain-cover'

/** Paths below `/admin` with a page of their own. Any other path there is a contact. */
const adminPages = new Map<string | undefined, PageName>([
  ['mailbox', 'mailbox'],
  ['jobs', 'failedJobs'],
  ['requests', 'workItems'],
  ['settings', 'settings'],
  ['signatures', 'signatures'],
  ['moratoria', 'moratoria'],
  ['partners', 'partners'],
  ['organizer-invoices', 'organizerInvoices'],
  ['users', 'users'],
  ['audit', 'audit'],
  ['venues', 'venues'],
  ['overview', 'overview'],
  ['account', 'account'],
  ['personal-data', 'personalData'],
  ['reset', 'passwordReset'],
])

/** The pages of one contact, below `/admin/<contact id>`. */
const contactPages = new Map<string | undefined, PageName>([
  ['accounting', 'accounting'],
  ['attachments', 'attachments'],
  ['email-logs', 'emailLogs'],
  ['history', 'history'],
  ['rain', 'rainSettlement'],
])
export const staffPages: readonly (PageName | null)[] = [
  'admin',
  'usw',
  'workspace',
  ...adminPages.values(),
  ...contactPages.values(),
]

const staffPageAt = (second: string | undefined, third: string | undefined): PageName =>
  second ? (adminPages.get(second) ?? contactPages.get(third) ?? 'workspace') : 'admin'

/** Without a link, the page that mails one. */
function organizerPageAt(token: string | undefined, third: string | undefined): PageName {
  if (!token) return 'organizerLink'
  if (third === 'payments') return 'organizerPayments'
  return third === 'event' ? 'organizerEvent' : 'exhibitorBoard'
}

/** Without a link, the page that mails one. */
function producerPageAt(token: string | undefined, third: string | undefined): PageName {
  if (!token) return 'producerLink'
  return third === 'commission' ? 'producerCommission' : 'producerBoard'
}

/** The page of an address. Only `/404` has none; an unknown path opens the quote (specification section 2). */
export function pageAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): PageName | null {
  const [, first = '', second, third] = below({ pathname, search: '' }).split('/')
  if (first === '404' && !second) return null
  if (first === 'admin') return staffPageAt(second, third)
  if (first === 'usw') return 'usw'
  if (first === certificatePath) return 'certificate'
  if (first === 'certificate-updates') return 'certificateUpdates'
  if (first === 'unsubscribe') return 'unsubscribe'
  if (first === 'venue') return third === 'events' ? 'venueBoard' : 'venue'
  if (first === 'organizer') return organizerPageAt(second, third)
  if (first === 'producer') return producerPageAt(second, third)
  if (first === 'exhibitor') return 'exhibitor'
  if (first === 'exhibit') return 'registration'
  if (isPolicyAddress(hash)) return 'policy'
  return hash === rainFragment ? 'rain' : 'quote'
}

/** Whether an address belongs to staff: their own pages, and a quote that they opened for a customer. */
export const isStaffs = (at: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  staffPages.includes(pageAt(at)) || new URLSearchParams(at.search).get('from') === 'admin'
