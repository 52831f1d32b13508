import type { FormPayload, Price } from '../../contract/client'
import type { StartingPrice } from '../../contract/problem'
import type { operations } from '../../contract/schema.gen'
import { isCancellationOpen } from '../../domain/application/missing'
import { movedBetween } from '../../domain/worksheet'
import { namesStateOfRow, suspensionByNames } from '../compliance/screening'
import { suspensionOf } from '../compliance/suspension'
import type { Contact } from '../contacts/contact'
import { contactColumns } from '../platform/db/contactColumns'
import { prepared } from '../platform/db/prepared'
import { wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { type PartialAnswers, readAnswers, wholeAnswers } from './answers'
import { approvedPrice, isOtherwiseReviewed } from './approval'
import { isOver, renewed } from './expiration'
import { agreedFeeOfRow, type WithAgreedFee } from './fees'
import { offerOf, referralNotInTables, startingPriceFor } from './offer'
import { quoteOriginOf } from './origin'
import { quoteFacts, type RatingTerms } from './quoteFacts'
import { withheld } from './restrictions'

/**
 * Prices the payload, in dollars, without storing anything. A quote named in the payload keeps its own rates, partner,
 * coupon and approved price; any other payload is priced as a new quote. The public gets the policy fee of the addresses
 * that the quote was saved with (decision 27). `moved` lists the lines that differ from `price_before`.
 * @throws the Problem that says why there is no price: unfinished, referred or declined answers
 */
export async function recalculatePrice(services: Services, body: RecalculateRequest, caller: Caller) {
  const read = readAnswers(body)
  const quote = await quoteNamed(services, body)
  const given = caller.kind === 'staff' ? read : { ...read, ...addressesOf(quote) }
  // only staff can undo a staff decline, whatever the answers are
  if (quote?.declined_by === 'staff') throw withheld({ outcome: 'decline', reasons: quote.reasons })
  const terms: RatingTerms = quote ? { ...quote, ...renewed(services, quote) } : quoteOriginOf(services, body, caller)
  const price = (quote && (await approvedFor(services, quote, given))) ?? (await offered(services, terms, given, quote))
  const { price_before: before } = body
  const byNames = suspensionByNames(quote?.names_state ?? null)
  const answers = () => wholeAnswers({ ...quote?.answers, ...given }, quoteFacts(terms))
  const suspension = await suspensionOf(services.db, byNames, answers, services.now())
  return { ...price, ...(before && { moved: movedBetween(before, price) }), ...(suspension && { suspension }) }
}

type RecalculateRequest = operations['recalculate']['requestBody']['content']['application/json']

/** The stored answers that an agreed policy fee follows from, so that nobody learns another's fee by typing an address. */
const addressesOf = (quote: Contact | undefined): PartialAnswers => {
  const { insured_email = null, producer_email = null }: PartialAnswers = quote?.answers ?? {}
  return { insured_email, producer_email }
}

const quoteById = prepared((q) =>
  q.selectFrom('contact').select(contactColumns).select([agreedFeeOfRow, namesStateOfRow]).where('id', '=', ''),
)

/** The quote that the payload names; undefined for an unknown id. */
async function quoteNamed({ db }: Services, { step2, step4, step5 }: FormPayload) {
  const id = step2?.id || step4?.id || step5?.id
  return id ? (await quoteById(db, id))[0] : undefined
}

/** @throws the Problem that says why there is no price */
async function offered(
  { db, today }: Services,
  terms: RatingTerms,
  given: PartialAnswers,
  quote: WithAgreedFee | undefined,
): Promise<Price> {
  const { answers, basis, offer } = await offerOf(db, terms, given, today(), quote)
  if (offer.outcome === 'quote') return offer.price
  if (offer.outcome !== 'unfinished' || !isCancellationOpen(answers)) throw withheld(offer)
  throw unfinishedWith(offer.errors, startingPriceFor(answers, basis))
}

/** The missing answers, beside the lowest price. Answers that the tables do not cover are referred, like a whole quote. */
const unfinishedWith = (errors: Readonly<Record<string, string>>, startingPrice: StartingPrice | null) =>
  startingPrice ? wrongAnswers(errors, { starting_price: startingPrice }) : withheld(referralNotInTables)

/** The approved price, if these answers keep the approval; else null. */
async function approvedFor({ db, now }: Services, quote: Contact, given: PartialAnswers): Promise<Price | null> {
  if (quote.quote_status !== 'approved' || isOver(quote, now())) return null
  const facts = quoteFacts(quote)
  if (isOtherwiseReviewed(wholeAnswers(quote.answers, facts), wholeAnswers(given, facts))) return null
  return approvedPrice(db, quote, given)
}
