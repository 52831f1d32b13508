import { define, refine, type Struct } from 'superstruct'
import { isCalendarDate } from '../dates'
import type { Rule } from '../messages'

/**
 * A question is declared once, as data. From the declaration come the page, the error summary, the summary's rows, the
 * rules on both sides, the fixtures of the tests and the check against openapi.yaml.
 */
export type Kind =
  | 'text'
  | 'longText'
  | 'email'
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
  | 'entries'
  | 'derived'
export type YesNo = 'True' | 'False'

/** One of a list of things with fields of their own, such as an additional insured: null is "not answered". */
export type Entry = Readonly<Record<string, string | null>>

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
  readonly options?: readonly Option[]
  /** of kind `entries`: the questions that each entry asks */
  readonly entry?: EntryDeclaration
  /** of kind `cover` and `limits`: what it adds to the price, in words */
  readonly price?: string
  readonly optional: boolean
  readonly when?: When
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
  readonly fields: Readonly<Record<string, Field<any>>>
}

/** What a declaration says; the kind adds the rest. */
export interface Spoken<V extends AnswerValue> {
  label: string
  brief?: string
  hint?: string
  autocomplete?: string
  width?: Width
  row?: string
  group?: string
  price?: string
  optional?: true
  when?: When
  blank?: V
  valid: readonly [V, ...V[]]
}

type Kinded<V extends AnswerValue> = (said: Spoken<V>) => Field<V>

const field =
  <V extends AnswerValue>(kind: Kind, rule: Struct<V>, invalid: Field<V>['invalid']): Kinded<V> =>
  (said) => ({ kind, rule, invalid, blank: null, isSent: true, ...said, optional: said.optional ?? false })

/** A type's failure and a refinement's are both named after the message they earn: a key of `messages`. */
const type = <V>(name: Rule, holds: (value: unknown) => boolean) =>
  define<V>(name, (value) => holds(value)) as unknown as Struct<V>

/** 13 to 19 digits that pass Luhn's check have no place in any answer (decision 45). */
export function looksLikeCardNumber(text: string): boolean {
  return [...text.matchAll(/\d(?:[ -]?\d){12,18}/g)].some(([run]) => {
    const digits = [...run.replace(/\D/g, '')].reverse().map(Number)
    const doubled = (d: number) => (d * 2 > 9 ? d * 2 - 9 : d * 2)
    return digits.reduce((sum, d, i) => sum + (i % 2 === 0 ? d : doubled(d)), 0) % 10 === 0
  })
}

const words = (most: number) =>
  refine(
    refine(
      type<string>('required', (v) => typeof v === 'string'),
      'shortEnough',
      (v) => v.length <= most,
    ),
    'noCardNumber',
    (v) => !looksLikeCardNumber(v),
  )
const card = { value: '4242 4242 4242 4242', breaks: 'noCardNumber' } as const

export const text = field<string>('text', words(200), [{ value: 'x'.repeat(201), breaks: 'shortEnough' }, card])
export const longText = field<string>('longText', words(2000), [
  { value: 'x'.repeat(2001), breaks: 'shortEnough' },
  card,
])
/** HTML's own rule for type=email (decision 9). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const matches = (name: Rule, pattern: RegExp) =>
  type<string>(name, (v) => typeof v === 'string' && v.length <= 200 && pattern.test(v))
export const email = field<string>('email', matches('email', emailPattern), [{ value: 'ana@', breaks: 'email' }])
export const phone = field<string>('phone', matches('phone', /^\d{3}-\d{3}-\d{4}$/), [
  { value: '555-010-123', breaks: 'phone' },
])
export const zip = field<string>('zip', matches('zip', /^\d{5}(-\d{4})?$/), [{ value: '7870', breaks: 'zip' }])
/** Dollars with at most two decimals, as a number. What cannot be one is kept as it was typed. */
export const money = field<number>(
  'money',
  type<number>(
    'amount',
    (v) => typeof v === 'number' && v >= 0 && v <= 100_000_000 && Math.abs(Math.round(v * 100) - v * 100) < 1e-6,
  ),
  [{ value: 10.005, breaks: 'amount' }],
)
/** A whole number of people, 1 and more: 0 is "not answered" (decision 3). */
export const count = field<number>(
  'count',
  refine(type<number>('wholeNumber', Number.isSafeInteger), 'atLeastOne', (v) => v >= 1),
  [
    { value: 1.5, breaks: 'wholeNumber' },
    { value: -1, breaks: 'atLeastOne' },
  ],
)
const day = type<string>('calendarDate', (v) => typeof v === 'string' && isCalendarDate(v))
export const date = field<string>('date', day, [
  { value: '2027-06-12', breaks: 'calendarDate' },
  { value: '02/30/2027', breaks: 'calendarDate' },
])
/** Days without a repetition, at most ten of them (specification section 9). */
export const dateList = field<readonly string[]>(
  'dateList',
  refine(
    refine(
      type<readonly string[]>('atLeastOneDay', (v) => Array.isArray(v) && v.length > 0),
      'calendarDate',
      (v) => v.every(isCalendarDate),
    ),
    'daysDiffer',
    (v) => v.length <= 10 && new Set(v).size === v.length,
  ),
  [
    { value: [], breaks: 'atLeastOneDay' },
    { value: ['06/31/2027'], breaks: 'calendarDate' },
    { value: ['06/11/2027', '06/11/2027'], breaks: 'daysDiffer' },
  ],
)
const flag = type<YesNo>('required', (v) => v === 'True' || v === 'False')
export const yesNo = (said: Omit<Spoken<YesNo>, 'valid'> & { valid?: readonly [YesNo, ...YesNo[]] }) =>
  field<YesNo>('yesNo', flag, [])({ valid: ['False', 'True'], ...said })
