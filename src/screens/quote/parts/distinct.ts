import { titleOf } from '../../../../domain/application'
import { stepOf } from './stepFocus'

type Texts = Readonly<Record<string, string>>

/**
 * Texts by the id of their field. Two steps on one page may ask for the same thing: such a text also names its step, as
 * in “City (Event venue)”.
 */
export function distinct(texts: Texts): Texts {
  const all = Object.entries(texts).map(([fieldId, text]) => ({ fieldId, text, step: stepOf(fieldId) }))
  return Object.fromEntries(
    all.map(({ fieldId, text, step }) => {
      const isShared = all.some((other) => other.text === text && other.step !== step)
      return [fieldId, isShared && step ? `${text} (${titleOf(step)})` : text]
    }),
  )
}
