import type { Struct } from 'superstruct'
import type { Rule } from '../../common/messages'

/**
 * A question is declared once, as data. From the declaration come the page, the error summary, the summary's rows, the
 * rules on both sides, the fixtures of the tests and the check against openapi.yaml.
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

/** One of a list of things with fields of their own, such as an additional insured: null is "not answered". */
export type Entry = Readonly<Record<string, string | number | null>>

/** What an answer can be once it is given. */
export type AnswerValue = string | number | readonly string[] | readonly Entry[]

/**
 * Asked while every answer named here is one of the values beside it. Data, so it can be printed, checked and met. It
 * names earlier questions only, derived ones too.
 */
export type When = Readonly<Record<string, readonly (string | number)[]>>

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  /** the head it stands under in a long list */
  readonly category?: string
  /** said beside it, with the colour of what it means */
  readonly note?: { readonly text: string; readonly tone: 'stop' | 'attention' | 'soft' }
}

/**
 * What a choice offers by the answers before it. The lists are made once, so that the same list is the same object. An
 * answer that is not in it does not count; a list of one, or none, is no question: it answers itself.
 */
export type Offer = (counted: Readonly<Record<string, any>>) => readonly Option[]

/** Answers under their own names, as far as they are given. */
export type Given = Readonly<Record<string, AnswerValue | null>>

/** How long the answer is, in pixels of the control. */
export type Width = 96 | 128 | 160 | 256 | 416 | 'full'

/** `V` is what an answer is once it is given; null is "not answered". */
export interface Field<V extends AnswerValue = AnswerValue> {
  readonly kind: Kind
  readonly label: string
  /** what it is called where there is little room, such as the list of what is missing; else its label */
  readonly brief?: string
  readonly hint?: string
  readonly autocomplete?: string
  readonly width?: Width
  /** fields of one row stand side by side where there is room */
  readonly row?: string
  /** the group of its step that it stands in */
  readonly group?: string
  /** all that there are; they are also its rule */
  readonly options?: readonly Option[]
  /** where they hang on earlier answers: those that can be chosen now */
  readonly offer?: Offer
  /** of kind `entries`: the questions that each entry asks */
  readonly entry?: EntryDeclaration
  /** of kind `cover` and `limits`: what it adds to the price, in words */
  readonly price?: string
  readonly optional: boolean
  readonly when?: When
  /** examples of answers that leave its offer more than one choice, where those of `when` do not */
  readonly asking?: Given
  readonly rule: Struct<V>
  /** what the answer is before anybody has touched it */
  readonly blank: V | null
  readonly valid: readonly [V, ...V[]]
  readonly invalid: readonly { readonly value: V; readonly breaks: Rule }[]
  /** of kind `derived`: what follows from the answers before it; such a field is never drawn */
  readonly derive?: (counted: Readonly<Record<string, unknown>>) => V | null
  /** of kind `derived`: answers from which a value follows, so that a question that hangs on it can be met */
  readonly following?: Readonly<Record<string, Given>>
  /** whether it travels in the saved payload under its own name */
  readonly isSent: boolean
}

/** The questions of one entry, and how many entries there may be. */
export interface EntryDeclaration {
  readonly most: number
  /** the one that names the entry in the list */
  readonly title: string
  readonly noun: string
  readonly empty: string
  /** whether they travel one by one, each name with its number behind it: scheduled_jewelry_limit_1 */
  readonly isNumbered?: true
  readonly fields: Readonly<Record<string, Field<any>>>
}

/** A rule over several answers of one step; it is looked at only once each of them is right by itself. */
export interface Across<F extends Fields> {
  readonly at: keyof F & string
  readonly breaks: Rule
  readonly needs: readonly (keyof F & string)[]
  /** true while nothing is wrong; it may read any answer that counts */
  readonly holds: (answers: Readonly<Record<string, any>>) => boolean
  /** the amounts that its message names, in their order */
  readonly amounts?: (answers: Readonly<Record<string, any>>) => readonly string[]
  /** answers that break it while the rest of the step is right */
  readonly invalid: Given
}

export type Fields = Readonly<Record<string, Field<any>>>
export type AnswersOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer V> ? V | null : never }

interface Group {
  readonly title: string
  readonly hint?: string
  /** what the answers so far make of it, and of what was given in it; null where that need not be said */
  readonly note?: (counted: Readonly<Record<string, any>>, given: Readonly<Record<string, any>>) => string | null
  /** an earlier answer that is shown here again and not asked again */
  readonly mirror?: string
}

export interface FormStepDeclaration<F extends Fields = Fields> {
  readonly title: string
  readonly intro?: string
  /** the words of the button that leads on */
  readonly onward: string
  /** the part of the saved payload that holds these answers, those of another step too perhaps; `terms` is signed and never saved with them */
  readonly slice: 'step0' | 'step1' | 'step2' | 'step4' | 'step5' | 'terms'
  /** whether the slice keeps its answers under `customFields`, as the specification's records do */
  readonly isRecord: boolean
  readonly groups: Readonly<Record<string, Group>>
  readonly fields: F
  readonly across: readonly Across<F>[]
}

/** Only here for its types: it ties `across` to the fields of the same step. */
export const formStep = <const F extends Fields>(declaration: FormStepDeclaration<F>) => declaration
