import { fromZonedTime } from 'date-fns-tz'
import type { Answers } from '../../domain/application'
import { addDays, type CalendarDate, isBefore, isCalendarDate, timeZone, todayIn } from '../../domain/common/dates'
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
 * A quote lapses 60 days after its last save, or with the event's first day in New York, whichever comes first (decision
 * 8). A day that had passed already when it was saved ends nothing: it is still to be put right.
 */
export function expiryOf({ event_start_date: first }: Answers, saved: Date): Date {
  const validUntil = new Date(saved.getTime() + validDays * dayMs)
  if (!first || !isCalendarDate(first) || isBefore(first, todayIn(saved))) return validUntil
  const over = endOf(first)
  return over < validUntil ? over : validUntil
}

/** The midnight in New York with which a day ends. */
export function endOf(date: CalendarDate): Date {
  const [month, day, year] = addDays(date, 1).split('/')
  return fromZonedTime(`${year}-${month}-${day}T00:00:00`, timeZone)
}

type LapseServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** the states that time ends; a sale, and what staff declined, it does not (machines/lifecycle) */
const mortal = ['draft', 'quoted', 'referred', 'declined', 'approved', 'awaitingPayment'] as const

type ExpirationHandler = (services: LapseServices, contactId: string) => Promise<void>
const expirationHandlers = new Set<ExpirationHandler>()

/**
 * Ends with a quote what may not outlive it, in the transaction that ends the quote, which has locked the contact. A job
 * would run after the commit, and could be late.
 */
export const onExpiration = (handler: ExpirationHandler): void => void expirationHandlers.add(handler)

type Mortal = Pick<Contact, 'expires' | 'quote_status' | 'declined_by'>

/** Its time has come, whether or not anybody had noticed. */
export const isOver = ({ expires, quote_status, declined_by }: Mortal, now: Date) =>
  expires !== null && expires <= now && declined_by !== 'staff' && mortal.some((status) => status === quote_status)

/**
 * The contact as it stands now: one whose time is over has expired, whether or not anybody had noticed. An order that it
 * waited for ends with it.
 */
export async function lapsed(services: LapseServices, contact: Contact): Promise<Contact> {
  const { db, now } = services
  if (!isOver(contact, now())) return contact
  return db.tx(async () => {
    const locked = (await lockContact(db, contact.id)) ?? contact
    // what was begun to be paid for in time is still bought
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

/** Ends what nobody opens, so that the staff's lists say so too. */
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

/** What a quote keeps, as the next save finds it: an expired one is priced by today's plan (decision 8). */
export function renewed(
  { config, today, now }: Pick<Services, 'config' | 'today' | 'now'>,
  quote: Dated,
): Partial<RatingTerms> {
  if (quote.quote_status !== 'expired' && !isOver(quote, now())) return {}
  const { coupon } = quote
  const isGone = coupon !== null && !couponOn(config.program, coupon.code, today())
  return { rating_plan: planOn(today()).version, ...(isGone && { coupon: null }) }
}
