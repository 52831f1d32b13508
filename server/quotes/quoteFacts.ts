import { type CatalogueVersion, catalogueOf } from '../../domain/catalogue/versions'
import type { CalendarDate } from '../../domain/common/dates'
import { planOn } from '../../domain/rating'
import type { Contact } from '../contacts/contact'
import { type Program, partnerOf } from '../platform/config/program'

/** What a quote keeps beside its answers, to be decided and priced with for as long as it lives (decisions 31 and 55). */
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

/** What of it stands among the answers, so that all that reads these sees it. It is never read from a payload. */
export interface QuoteFacts {
  readonly catalogue: CatalogueVersion
  readonly is_hcc: 'True' | 'False'
}

type FactColumns = Pick<RatingTerms, 'hcc_pricing_version' | 'is_old_policy' | 'is_hcc'>

export const quoteFacts = ({ hcc_pricing_version, is_old_policy, is_hcc }: FactColumns): QuoteFacts => ({
  catalogue: catalogueOf(hcc_pricing_version, is_old_policy),
  is_hcc: is_hcc ? 'True' : 'False',
})

/** The version of the catalogue and the rules that a quote begins with (specification section 9). */
export const currentVersion = 9

/** What a new quote keeps while nobody asks for anything else. @param partner the slug of whose link it is begun from */
export const newRatingTerms = (program: Program, today: CalendarDate, partner?: string | null): RatingTerms => ({
  hcc_pricing_version: currentVersion,
  is_old_policy: false,
  is_hcc: partnerOf(program, partner)?.isHcc ?? false,
  rating_plan: planOn(today).version,
  coupon: null,
  fee_changed_by_rep_cents: null,
})
