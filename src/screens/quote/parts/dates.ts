import { timeAt } from '../../../../domain/common/clock'
import { todayIn } from '../../../../domain/common/dates'
import { dayInWords } from '../../../../domain/common/formats'

/** Friday, 11/20/2026, 3:04 pm, New York time: as staff read it, wherever the customer is (specification section 9). */
export const dayAndTime = (at: string) => `${dayInWords(todayIn(new Date(at)))}, ${timeAt(at)}, New York time`
