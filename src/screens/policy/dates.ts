import { timeZone } from '../../../domain/common/dates'

/** Uses Intl, because a date library would add weight to the page. */
const days = new Intl.DateTimeFormat('en-US', { timeZone, month: '2-digit', day: '2-digit', year: 'numeric' })

/** The New York day of an instant (decision 25). */
export const dayOf = (instant: string) => days.format(new Date(instant))
