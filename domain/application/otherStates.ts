import { applicableAnswers } from './applicable'
import { filledEntries, textOf } from './entries'
import type { Answers, FieldName } from './index'
import { otherState } from './otherState'

const addresses: readonly (readonly [whose: string, zip: FieldName, state: FieldName])[] = [
  ['Venue', 'event_zip', 'event_state'],
  ['Insured', 'insured_zip', 'insured_state'],
  ['Producer', 'producer_zip', 'producer_state'],
]

/** An address whose ZIP code is of another state: its owner, and the words. */
export interface OtherStateOf {
  readonly whose: string
  readonly text: string
}

/** Each address of the answers whose ZIP code is of another state, for staff who read them. */
export function otherStatesIn(given: Answers): readonly OtherStateOf[] {
  const answers = applicableAnswers(given)
  const own = addresses.map(([whose, zip, state]) => [whose, answers[zip], answers[state]] as const)
  const named = filledEntries(answers.ai_data).map(
    (entry) => [textOf(entry['ai_name']) || 'Additional insured', entry['ai_zip'], entry['ai_state']] as const,
  )
  return [...own, ...named].flatMap(([whose, zip, state]) => {
    const text = otherState(zip, state)
    return text === null ? [] : [{ whose, text }]
  })
}
