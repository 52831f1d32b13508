import type { VersionComparison, VersionedOffer } from '../../contract/client'
import { centsOf, dollarsOf } from '../../domain/common/money'
import { movedBetween } from '../../domain/worksheet'
import type { Contact } from '../contacts/contact'
import type { Services } from '../platform/services/services'
import { type Offer, offerOf } from './offer'
import { newRatingTerms, type RatingTerms } from './quoteFacts'

type VersionServices = Pick<Services, 'config' | 'db' | 'today'>

/** The rating terms that differ in a quote started today; partner, coupon and fee stay. */
export function todaysVersion({ config, today }: VersionServices): Partial<RatingTerms> {
  const { hcc_pricing_version, is_old_policy, rating_plan } = newRatingTerms(config.program, today())
  return { hcc_pricing_version, is_old_policy, rating_plan }
}

/** Compares a quote by its own rating terms with the same quote by today's catalogue and plan. */
export async function compared(services: VersionServices, contact: Contact): Promise<VersionComparison> {
  const own = await versioned(services, contact, contact)
  const today = await versioned(services, contact, { ...contact, ...todaysVersion(services) })
  const [before, after] = [own.price, today.price]
  if (!before || !after) return { own, today, difference: null, moved: [] }
  const due = (price: typeof before) => centsOf(price.pricing_detail.amount_due)
  return { own, today, difference: dollarsOf(due(after) - due(before)), moved: movedBetween(before, after) }
}

async function versioned(
  { db, today }: VersionServices,
  contact: Contact,
  terms: RatingTerms,
): Promise<VersionedOffer> {
  const { hcc_pricing_version, is_old_policy, rating_plan } = terms
  const approved = terms === contact && contact.quote_status === 'approved' ? contact.price : null
  const { offer } = await offerOf(db, terms, contact.answers, today())
  const described = approved ? { outcome: 'quote' as const, reasons: [], price: approved } : toOfferDto(offer)
  return { hcc_pricing_version, is_old_policy, rating_plan, ...described }
}

const toOfferDto = (offer: Offer) => ({
  outcome: offer.outcome,
  reasons: 'reasons' in offer ? [...offer.reasons] : [],
  price: offer.outcome === 'quote' ? offer.price : null,
})
