import type { FormPayload } from '../../contract/client'
import { movedBetween } from '../../domain/worksheet'
import type { Operation } from '../handler'
import { readAnswers } from '../quotes/answers'
import { begunBy } from '../quotes/begunBy'
import { type Kept, keptNames } from '../quotes/kept'
import { offerOf } from '../quotes/offer'
import { renewed } from '../quotes/renewed'
import { withheld } from '../quotes/withheld'
import type { Services } from '../services'

/**
 * `POST /recalculate`: what the answers cost, or why there is no price. Stores nothing. A quote that is named has its own
 * version, partner and coupon; any other is a new one.
 */
export const recalculate: Operation<'recalculate'> =
  (services) =>
  async ({ body, caller }) => {
    const given = readAnswers(body)
    const kept = (await keptIn(services, body)) ?? begunBy(services, body, caller)
    const { offer } = await offerOf(services.db, kept, given, services.today())
    if (offer.outcome !== 'quote') throw withheld(offer)
    const { price_before: before } = body
    return { status: 200, body: before ? { ...offer.price, moved: movedBetween(before, offer.price) } : offer.price }
  }

/** What the quote keeps that a record of the payload belongs to; undefined for an id that is none. */
async function keptIn(services: Services, { step2, step4, step5 }: FormPayload): Promise<Kept | undefined> {
  const id = step2?.id || step4?.id || step5?.id
  if (!id) return undefined
  const quote = await services.db.q.selectFrom('contact').select(columns).where('id', '=', id).executeTakeFirst()
  return quote && { ...quote, ...renewed(services, quote) }
}

const columns = [...keptNames, 'quote_status', 'expires', 'declined_by'] as const
