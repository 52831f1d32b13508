import type { components } from '../../contract/schema.gen'
import { type Answers, blankAnswers } from '../../domain/application'
import type { OrganizerEvent } from '../../domain/exhibitors/event'
import { type Suspension, suspensionSentence } from '../../domain/quote/suspension'
import { moratoriumSeen } from '../compliance/moratoria'
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import { conflict } from '../platform/problems/problem'
import { wholeAnswers } from '../quotes/answers'
import { quoteFacts } from '../quotes/quoteFacts'
import type { InvoiceDto } from './invoiceRows'

/**
 * The moratorium that holds up orders of one event: their payment is not recorded while it lasts (decision record 74).
 * Their location is the same, so the first one speaks for all.
 */
export async function orderSuspension(
  db: Db,
  ids: readonly string[],
  at: Date,
): Promise<components['schemas']['ExhibitorOrders']['suspension']> {
  const [first, ...others] = await suspendedOrders(db, ids, at)
  if (!first) return null
  const { reason, until } = first.suspension
  return { reason: reason ?? '', until, orders: [first, ...others].map(({ order }) => order) }
}

/** The moratorium that holds up an invoice, as it holds up one of its open orders; undefined without one. */
export async function invoiceSuspension(
  db: Db,
  { state, lines }: Pick<InvoiceDto, 'state' | 'lines'>,
  at: Date,
): Promise<Suspension | undefined> {
  if (state !== 'open') return undefined
  const [first] = await suspendedOrders(db, openOrdersIn(lines), at)
  return first?.suspension
}

/** The orders of the open lines of an invoice. */
export const openOrdersIn = (lines: InvoiceDto['lines']): readonly string[] =>
  lines.filter(({ state }) => state === 'open').map(({ order }) => order)

async function suspendedOrders(db: Db, ids: readonly string[], at: Date) {
  const rows = await db.q
    .selectFrom('purchase_order as placed')
    .innerJoin('contact', 'contact.id', 'placed.contact_id')
    .selectAll('contact')
    .select('placed.id as order')
    .where('placed.id', 'in', [...ids, ''])
    .execute()
  const stopped = []
  for (const { order, ...contact } of rows) {
    const suspension = await moratoriumOf(db, contact, at)
    if (suspension) stopped.push({ order, suspension })
  }
  return stopped
}

/** Refuses an invoice for orders that a moratorium holds up: its payment would be refused. @throws Problem 409 */
export async function assertNotSuspended(db: Db, contacts: readonly Contact[], at: Date): Promise<void> {
  for (const contact of contacts) {
    const suspension = await moratoriumOf(db, contact, at)
    if (suspension)
      throw conflict(
        'suspended',
        `${suspensionSentence(suspension)} No invoice was made. Request it once the hold ends. Call us if the last day to pay is near.`,
        { suspension: { ...suspension, coverages: [...suspension.coverages] } },
      )
  }
}

const moratoriumOf = (db: Db, contact: Contact, at: Date) =>
  moratoriumSeen(db, () => wholeAnswers(contact.answers, quoteFacts(contact)), at)

/**
 * The moratorium at the location of an event, as a part of an answer: exhibitors can buy no policy there now. Empty
 * without one.
 */
export async function eventSuspension(
  db: Db,
  { sheet: { venue } }: OrganizerEvent,
  at: Date,
): Promise<{ suspension?: components['schemas']['Suspension'] }> {
  const answers = () =>
    ({ ...blankAnswers, coverage_type: liability, event_state: venue.state, event_zip: venue.zip }) as Answers
  const suspension = await moratoriumSeen(db, answers, at)
  return suspension ? { suspension: { ...suspension, coverages: [...suspension.coverages] } } : {}
}

/** the coverage that organizers require */
const liability = 'Liability Insurance'
