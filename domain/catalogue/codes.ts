import type { CatalogueVersion } from './versions'

/** The codes of a category for staff and documents. Strings, because codes are not numbers. */
interface CategoryCodes {
  /** ISO class for commercial general liability */
  readonly classCode: string
  /** North American Industry Classification System */
  readonly industryCode: string
}

const codes = (classCode: string, industryCode: string): CategoryCodes => ({ classCode, industryCode })

/**
 * The codes of the old catalogue's categories, by value (specification section 3; other catalogues have none). The
 * numbers come from public lists; assigning them to categories is our choice, and 713990 was not verified in a list.
 */
export const oldCodes: Readonly<Record<string, CategoryCodes>> = {
  private_social_events: codes('48557', '812990'),
  weddings: codes('48557', '812990'),
  business_meetings_and_conferences: codes('46881', '813920'),
  conventions_trade_and_consumer_shows: codes('63217', '561920'),
  vendors_and_caterers: codes('11168', '722330'),
  food_and_drink: codes('11168', '722330'),
  performances_and_concerts: codes('43215', '711130'),
  sports: codes('40059', '713990'),
  fairs_and_festivals: codes('43518', '711320'),
  parades: codes('46590', '813410'),
  civic_and_charity: codes('41670', '813410'),
  school_and_religious: codes('41650', '813110'),
  referral: codes('44444', '711320'),
}

/** The codes of a catalogue's category; undefined without any. */
export const codesOf = (version: CatalogueVersion, category: string): CategoryCodes | undefined =>
  version === 'old' && Object.hasOwn(oldCodes, category) ? oldCodes[category] : undefined
