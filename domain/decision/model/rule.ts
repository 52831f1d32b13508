import type { Answers, DecidingField, FieldName } from '../../application'
import type { Cover } from './cover'
import type { Counted, FactName } from './facts'

/** The values that an answer or a fact may have. */
export type Condition = { readonly [Name in DecidingField | FactName]?: readonly (string | number)[] }

export type Outcome = 'quote' | 'refer' | 'decline'

/** Why an event is referred or declined. */
export interface Reason {
  /** the rule that gave it */
  readonly code: string
  readonly decision: 'refer' | 'decline'
  /** what it touches: where that is one of the two covers, the other may be bought alone (decision 13) */
  readonly cover: Cover
  /** the answer it hangs on */
  readonly field: FieldName | null
  readonly text: string
  /** the change of plan that would remove it; null for a fact, to which nobody is offered another answer */
  readonly remedy: string | null
}

/** What a remedy changes, by the answers that count. */
type Mended = Partial<Pick<Answers, DecidingField>>
export type Mend = Mended | ((counted: Counted) => Mended)

/** A remedy is said in words and as the answers that it changes; a fact has neither. */
type Remedied = { readonly remedy: null; readonly mend?: undefined } | { readonly remedy: string; readonly mend: Mend }

/**
 * A rule as data: where its field is answered, with one of `is` or a number over `over` if it says so, and everything in
 * `where` holds, and not everything in `unless`, it gives its reason. Beside the answers, conditions may name the facts of
 * `facts.ts`.
 */
interface Wording {
  /** the name of its field if it is left out */
  readonly code?: string
  readonly field: DecidingField
  /** that for which its field is asked if it is left out */
  readonly cover?: Cover
  readonly is?: readonly string[]
  readonly over?: number
  readonly where?: Condition
  readonly unless?: Condition
  readonly text: string
}

export type Rule = Wording & Remedied & Pick<Reason, 'code' | 'decision'>

/** A rule that one answer is enough for. */
export const refer = (rule: Wording & Remedied): Rule => ({ code: rule.field, ...rule, decision: 'refer' })
export const decline = (rule: Wording & Remedied): Rule => ({ code: rule.field, ...rule, decision: 'decline' })

export const yes = { is: ['True'] } as const
export const no = { is: ['False'] } as const
