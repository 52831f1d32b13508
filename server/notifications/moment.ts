import { dayAt, timeAt } from '../../domain/common/clock'

/** A moment in a sentence of a letter, such as “on 06/12/2027 at 3:04 pm, New York time”. */
export const momentInWords = (instant: string) => `on ${dayAt(instant)} at ${timeAt(instant)}, New York time`
