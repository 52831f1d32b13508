import { applicableAnswers } from './applicable'
import { filledEntries, textOf } from './entries'
import type { Answers, FieldName, StepName } from './index'
import { otherState } from './otherState'

const addresses: readonly (readonly [whose: string, zip: FieldName, state: FieldName, step: StepName])[] = [
  ['Venue', 'event_zip', 'event_state', 'location'],
  ['Insured', 'insured_zip', 'insured_state', 'insured'],
  ['Producer', 'producer_zip', 'producer_state', 'insured'],
]

/** An address whose ZIP code is of another state: its owner, the step that asks for it, and the words. */
export interface OtherStateOf {
  readonly whose: string
  readonly step: StepName
  readonly text: string
}

/** Each address of the answers whose ZIP code is of another state, for people who read them. */
export function otherStatesIn(given: Answers): readonly OtherStateOf[] {
  const answers = applicableAnswers(given)
  const own = addresses.map(([whose, zip, state, step]) => [whose, answers[zip], answers[state], step] as const)
  const named = filledEntries(answers.ai_data).map(
    (entry) =>
      [textOf(entry['ai_name']) || 'Additional insured', entry['ai_zip'], entry['ai_state'], 'insured'] as const,
  )
  return [...own, ...named].flatMap(([whose, zip, state, step]) => {
    const text = otherState(zip, state)
    return text === null ? [] : [{ whose, step, text }]
  })
}
