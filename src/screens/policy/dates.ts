import { timeZone } from '../../../domain/common/dates'

/** By the browser's own clock work: a library would weigh more. */
const days = new Intl.DateTimeFormat('en-US', { timeZone, month: '2-digit', day: '2-digit', year: 'numeric' })

/** The New York day of an instant, as every day here (decision 25). */
export const dayOf = (instant: string) => days.format(new Date(instant))
