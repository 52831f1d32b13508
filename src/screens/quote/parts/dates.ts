import { dayInWords } from '../../../../domain/common/formats'
import { timeOf } from '../../../shared/ui/clock'

/** Friday, 11/20/2026, 3:04 pm */
export const dayAndTime = (at: Date) => `${dayInWords(day.format(at))}, ${timeOf(at)}`
const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
