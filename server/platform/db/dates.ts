import type { CalendarDate } from '../../../domain/common/dates'

/** MM/DD/YYYY from PostgreSQL's 2027-06-12. */
export const calendarDateOf = (date: string): CalendarDate => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** The reverse. */
export const dateOf = (day: CalendarDate): string => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`
