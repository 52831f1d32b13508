import { addDays, type CalendarDate, todayIn } from '../../../domain/common/dates'

/** Of the start, because a test may run past midnight, and its answers have these days. */
const today = todayIn(new Date())

/** A day for a server with the machine's clock: months ahead, so that short notice never applies. */
export const day = (after: number): CalendarDate => addDays(today, 200 + after)
