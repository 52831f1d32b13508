import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import { isPolicyAddress } from '../../../machines/customer/policy/policy.route'
import { below } from '../../shared/browser/route'
import type { World } from './world'

/** A lazy screen with the actor it renders. It is opened once and stays, so that leaving and coming back loses nothing. */
export interface Page {
  readonly Screen: ComponentType
  /** the address has moved, and is still this room's */
  readonly follow: (to: Location) => void
  /** nothing is to be kept of it any more */
  readonly end?: () => void
}

/** The default export of a room's module. */
export type OpenPage = (world: World) => Page | Promise<Page>

export type PageName =
  | 'quote'
  | 'policy'
  | 'admin'
  | 'usw'
  | 'rain'
  | 'mailbox'
  | 'failedWork'
  | 'certificate'
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

/** Below which a certificate's code stands, as its QR code names it. */
export const certificatePath = 'certificate'

/** Where rain insurance is asked for: a part of the root, as the policy screen is. */
const rainFragment = '#rain-cover'

/** What has a room of its own below `/admin`; everything else there is a contact. */
const adminPages = new Map<string | undefined, PageName>([
  ['mailbox', 'mailbox'],
  ['jobs', 'failedWork'],
  ['settings', 'settings'],
  ['signatures', 'signatures'],
  ['users', 'users'],
  ['audit', 'audit'],
  ['overview', 'overview'],
  ['account', 'account'],
])

/** The rooms of one contact, below `/admin/<contact id>`. */
const contactPages = new Map<string | undefined, PageName>([
  ['accounting', 'accounting'],
  ['attachments', 'attachments'],
  ['email-logs', 'emailLogs'],
  ['history', 'history'],
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

/** Whose an address is: `/404` alone is nobody's, and whatever is not named is the quote's (specification section 2). */
export function pageAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): PageName | null {
  const [, first = '', second, third] = below({ pathname, search: '' }).split('/')
  if (first === '404' && !second) return null
  if (first === 'admin') return staffPageAt(second, third)
  if (first === 'usw') return 'usw'
  if (first === certificatePath) return 'certificate'
  if (first === 'unsubscribe') return 'unsubscribe'
  if (isPolicyAddress(hash)) return 'policy'
  return hash === rainFragment ? 'rain' : 'quote'
}

/** Whether what is done at an address is the staff's doing: in their rooms, and in a quote that they are in for somebody. */
export const isStaffs = (at: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  staffPages.includes(pageAt(at)) || new URLSearchParams(at.search).get('from') === 'admin'
