import type { Reason } from '../../../../contract/problem'
import type { Kind } from '../../../../domain/application/fields/field'

const words: Record<string, string> = { True: 'Yes', False: 'No' }

/** Yes for no, and no for yes. */
export const opposite = (answer: unknown) => (answer === 'True' ? 'False' : 'True')

/**
 * The other answer to a question of yes or no, where giving it would make a quote. A reason without a remedy is a fact,
 * such as an earlier claim: to that nobody is offered another answer.
 */
export const remedied = (reason: Reason, kind: Kind, answer: unknown): string | null =>
  reason.remedy && kind === 'yesNo' && (answer === 'True' || answer === 'False') ? words[opposite(answer)]! : null
