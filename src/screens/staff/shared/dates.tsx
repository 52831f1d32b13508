import { formatInTimeZone } from 'date-fns-tz'
import { timeZone } from '../../../../domain/common/dates'

/** Shown once beside a list of times. */
export const zoneInWords = 'Times are New York time.'

/** 12/10 4:52 pm, or with its year 12/10/2026, 4:52 pm: New York time (specification section 9). */
export const shortMoment = (instant: string) => formatInTimeZone(new Date(instant), timeZone, 'MM/dd h:mm aaa')
export const momentInWords = (instant: string) => formatInTimeZone(new Date(instant), timeZone, 'MM/dd/yyyy, h:mm aaa')

/** The last New York day before an instant: the day through which something works that ends then. */
export const lastDayBefore = (instant: string) =>
  formatInTimeZone(new Date(Date.parse(instant) - 1), timeZone, 'MM/dd/yyyy')

/** The time zone note below a table with times. */
export const TimeZoneNote = () => <p className="pt-1 text-note text-ink-soft">{zoneInWords}</p>
