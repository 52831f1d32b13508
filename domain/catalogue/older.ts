import type { CatalogueVersion } from './versions'

export type OlderVersion = Exclude<CatalogueVersion, 'ver9'>

/** A catalogue as a difference from the next newer one. Everything else is the same. */
export interface Difference {
  /** categories that it does not have, with their types */
  readonly lacks?: readonly string[]
  /** other types that it does not have */
  readonly removed?: readonly string[]
  /** types that it refers, and types that it declines */
  readonly refers?: readonly string[]
  readonly declines?: readonly string[]
  /** renamed or moved categories: the category here by the newer one */
  readonly under?: Readonly<Record<string, string>>
  /** it has no tiers: everything it quotes is rated as tier 1 */
  readonly untiered?: true
}

/**
 * The catalogues before version 9, each as a difference from the one above (decision 15). They contain only types of
 * version 9. The names are the specification's or common trade terms; the differences are illustrative. Part of the
 * first browser bundle, so it is kept short.
 */
export const older: Readonly<Record<OlderVersion, Difference>> = {
  ver5: {
    removed: [
      'Bachelor or Bachelorette Party',
      'Vow Renewal',
      'Fan or Hobby Expo',
      'Photo Booth Operator',
      'Concert - Latin',
      'Concert - Pop',
      'Homeowners Association Meeting',
      'Trunk-or-Treat',
      'Mobile Bartender',
    ],
    refers: ['Concert - Country', 'Beer or Wine Festival'],
    declines: ['Concert - Hip-Hop/Rap', 'Film Shoot (Out of Studio)', 'Fireworks Display', 'Rodeo'],
  },
  ver4: {
    removed: [
      'Product Launch',
      'Fashion Show',
      'Barbecue or Chili Cook-Off',
      'Cooking Demonstration',
      'Food Festival',
      'Casino Night (Charity, No Cash Prizes)',
      'Gymnastics or Tumbling Meet',
    ],
    refers: ['Beer Garden', 'Film Shoot (In Studio)'],
    declines: ['Concert - Heavy Metal', 'Music Festival'],
  },
  ver3: {
    lacks: ['Entertainers & Performers'],
    removed: [
      'Celebration of Life / Memorial Reception',
      'Networking Mixer',
      'Poetry Reading or Open Mic',
      'Bicycle Rally (No Racing)',
      'Lacrosse Game or Tournament',
      'Chess or Card Tournament (Charity)',
    ],
    under: { 'Vehicle & Boat Shows (Stationary)': 'Conventions & Trade Shows' },
  },
  unversioned: {
    lacks: ['Film & Photography'],
    removed: ['Film Shoot (Out of Studio)'],
    declines: [
      'Animal Show or Petting Zoo',
      'Horse Show',
      'Overnight Camp or Scout Jamboree',
      'Swim Meet or Water Event',
    ],
  },
  old: {
    declines: ['Beer Garden', 'Concert - Country', 'Beer or Wine Festival', 'Other Event (Describe)'],
    under: {
      'Private & Family Celebrations': 'Private Social Events',
      'Business & Professional': 'Business Meetings & Conferences',
      'Conventions & Trade Shows': 'Conventions, Trade & Consumer Shows',
      'Vendors, Exhibitors & Caterers': 'Vendors & Caterers',
      'Sports & Recreation': 'Sports',
      'Parades & Processions': 'Parades',
      'Community & Civic': 'Civic & Charity',
    },
    untiered: true,
  },
}
