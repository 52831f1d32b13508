import type { Reason } from '../../../../contract/problem'
import type { Kind } from '../../../../domain/application/fields/field'

const words: Record<string, string> = { True: 'Yes', False: 'No' }

/** The opposite of a yes/no answer. */
export const opposite = (answer: unknown) => (answer === 'True' ? 'False' : 'True')

/**
 * The opposite yes/no answer, where giving it removes the reason. A reason without a remedy is a fact, such as an
 * earlier claim, and must not invite another answer.
 */
export const remedyAnswer = (reason: Reason, kind: Kind, answer: unknown): string | null =>
  reason.remedy && kind === 'yesNo' && (answer === 'True' || answer === 'False') ? words[opposite(answer)]! : null
