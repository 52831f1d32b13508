import { timeAt } from '../../../../domain/common/clock'
import { todayIn } from '../../../../domain/common/dates'

/** Shown once beside a list of times. */
export const zoneInWords = 'Times are New York time.'

/** 12/10 4:52 pm, New York time (specification section 9). */
export const shortMoment = (instant: string) => `${todayIn(new Date(instant)).slice(0, 5)} ${timeAt(instant)}`

/** The last New York day before an instant: the day through which something works that ends then. */
export const lastDayBefore = (instant: string) => todayIn(new Date(Date.parse(instant) - 1))

/** The time zone note below a table with times. */
export const TimeZoneNote = () => <p className="pt-1 text-note text-ink-soft">{zoneInWords}</p>
