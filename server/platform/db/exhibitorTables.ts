import type { ColumnType } from 'kysely'
import type { CalendarDate } from '../../../domain/common/dates'
import type { EventAnswers } from '../../../domain/exhibitors/event'
import type { Instant, MaybeInstant } from './columns'

/** An event of an organizer. Nobody but its organizer sees it until it is described. */
export interface OrganizerEventTable {
  id: string
  /** in the link by which an exhibitor registers itself: six letters and digits */
  code: string
  /** without the recipient of certificates, who is in `organizer`; null until it is described */
  answers: ColumnType<EventAnswers | null, string | null | undefined, string | null>
  first_day: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  last_day: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  version: ColumnType<number, number | undefined, number>
  created: Instant
  edited: ColumnType<Date, Date, Date>
}

/** The addresses of an organizer. */
export interface OrganizerTable {
  event_id: string
  email: string
  /** gets the certificates */
  send_to: string | null
}

/** A link that opens an event for its organizer. The database has only its hash. */
export interface OrganizerLinkTable {
  token_hash: string
  event_id: string
  email: string
  created: Instant
  revoked: MaybeInstant
}

/** A business that an organizer invited, or that registered itself: one row for an event, an address and a business. */
export interface ExhibitorTable {
  id: string
  event_id: string
  business: string
  email: string
  contact: string | null
  booth: string | null
  /** by the link for everyone, not by a file */
  is_registered: ColumnType<boolean, boolean | undefined, boolean>
  created: Instant
  /** the New York day of the last invitation or reminder */
  mailed_on: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  reminders_stopped: MaybeInstant
  removed: MaybeInstant
}

/** A link that opens an exhibitor's page. The database has only its hash. */
export interface ExhibitorLinkTable {
  token_hash: string
  exhibitor_id: string
  created: Instant
}

/** A quote that an exhibitor began from its page; it stays with the policy. */
export interface ExhibitorQuoteTable {
  contact_id: string
  exhibitor_id: string
  created: Instant
}

/** A certificate from elsewhere. The newest one of an exhibitor counts. */
export interface ExhibitorCertificateTable {
  id: string
  exhibitor_id: string
  /** of the file */
  key: string
  name: string
  type: string
  bytes: number
  uploaded: Instant
  state: ColumnType<
    'awaiting' | 'accepted' | 'returned',
    'awaiting' | 'accepted' | 'returned' | undefined,
    'awaiting' | 'accepted' | 'returned'
  >
  /** why it was returned */
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided: MaybeInstant
}

/** An organizer's invoice over orders of its exhibitors. Its amount is the sum of the lines in the state of the invoice. */
export interface OrganizerInvoiceTable {
  id: string
  event_id: string
  /** OI-000001 */
  number: string
  state: ColumnType<'open' | 'paid' | 'canceled', 'open' | undefined, 'open' | 'paid' | 'canceled'>
  requested: Instant
  /** when it was paid or canceled */
  ended: MaybeInstant
  /** of the payment, such as a check number */
  reference: ColumnType<string | null, string | null | undefined, string | null>
}

export type InvoiceLineState = 'open' | 'paid' | 'canceled' | 'lapsed' | 'replaced' | 'withdrawn'

/** An order on an organizer's invoice. One that ended before the payment stays, and counts no more. */
export interface OrganizerInvoiceLineTable {
  invoice_id: string
  order_id: string
  contact_id: string
  amount_cents: number
  state: ColumnType<InvoiceLineState, InvoiceLineState | undefined, InvoiceLineState>
  ended: MaybeInstant
}
