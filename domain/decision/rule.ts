import type { FieldName } from '../application'
import type { FactName } from './facts'

/** The values that an answer or a fact may have. */
export type Condition = { readonly [Name in FieldName | FactName]?: readonly (string | number)[] }

export type Outcome = 'quote' | 'refer' | 'decline'

/** Why an event is referred or declined. */
export interface Reason {
  /** the rule that gave it */
  readonly code: string
  readonly decision: 'refer' | 'decline'
  /** the answer it hangs on */
  readonly field: FieldName | null
  readonly text: string
  /** the change of plan that would remove it; null for a fact, to which nobody is offered another answer */
  readonly remedy: string | null
}

/**
 * A rule as data: where its field is answered, with one of `is` or a number over `over` if it says so, and everything in
 * `where` holds, and not everything in `unless`, it gives its reason. Beside the answers, conditions may name the facts of
 * `facts.ts`.
 */
export interface Rule extends Reason {
  readonly field: FieldName
  readonly is?: readonly string[]
  readonly over?: number
  readonly where?: Condition
  readonly unless?: Condition
}

/** A rule that one answer is enough for. */
export const refer = (rule: Omit<Rule, 'decision' | 'code'> & { code?: string }): Rule => ({
  code: rule.field,
  ...rule,
  decision: 'refer',
})
export const decline = (rule: Omit<Rule, 'decision' | 'code'> & { code?: string }): Rule => ({
  code: rule.field,
  ...rule,
  decision: 'decline',
})

export const yes = { is: ['True'] } as const
export const no = { is: ['False'] } as const
