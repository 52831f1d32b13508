import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { statesOf, zipsIn } from '../../../../domain/application/cities'
import { changeAll } from './changeAll'

/** Sets the state of an address when its ZIP code is answered. A state that was chosen differently stays. */
export const stateFollows: Decorator<Partial<Answers>, Partial<Answers>> = (form) => {
  let before = form.getState().values
  const seen = new Set(zipsIn(before))
  return form.subscribe(
    ({ values }) => {
      const states = statesOf(before, values, [...seen])
      before = values
      for (const zip of zipsIn(values)) seen.add(zip)
      if (Object.keys(states).length > 0) changeAll(form, states)
    },
    { values: true },
  )
}
