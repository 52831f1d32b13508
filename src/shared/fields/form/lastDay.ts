import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { lastDayFollowing } from '../../../../domain/application/lastDay'

/** Sets the last day of the event when its first day is answered. */
export const lastDayFollows: Decorator<Partial<Answers>, Partial<Answers>> = (form) => {
  // the last valid first day: half-typed values change nothing
  let before = form.getState().values.event_start_date
  return form.subscribe(
    ({ values: { event_start_date: first, event_end_date: last } }) => {
      if (first === before) return
      const following = lastDayFollowing(first, { first: before, last })
      if (typeof first === 'string' && first.length === 10) before = first
      if (following !== null) form.change('event_end_date', following)
    },
    { values: true },
  )
}
