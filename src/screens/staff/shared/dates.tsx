import { formatInTimeZone } from 'date-fns-tz'
import { timeZone } from '../../../../domain/common/dates'

/** Said once where moments are listed. */
export const zoneInWords = 'Times are New York time.'

/** 12/10 4:52 pm, or with its year 12/10/2026, 4:52 pm: in New York, as every time here (specification section 9). */
export const shortMoment = (instant: string) => formatInTimeZone(new Date(instant), timeZone, 'MM/dd h:mm aaa')
export const momentInWords = (instant: string) => formatInTimeZone(new Date(instant), timeZone, 'MM/dd/yyyy, h:mm aaa')

/** Below a table with moments in it. */
export const Zone = () => <p className="pt-1 text-note text-ink-soft">{zoneInWords}</p>
