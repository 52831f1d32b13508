import { formatInTimeZone } from 'date-fns-tz'
import type { CalendarDate } from '../domain/dates'

/** The day in New York, which decides "today" for everything (decision 25). */
export const newYorkDay = (instant: Date): CalendarDate => formatInTimeZone(instant, 'America/New_York', 'MM/dd/yyyy')
