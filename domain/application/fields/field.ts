import type { Struct } from 'superstruct'
import type { Rule } from '../../common/messages'

/**
 * A question is declared once, as data. The declaration provides the page, the error summary, the summary rows, the
 * rules on both sides, the test fixtures and the check against openapi.yaml.
 */
export type Kind =
  | 'text'
  | 'longText'
  | 'email'
  | 'emails'
  | 'phone'
  | 'zip'
  | 'money'
  | 'count'
  | 'date'
  | 'dateList'
  | 'choice'
  | 'limits'
  | 'combobox'
  | 'yesNo'
  | 'cover'
  | 'agreement'
  | 'drawing'
  | 'entries'
  | 'derived'
  | 'fact'
export type YesNo = 'True' | 'False'

/** An entry of a list with fields of its own, such as an additional insured; null means unanswered. */
export type Entry = Readonly<Record<string, string | number | null>>

/** The possible types of a given answer. */
export type AnswerValue = string | number | readonly string[] | readonly Entry[]

/**
 * The question applies while every answer named here has one of the listed values. It is data, so that it can be
 * printed, checked and satisfied in tests. It names earlier questions only, including derived ones.
 */
export type When = Readonly<Record<string, readonly (string | number)[]>>

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  /** heading of its group in a long list */
  readonly category?: string
  /** a note beside the option; the tone selects its color */
  readonly note?: { readonly text: string; readonly tone: 'stop' | 'attention' | 'soft' }
}

/**
 * The options of a choice under the earlier answers. Each list is created once, so that an equal list is the same
 * object. An answer that is not among the options does not count; a list of at most one option is answered
 * automatically.
 *
 * @param given every answer as it was given, for an option that is chosen elsewhere than on the page
 */
export type Offer = (counted: Readonly<Record<string, any>>, given: Readonly<Record<string, any>>) => readonly Option[]

/** Given answers by name. */
export type AnswersByName = Readonly<Record<string, AnswerValue | null>>

/** Width of the control in pixels, by the length of the answer. */
export type Width = 96 | 128 | 160 | 256 | 416 | 'full'

/** A part of the saved payload; `terms` is signed and never saved with it. */
export type Slice = 'step0' | 'step1' | 'step2' | 'step4' | 'step5' | 'terms'

/** `V` is the type of a given answer; null means unanswered. */
export interface Field<V extends AnswerValue = AnswerValue> {
  readonly kind: Kind
  readonly label: string
  /** short name for lists such as the missing answers; the label by default */
  readonly brief?: string
  readonly hint?: string
  readonly autocomplete?: string
  readonly width?: Width
  /** fields with the same row appear side by side where there is room */
  readonly row?: string
  /** its group within the step */
  readonly group?: string
  /** the slice of the saved payload that carries it, where that is not the slice of its step */
  readonly slice?: Slice
  /** all options; they are also the validation rule */
  readonly options?: readonly Option[]
  /** the current options, if they depend on earlier answers */
  readonly offer?: Offer
  /** for kind `entries`: the questions of each entry */
  readonly entry?: EntryDeclaration
  /** for kinds `cover` and `limits`: its effect on the price, in words */
  readonly price?: string
  readonly optional: boolean
  /** a yes/no question to which No is the answer without a risk: a list of them can be answered by one press */
  readonly isRisk?: true
  readonly when?: When
  /** example answers under which it has more than one option, where those of `when` do not suffice */
  readonly asking?: AnswersByName
  readonly rule: Struct<V>
  /** the initial answer */
  readonly blank: V | null
  readonly valid: readonly [V, ...V[]]
  readonly invalid: readonly { readonly value: V; readonly breaks: Rule }[]
  /** for kind `derived`: computes the value from earlier answers; such a field is never shown */
  readonly derive?: (counted: Readonly<Record<string, unknown>>) => V | null
  /** for kind `derived`: example answers that lead to each value, to satisfy questions that depend on it */
  readonly examplesByValue?: Readonly<Record<string, AnswersByName>>
  /** whether the saved payload includes it under its own name */
  readonly isSent: boolean
}

/** The questions of an entry, and the largest number of entries. */
export interface EntryDeclaration {
  readonly most: number
  /** the field that names the entry in the list */
  readonly title: string
  readonly noun: string
  readonly empty: string
  /** the fields by which an entry repeats another one, which is probably a mistake */
  readonly sameBy?: readonly string[]
  /** whether each entry is sent under numbered names: scheduled_jewelry_limit_1 */
  readonly isNumbered?: true
  readonly fields: Readonly<Record<string, Field<any>>>
}

/** A rule over several answers of one step, checked only if each of them is valid by itself. */
export interface StepRule<F extends Fields> {
  readonly at: keyof F & string
  readonly breaks: Rule
  readonly needs: readonly (keyof F & string)[]
  /** true while the rule is satisfied; may read any applicable answer */
  readonly holds: (answers: Readonly<Record<string, any>>) => boolean
  /** amounts for its message, in order */
  readonly amounts?: (answers: Readonly<Record<string, any>>) => readonly string[]
  /** answers that break it while the rest of the step is valid */
  readonly invalid: AnswersByName
}

export type Fields = Readonly<Record<string, Field<any>>>
export type AnswersOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer V> ? V | null : never }

interface Group {
  readonly title: string
  readonly hint?: string
  /** a note about the effect of the answers so far; null for none */
  readonly note?: (counted: Readonly<Record<string, any>>, given: Readonly<Record<string, any>>) => string | null
  /** an earlier answer, shown but not asked again */
  readonly mirror?: string
}

export interface FormStepDeclaration<F extends Fields = Fields> {
  readonly title: string
  readonly intro?: string
  /** label of the button to the next page, in place of “Continue to” and its title */
  readonly onward?: string
  /** the slice of the saved payload for these answers, which steps may share */
  readonly slice: Slice
  readonly groups: Readonly<Record<string, Group>>
  readonly fields: F
  readonly across: readonly StepRule<F>[]
  /** the texts that differ in a quote of rain insurance, which names nobody beside the insured */
  readonly forRain?: {
    readonly title?: string
    /** null for none */
    readonly intro?: string | null
    readonly hints?: Readonly<Record<string, string>>
  }
}

/** Exists only for its types: it ties `across` to the fields of the same step. */
export const formStep = <const F extends Fields>(declaration: FormStepDeclaration<F>) => declaration
