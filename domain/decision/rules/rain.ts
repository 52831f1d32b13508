import { wholeDollars } from '../../common/formats'
import { leastRainNotice, mostRainUnreviewed } from '../../common/rainLimits'
import { decline, type Rule, refer } from '../model/rule'

const tooSoon = `Rain insurance has to be bought at least ${leastRainNotice} days before the insured day, because a forecast may be known from then on.`

/** The only rules of rain insurance (decision 85): what happens at the event does not make rain likelier. */
export const rainRules: readonly Rule[] = [
  // no day of the event is left, so the first page says it
  decline({
    code: 'rain_event_too_soon',
    field: 'event_start_date',
    where: { rainEventNotice: ['short'] },
    text: tooSoon,
    remedy: null,
  }),
  decline({
    code: 'rain_short_notice',
    field: 'rain_date',
    where: { rainNotice: ['short'] },
    unless: { rainEventNotice: ['short'] },
    text: tooSoon,
    remedy: null,
  }),
  refer({
    code: 'rain_far_ahead',
    field: 'rain_date',
    where: { rainNotice: ['far'] },
    text: 'A day that is more than a year away needs an underwriter’s review. See whether its year is right.',
    remedy: null,
  }),
  refer({
    field: 'rain_amount',
    over: mostRainUnreviewed,
    text: `Amounts above ${wholeDollars(mostRainUnreviewed)} are reviewed by an underwriter.`,
    remedy: `With ${wholeDollars(mostRainUnreviewed)} or less we can price it at once.`,
    mend: { rain_amount: mostRainUnreviewed },
  }),
]
