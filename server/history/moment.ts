import { formatInTimeZone } from 'date-fns-tz'
import { timeZone } from '../../domain/dates'

/** 12/10/2026, 4:52 pm in New York (specification section 9); a text that is no instant is given back as it is. */
export const momentOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? instant : formatInTimeZone(new Date(instant), timeZone, 'MM/dd/yyyy, h:mm aaa')
