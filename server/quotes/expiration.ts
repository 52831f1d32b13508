import type { Answers } from '../../domain/application'
import { isBefore, isCalendarDate, todayIn } from '../../domain/common/dates'
import { endOf } from '../../domain/common/instants'
import { planOn } from '../../domain/rating'
import { type Contact, lockContact } from '../contacts/contact'
import { hasLivePayment } from '../payments/payment'
import { audit } from '../platform/audit/audit'
import { couponOn } from '../platform/config/program'
import type { Services } from '../platform/services/services'
import type { RatingTerms } from './quoteFacts'
import { moved } from './status'

const validDays = 60
const dayMs = 86_400_000

/**
 * A quote expires 60 days after its last save, or at the end of the event's first day in New York, whichever is earlier
 * (decision 8). A first day that was already past when it was saved does not count: the customer can still correct it.
 */
export function expiryOf({ event_start_date: first }: Answers, saved: Date): Date {
  const validUntil = new Date(saved.getTime() + validDays * dayMs)
  if (!first || !isCalendarDate(first) || isBefore(first, todayIn(saved))) return validUntil
  const over = endOf(first)
  return over < validUntil ? over : validUntil
}

type LapseServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>

/** statuses that can expire; a purchase and a staff decline cannot (machines/lifecycle) */
const mortal = ['draft', 'quoted', 'referred', 'declined', 'approved', 'awaitingPayment'] as const

type ExpirationHandler = (services: LapseServices, contactId: string) => Promise<void>
const expirationHandlers = new Set<ExpirationHandler>()

/**
 * Registers a handler that runs when a quote expires, in the same transaction with the contact locked. A job would run
 * after the commit, and could leave an order open under an expired quote.
 */
export const onExpiration = (handler: ExpirationHandler): void => void expirationHandlers.add(handler)

type Mortal = Pick<Contact, 'expires' | 'quote_status' | 'declined_by'>

/** Whether the expiration time has passed, even if the stored status does not show it yet. */
export const isOver = ({ expires, quote_status, declined_by }: Mortal, now: Date) =>
  expires !== null && expires <= now && declined_by !== 'staff' && mortal.some((status) => status === quote_status)

/** Returns the contact with its expiration applied. An open order expires with the quote. */
export async function lapsed(services: LapseServices, contact: Contact): Promise<Contact> {
  const { db, now } = services
  if (!isOver(contact, now())) return contact
  return db.tx(async () => {
    const locked = (await lockContact(db, contact.id)) ?? contact
    // a payment that began in time still buys the policy
    if (!isOver(locked, now()) || (await hasLivePayment(db, locked.id))) return locked
    const { quote_status, declined_by } = moved(locked, { type: 'quote.lapsed' })
    for (const handle of expirationHandlers) await handle(services, locked.id)
    await audit(db, {
      actor: 'system',
      entity: 'contact',
      entityId: locked.id,
      action: 'quote.lapsed',
      before: { quote_status: locked.quote_status },
      after: { quote_status },
    })
    return db.q
      .updateTable('contact')
      .set({ quote_status, declined_by, version: locked.version + 1 })
      .where('id', '=', locked.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const mostAtOnce = 500

/** Expires quotes that nobody opens, so that the contact list shows the right status. */
export async function lapseQuotes(services: LapseServices): Promise<void> {
  const over = await services.db.q
    .selectFrom('contact')
    .selectAll()
    .where('quote_status', 'in', mortal)
    .where((e) => e.or([e('declined_by', 'is', null), e('declined_by', '!=', 'staff')]))
    .where('expires', '<=', services.now())
    .orderBy('expires')
    .limit(mostAtOnce)
    .execute()
  for (const contact of over) await lapsed(services, contact)
}

type Dated = RatingTerms & Pick<Contact, 'quote_status' | 'expires' | 'declined_by'>

/** The rating terms for the next save: an expired quote gets today's rating plan (decision 8). */
export function renewed(
  { config, today, now }: Pick<Services, 'config' | 'today' | 'now'>,
  quote: Dated,
): Partial<RatingTerms> {
  if (quote.quote_status !== 'expired' && !isOver(quote, now())) return {}
  const { coupon } = quote
  const isGone = coupon !== null && !couponOn(config.program, coupon.code, today())
  return { rating_plan: planOn(today()).version, ...(isGone && { coupon: null }) }
}
