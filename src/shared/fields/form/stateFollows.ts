import type { Decorator } from 'final-form'
import type { Answers } from '../../../../domain/application'
import { stateOfZip } from '../../../../domain/common/zipStates'

const addresses = [
  ['insured_zip', 'insured_state'],
  ['producer_zip', 'producer_state'],
] as const

/** Sets the state of an address when its ZIP code is answered. A state that was chosen differently stays. */
export const stateFollows: Decorator<Partial<Answers>, Partial<Answers>> = (form) => {
  const before = { ...form.getState().values }
  return form.subscribe(
    ({ values }) => {
      for (const [zip, state] of addresses) {
        const [now, earlier] = [stateOfZip(values[zip]), stateOfZip(before[zip])]
        if (now === null || values[zip] === before[zip]) continue
        before[zip] = values[zip] ?? null
        const isOpen = (values[state] ?? null) === null || values[state] === earlier
        if (isOpen && values[state] !== now) form.change(state, now)
      }
    },
    { values: true },
  )
}
