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
  /** the coverage it touches; if only one of two, the other may be bought alone (decision 13) */
  readonly cover: Cover
  /** the answer that causes it */
  readonly field: FieldName | null
  readonly text: string
  /** the change that would remove it; null for a fact, which cannot be answered differently */
  readonly remedy: string | null
}

/** The answers that a remedy changes, given the applicable answers. */
type Mended = Partial<Pick<Answers, DecidingField>>
export type Remedy = Mended | ((counted: Counted) => Mended)

/** A remedy has words and the answers that it changes; a fact has neither. */
type Remedied =
  | { readonly remedy: null; readonly mend?: undefined }
  | { readonly remedy: string; readonly mend: Remedy }

/**
 * A rule as data. It applies where its field has one of the values of `is`, or a number over `over`, everything in
 * `where` holds, and not everything in `unless` does. Conditions may name answers and the facts of `facts.ts`.
 */
interface Wording {
  /** the name of its field by default */
  readonly code?: string
  readonly field: DecidingField
  /** the coverage of its field by default */
  readonly cover?: Cover
  readonly is?: readonly string[]
  readonly over?: number
  readonly where?: Condition
  readonly unless?: Condition
  readonly text: string
}

export type Rule = Wording & Remedied & Pick<Reason, 'code' | 'decision'>

/** A rule that a single answer triggers. */
export const refer = (rule: Wording & Remedied): Rule => ({ code: rule.field, ...rule, decision: 'refer' })
export const decline = (rule: Wording & Remedied): Rule => ({ code: rule.field, ...rule, decision: 'decline' })

export const yes = { is: ['True'] } as const
export const no = { is: ['False'] } as const
