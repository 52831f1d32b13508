import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'

/** The only way from the form to the chart: reports each changed answer. */
export const reportAnswers =
  <Values extends object = Partial<Answers>>(
    report: (changed: Partial<Values>) => void,
  ): Decorator<Values, Partial<Values>> =>
  (form) => {
    // a subscriber gets the values at once; asking as well would compute them a second time
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
