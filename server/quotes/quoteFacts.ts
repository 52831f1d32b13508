import { catalogueOf } from '../../domain/catalogue/ofContact'
import type { CatalogueVersion } from '../../domain/catalogue/versions'
import type { CalendarDate } from '../../domain/common/dates'
import { planOn } from '../../domain/rating'
import type { Contact } from '../contacts/contact'
import { type Program, partnerOf } from '../platform/config/program'

/** The rating terms that a quote keeps for its lifetime (decisions 31 and 55). */
export const ratingTermNames = [
  'hcc_pricing_version',
  'is_old_policy',
  'is_hcc',
  'rating_plan',
  'coupon',
  'fee_changed_by_rep_cents',
] as const satisfies readonly (keyof Contact)[]
export type RatingTerms = Pick<Contact, (typeof ratingTermNames)[number]>

export const ratingTermsOf = (contact: RatingTerms): RatingTerms => ({
  hcc_pricing_version: contact.hcc_pricing_version,
  is_old_policy: contact.is_old_policy,
  is_hcc: contact.is_hcc,
  rating_plan: contact.rating_plan,
  coupon: contact.coupon,
  fee_changed_by_rep_cents: contact.fee_changed_by_rep_cents,
})

/** Rating terms that join the answers, so that every reader of the answers sees them. Never read from a payload. */
export interface QuoteFacts {
  readonly catalogue: CatalogueVersion
  readonly is_hcc: 'True' | 'False'
}

type FactColumns = Pick<RatingTerms, 'hcc_pricing_version' | 'is_old_policy' | 'is_hcc'>

export const quoteFacts = ({ hcc_pricing_version, is_old_policy, is_hcc }: FactColumns): QuoteFacts => ({
  catalogue: catalogueOf(hcc_pricing_version, is_old_policy),
  is_hcc: is_hcc ? 'True' : 'False',
})

/** The catalogue and rules version of a new quote (specification section 9). */
export const currentVersion = 9

/** The default rating terms of a new quote. @param partner slug of the partner link */
export const newRatingTerms = (program: Program, today: CalendarDate, partner?: string | null): RatingTerms => ({
  hcc_pricing_version: currentVersion,
  is_old_policy: false,
  is_hcc: partnerOf(program, partner)?.isHcc ?? false,
  rating_plan: planOn(today).version,
  coupon: null,
  fee_changed_by_rep_cents: null,
})
