import type { FormPayload } from '../../contract/client'
import { type Answers, blankAnswers } from '../../domain/application'
import { payloadOf } from '../../domain/application/payload'
import { checkExhibitor, exhibitorAnswers } from '../../domain/exhibitors/check'
import { newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { beginQuote } from '../quotes/create'
import type { RequiredList } from '../venues/quoteVenue'
import { describedEvent, wholeEvent } from './event'
import { exhibitorOfLink, noteExhibitor } from './exhibitor'

/** statuses in which a quote can still be bought, or become one that can */
const open = ['draft', 'quoted', 'referred', 'approved', 'awaitingPayment'] as const

/**
 * Begins a quote with the answers that the invitation knows, and ties it to the exhibitor. One that the exhibitor has
 * begun and not bought is used again.
 * @returns the id that opens it
 * @throws Problem 404
 */
export function beginExhibitorQuote(
  services: Services,
  { token, caller }: { readonly token: string; readonly caller: Caller },
): Promise<string> {
  const { db, now, today } = services
  return db.tx(async () => {
    const { exhibitor, row } = await exhibitorOfLink(db, token, now(), true)
    const begun = await openQuote(db, exhibitor.id, now())
    if (begun) return begun
    const event = await wholeEvent(db, row)
    const answers = { ...blankAnswers, ...exhibitorAnswers(event, exhibitor, today()) } as Answers
    const body = JSON.parse(JSON.stringify(payloadOf(answers))) as FormPayload
    const { id } = await beginQuote(services, { key: newToken(), body, caller })
    await db.q
      .insertInto('exhibitor_quote')
      .values({ contact_id: id, exhibitor_id: exhibitor.id, created: now() })
      .execute()
    await noteExhibitor(db, { actor: 'exhibitor', exhibitor, action: 'exhibitor.quoteBegun' })
    return id
  })
}

async function openQuote({ q }: Db, exhibitorId: string, now: Date): Promise<string | null> {
  const row = await q
    .selectFrom('exhibitor_quote')
    .innerJoin('contact', 'contact.id', 'exhibitor_quote.contact_id')
    .select('contact.id')
    .where('exhibitor_quote.exhibitor_id', '=', exhibitorId)
    .where('contact.quote_status', 'in', [...open])
    .where('contact.expires', '>', now)
    .orderBy('exhibitor_quote.created', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The requirements of the organizer whose invitation began a quote; null for any other quote. */
export async function requiredOf(db: Db, contactId: string): Promise<RequiredList | null> {
  const row = await db.q
    .selectFrom('exhibitor_quote')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_quote.exhibitor_id')
    .innerJoin('organizer_event', 'organizer_event.id', 'exhibitor.event_id')
    .selectAll('organizer_event')
    .where('exhibitor_quote.contact_id', '=', contactId)
    .executeTakeFirst()
  const event = row && (await describedEvent(db, row))
  if (!event) return null
  const { venue } = event.sheet
  return {
    asker: 'organizer',
    shown: {
      code: row.code,
      known_as: event.name,
      legal_name: event.organizer.name,
      city: venue.city,
      state: venue.state,
      verified: false,
    },
    sheet: event.sheet,
    check: (answers, issued) => checkExhibitor(event, answers, issued),
    pays: event.pays,
  }
}
