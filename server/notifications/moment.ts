import { formatInTimeZone } from 'date-fns-tz'
import { timeZone } from '../../domain/common/dates'

/** A moment in a sentence of a letter, such as “on 06/12/2027 at 3:04 PM, New York time”. */
export const momentInWords = (instant: string) =>
  formatInTimeZone(new Date(instant), timeZone, "'on' MM/dd/yyyy 'at' h:mm aaa', New York time'")