/** An optional cover: a mark to set, not a question to answer. */
export const cover = (said: Omit<Spoken<YesNo>, 'valid'>) =>
  field<YesNo>('cover', flag, [])({ valid: ['False', 'True'], blank: 'False', ...said })
/** Must be agreed to. */
export const agreement = (said: Omit<Spoken<YesNo>, 'valid'>) =>
  field<YesNo>(
    'agreement',
    type<YesNo>('agreed', (v) => v === 'True'),
    [{ value: 'False', breaks: 'agreed' }],
  )({
    valid: ['True'],
    ...said,
  })

type Chosen<V extends string> = Omit<Spoken<V>, 'valid'> & { valid?: readonly [V, ...V[]] }
const asOption = <V extends string>(option: V | Option<V>): Option<V> =>
  typeof option === 'string' ? { value: option, label: option } : option

/** A choice's options are also its rule, so the two cannot part. */
const choosing =
  (kind: 'choice' | 'limits' | 'combobox') =>
  <const V extends string>(given: readonly (V | Option<V>)[]) =>
  (said: Chosen<V>): Field<V> => {
    const options = given.map((o) => asOption<V>(o))
    const values = options.map((o) => o.value)
    const known = new Set<unknown>(values)
    return {
      ...field<V>(
        kind,
        type<V>('oneOf', (v) => known.has(v)),
        [{ value: 'none of these' as V, breaks: 'oneOf' }],
      )({
        ...said,
        valid: said.valid ?? (values as unknown as readonly [V, ...V[]]),
      }),
      options,
    }
  }
export const choice = choosing('choice')
export const limits = choosing('limits')
/** For long lists: found by typing. */
export const combobox = choosing('combobox')

/** A list of things with questions of their own. An entry in which nothing is filled in does not count. */
export const entries = (entry: EntryDeclaration, said: Spoken<readonly Entry[]>): Field<readonly Entry[]> => ({
  ...field<readonly Entry[]>(
    'entries',
    refine(type<readonly Entry[]>('required', Array.isArray), 'notTooMany', (v) => v.length <= entry.most),
    [{ value: Array(entry.most + 1).fill(said.valid[0][0]), breaks: 'notTooMany' }],
  )({ blank: [], ...said }),
  entry,
})

/**
 * What follows from earlier answers, so that later questions may hang on it. Never drawn and never at fault. `values` are
 * examples of what it can be: all of them where a question hangs on it.
 */
export const derived = <const V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  derive: (counted: Readonly<Record<string, any>>) => V | null,
  more: { isSent?: boolean; when?: When; following?: NonNullable<Field['following']> } = {},
): Field<V> => ({
  ...field<V>(
    'derived',
    type<V>('oneOf', () => true),
    [],
  )({ label, valid: values, optional: true }),
  derive,
  isSent: false,
  ...more,
})

/** A rule over several answers of one step; it is looked at only once each of them is right by itself. */
export interface Across<F extends Fields> {
  readonly at: keyof F & string
  readonly breaks: Rule
  readonly needs: readonly (keyof F & string)[]
  /** true while nothing is wrong; it may read any answer */
  readonly holds: (answers: Readonly<Record<string, any>>) => boolean
  /** answers that break it while the rest of the step is right */
  readonly invalid: Given
}

export type Fields = Readonly<Record<string, Field<any>>>
export type AnswersOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer V> ? V | null : never }

export interface Group {
  readonly title: string
  readonly hint?: string
  /** an earlier answer that is shown here again and not asked again */
  readonly mirror?: string
}

export interface FormStepDeclaration<F extends Fields = Fields> {
  readonly title: string
  readonly intro?: string
  /** the words of the button that leads on */
  readonly onward: string
  /** the part of the saved payload that holds these answers; `terms` is signed and never saved with them */
  readonly slice: 'step0' | 'step1' | 'step2' | 'step4' | 'step5' | 'terms'
  /** whether the slice keeps its answers under `customFields`, as the specification's records do */
  readonly isRecord: boolean
  readonly groups: Readonly<Record<string, Group>>
  readonly fields: F
  readonly across: readonly Across<F>[]
}

/** Only here for its types: it ties `across` to the fields of the same step. */
export const formStep = <const F extends Fields>(declaration: FormStepDeclaration<F>) => declaration
