import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { type CalendarDate, isCalendarDate } from '../../domain/common/dates'
import { messages } from '../../domain/common/messages'
import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import { storedAddressIn } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

const maxMatches = 50

export interface QuoteSearch {
  readonly email: string
  /** the event's first day */
  readonly day: CalendarDate
}

/** The quotes for a day whose contact point, or recipient of the quote or of the review decision, has this email address. */
export const quotesOf = ({ q }: Db, { email, day }: QuoteSearch): Promise<Contact[]> =>
  q
    .selectFrom('contact')
    .selectAll()
    .where('event_day', '=', dateOf(day))
    .where(({ or, exists, selectFrom }) =>
      or([
        sql<SqlBool>`${email.toLowerCase()} in (lower(${contactPoint}), lower(review ->> 'email'))`,
        exists(
          selectFrom('mail_log')
            .select('mail_log.id')
            .whereRef('mail_log.contact_id', '=', 'contact.id')
            .where('mail_log.kind', '=', 'quote')
            .where(sql<SqlBool>`lower(mail_log.recipient) = ${email.toLowerCase()}`),
        ),
      ]),
    )
    .orderBy('edited', 'desc')
    .orderBy('id')
    .limit(maxMatches)
    .execute()

/** The producer, if one acts for the insured (specification section 6). */
const contactPoint = sql<string>`case when answers ->> 'insurance_producer' = 'True'
  then answers ->> 'producer_email' else answers ->> 'insured_email' end`

/** `a` is an email address, `b` the first day as MM-DD-YYYY. @throws Problem 422 */
export function readQuoteSearch({ a, b }: { readonly a: string; readonly b: string }): QuoteSearch {
  const email = storedAddressIn(a)
  const day = b.replaceAll('-', '/')
  if (email && isCalendarDate(day)) return { email, day }
  throw wrongAnswers({
    ...(!email && { a: messages.email('Email') }),
    ...(!isCalendarDate(day) && { b: messages.calendarDate('First day') }),
  })
}

/**
 * Queues the job that looks for quotes and mails their links, so that neither the response nor its timing reveals
 * whether there are any.
 */
export const mailQuoteLinks = ({ db, jobs }: Services, sought: QuoteSearch, caller: Caller): Promise<void> =>
  db.tx(async () => {
    const recipients = [sought.email]
    const due = await checkLimits(db, caller, { contactId: null, recipients, field: 'a' })
    await jobs.enqueue('mail', { kind: 'quotesFound', ...sought, occasion: randomUUID() }, undefined, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'address',
      entityId: sought.email.toLowerCase(),
      action: 'quotes.sought',
      after: { recipients },
    })
  })
