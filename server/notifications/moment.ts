import { timeAt } from '../../domain/common/clock'
import { todayIn } from '../../domain/common/dates'

/** A moment in a sentence of a letter, such as “on 06/12/2027 at 3:04 pm, New York time”. */
export const momentInSentence = (instant: string) =>
  `on ${todayIn(new Date(instant))} at ${timeAt(instant)}, New York time`
