import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'

/** The way from the form to the chart, and the only one: what changed, as it changes. */
export const reportAnswers =
  <Values extends object = Partial<Answers>>(
    report: (changed: Partial<Values>) => void,
  ): Decorator<Values, Partial<Values>> =>
  (form) => {
    // whoever subscribes is told at once, and to ask as well has all that is held worked out once more
    let last: Values | undefined
    return form.subscribe(
      ({ values }) => {
        const before = last ?? values
        const changed = Object.entries(values).filter(([name, value]) => value !== before[name as keyof Values])
        last = values
        if (changed.length > 0) report(Object.fromEntries(changed) as Partial<Values>)
      },
      { values: true },
    )
  }
