import type { CalendarDate } from '../common/dates'
import type { CatalogueVersion } from './versions'

interface Dated {
  /** the first day on which quotes began with it; left out where nobody knows */
  readonly from?: CalendarDate
  readonly source: string
}

const unknown: Dated = { source: 'The specification names it (section 3) without the days on which it was in use' }

/** When each catalogue was today's, and from where that is known. Not needed in a browser. */
export const dated: Readonly<Record<CatalogueVersion, Dated>> = {
  ver9: {
    from: '11/20/2026',
    source: 'The specification names it as the current one (section 3); first sold by this program',
  },
  ver5: unknown,
  ver4: unknown,
  ver3: unknown,
  unversioned: unknown,
  old: unknown,
}
