import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { statesOf, zipsIn } from '../../../../domain/application/cities'
import { changeAll } from './changeAll'

type Follows = Decorator<Partial<Answers>, Partial<Answers>>

/** Sets the state of an address when its ZIP code is answered. A state that was chosen differently stays. */
export const stateFollows: Follows = (form) => following(form, zipsIn(form.getState().values))

/** The same in the answers of a policy, whose own states were chosen: only those that are answered here follow. */
export const newStateFollows: Follows = (form) => following(form, [])

/** @param known the ZIP codes whose states nobody chose */
function following(form: Parameters<Follows>[0], known: readonly string[]) {
  let before = form.getState().values
  const stored = new Set(zipsIn(before))
  const seen = new Set(known)
  return form.subscribe(
    ({ values }) => {
      const states = statesOf(before, values, [...seen])
      before = values
      for (const zip of zipsIn(values)) if (!stored.has(zip)) seen.add(zip)
      if (Object.keys(states).length > 0) changeAll(form, states)
    },
    { values: true },
  )
}
