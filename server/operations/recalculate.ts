import type { FormPayload, Price } from '../../contract/client'
import { movedBetween } from '../../domain/worksheet'
import type { Operation } from '../handler'
import type { Contact } from '../payments/rows'
import { type Given, readAnswers, wholeAnswers } from '../quotes/answers'
import { approvedPrice, isOtherwiseReviewed } from '../quotes/approval'
import { begunBy } from '../quotes/begunBy'
import { type Kept, quoteFacts } from '../quotes/kept'
import { isOver } from '../quotes/lapse'
import { offerOf } from '../quotes/offer'
import { renewed } from '../quotes/renewed'
import { withheld } from '../quotes/withheld'
import type { Services } from '../services'

/**
 * `POST /recalculate`: what the answers cost, or why there is no price. Stores nothing. A quote that is named has its own
 * version, partner and coupon, and the price that it was approved with; any other is a new one.
 */
export const recalculate: Operation<'recalculate'> =
  (services) =>
  async ({ body, caller }) => {
    const given = readAnswers(body)
    const quote = await quoteNamed(services, body)
    // only staff take their own word back, whatever the answers come to
    if (quote?.declined_by === 'staff') throw withheld({ outcome: 'decline', reasons: quote.reasons })
    const kept: Kept = quote ? { ...quote, ...renewed(services, quote) } : begunBy(services, body, caller)
    const price = (quote && (await approvedFor(services, quote, given))) ?? (await offered(services, kept, given))
    const { price_before: before } = body
    return { status: 200, body: before ? { ...price, moved: movedBetween(before, price) } : price }
  }

/** The quote that a record of the payload belongs to; undefined for an id that is none. */
function quoteNamed({ db }: Services, { step2, step4, step5 }: FormPayload): Promise<Contact | undefined> {
  const id = step2?.id || step4?.id || step5?.id
  return id
    ? db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined)
}

/** @throws why there is none */
async function offered({ db, today }: Services, kept: Kept, given: Given): Promise<Price> {
  const { offer } = await offerOf(db, kept, given, today())
  if (offer.outcome === 'quote') return offer.price
  throw withheld(offer)
}

/** The price of an approval that these answers would not end; null where there is none. */
async function approvedFor({ db, now }: Services, quote: Contact, given: Given): Promise<Price | null> {
  if (quote.quote_status !== 'approved' || isOver(quote, now())) return null
  const facts = quoteFacts(quote)
  if (isOtherwiseReviewed(wholeAnswers(quote.answers, facts), wholeAnswers(given, facts))) return null
  return approvedPrice(db, quote, given)
}
