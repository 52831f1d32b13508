import type { FormPayload } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import type { Contact } from '../contacts/contact'
import { notFound } from '../platform/problems/problem'
import type { Caller, PartnerCaller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { openPolicy } from '../policies/policyDto'
import { beginQuote } from '../quotes/create'
import { lapsed } from '../quotes/expiration'
import { eventOfStatus, recordEvent } from '../webhooks/record'

interface Begun {
  readonly body: FormPayload
  /** the partner's Idempotency-Key */
  readonly key: string
  readonly partner: PartnerCaller
  readonly caller: Caller
}

/**
 * Starts a quote of a partner, or returns the one that was started under the key. A line break, which no header can have,
 * keeps the keys of partners apart from each other and from those of the wizard.
 * @throws Problem 422 for answers that break a rule of their own
 */
export function beginPartnerQuote(services: Services, { body, key, partner, caller }: Begun): Promise<Contact> {
  const { db, now } = services
  const { slug, keyId } = partner
  return db.tx(async () => {
    const quote = await beginQuote(services, { key: `${slug}\n${key}`, body: { ...body, partner: slug }, caller })
    const added = await db.q
      .insertInto('partner_quote')
      .values({ contact_id: quote.id, partner: slug, key_id: keyId, created: now() })
      .onConflict((conflict) => conflict.column('contact_id').doNothing())
      .executeTakeFirstOrThrow()
    const kind = eventOfStatus[quote.quote_status]
    // the first save came before the quote was the partner's
    if (added.numInsertedOrUpdatedRows === 1n && kind) await recordEvent(services, quote, kind)
    return quote
  })
}

/** @throws Problem 404 for a quote that no key of the partner has started */
export async function assertPartnerQuote({ db }: Services, slug: string, contactId: string): Promise<void> {
  const row = await db.q
    .selectFrom('partner_quote')
    .select('contact_id')
    .where('contact_id', '=', contactId)
    .where('partner', '=', slug)
    .executeTakeFirst()
  if (!row) throw notFound('quote')
}

/** The quotes that a form names. */
export const namedIn = ({ step2, step4, step5 }: FormPayload): string[] =>
  [step2?.id, step4?.id, step5?.id].filter((id) => typeof id === 'string' && id !== '') as string[]

/** A quote of the partner, with its expiration applied. @throws Problem 404 */
export async function partnerQuote(services: Services, slug: string, contactId: string): Promise<Contact> {
  await assertPartnerQuote(services, slug, contactId)
  const row = await services.db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  return lapsed(services, row)
}

/** A policy that was bought from a quote of the partner. @throws Problem 404 */
export async function partnerPolicy(
  services: Services,
  slug: string,
  policyNumber: string,
): Promise<components['schemas']['PartnerPolicy']> {
  const row = await services.db.q
    .selectFrom('policy')
    .innerJoin('partner_quote', 'partner_quote.contact_id', 'policy.contact_id')
    .select('policy.contact_id')
    .where('policy.policy_number', '=', policyNumber.toUpperCase())
    .where('partner_quote.partner', '=', slug)
    .executeTakeFirst()
  if (!row) throw notFound('policy')
  const { policy } = (await openPolicy(services, row.contact_id))!
  return { policy, quote_id: row.contact_id }
}
