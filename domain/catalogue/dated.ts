import type { CalendarDate } from '../common/dates'
import type { CatalogueVersion } from './versions'

interface Dated {
  /** the first day on which new quotes used it; missing if unknown */
  readonly from?: CalendarDate
  readonly source: string
}

const unknown: Dated = { source: 'The specification names it (section 3) without the days on which it was in use' }

/** When each catalogue was current, and the source of that date. Not needed in a browser. */
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
