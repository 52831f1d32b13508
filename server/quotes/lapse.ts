import { audit } from '../audit'
import { closeOrder } from '../orders/close'
import { type Contact, hasLivePayment, lockContact } from '../payments/rows'
import type { Services } from '../services'
import { moved } from './standing'

type LapseServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** the states that time ends; a sale, and what staff declined, it does not (machines/lifecycle) */
const mortal = ['draft', 'quoted', 'referred', 'declined', 'approved', 'awaitingPayment'] as const

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
    await closeOrder(services, locked.id, 'lapsed', 'system')
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
