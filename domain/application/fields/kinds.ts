import { define, refine, type Struct } from 'superstruct'
import { looksLikeCardNumber } from '../../common/cardNumber'
import { isCalendarDate } from '../../common/dates'
import { emailPattern, isEmailList } from '../../common/email'
import type { Rule } from '../../common/messages'
import type {
  AnswersByName,
  AnswerValue,
  Entry,
  EntryDeclaration,
  Field,
  Kind,
  Offer,
  Option,
  Slice,
  When,
  Width,
  YesNo,
} from './field'

/** The part of a declaration that the kind does not add. */
export interface QuestionTexts<V extends AnswerValue> {
  label: string
  brief?: string
  hint?: string
  autocomplete?: string
  width?: Width
  row?: string
  group?: string
  slice?: Slice
  price?: string
  optional?: true
  when?: When
  blank?: V
  valid: readonly [V, ...V[]]
}

type Kinded<V extends AnswerValue> = (declaration: QuestionTexts<V>) => Field<V>

const field =
  <V extends AnswerValue>(kind: Kind, rule: Struct<V>, invalid: Field<V>['invalid']): Kinded<V> =>
  (declaration) => ({
    kind,
    rule,
    invalid,
    blank: null,
    isSent: true,
    ...declaration,
    optional: declaration.optional ?? false,
  })

/** A type and its refinements fail under the name of their message: a key of `messages`. */
const type = <V>(name: Rule, holds: (value: unknown) => boolean) =>
  define<V>(name, (value) => holds(value)) as unknown as Struct<V>

const words = (most: number, name: Rule) =>
  refine(
    refine(
      type<string>('required', (v) => typeof v === 'string'),
      name,
      (v) => v.length <= most,
    ),
    'noCardNumber',
    (v) => !looksLikeCardNumber(v),
  )
const shortWords = words(200, 'twoHundredCharactersAtMost')
const card = { value: '4242 4242 4242 4242', breaks: 'noCardNumber' } as const

export const text = field<string>('text', shortWords, [
  { value: 'x'.repeat(201), breaks: 'twoHundredCharactersAtMost' },
  card,
])
export const longText = field<string>('longText', words(2000, 'twoThousandCharactersAtMost'), [
  { value: 'x'.repeat(2001), breaks: 'twoThousandCharactersAtMost' },
  card,
])
const matches = (name: Rule, pattern: RegExp) =>
  type<string>(name, (v) => typeof v === 'string' && v.length <= 200 && pattern.test(v))
export const email = field<string>('email', matches('email', emailPattern), [{ value: 'ana@', breaks: 'email' }])
/** Addresses separated by semicolons (specification section 5). */
export const emails = field<string>('emails', refine(shortWords, 'email', isEmailList), [
  { value: 'ana@example.com; ben@', breaks: 'email' },
])
export const phone = field<string>('phone', matches('phone', /^\d{3}-\d{3}-\d{4}$/), [
  { value: '555-010-123', breaks: 'phone' },
])
export const zip = field<string>('zip', matches('zip', /^\d{5}(-\d{4})?$/), [{ value: '7870', breaks: 'zip' }])
/** Dollars with at most two decimals, as a number. Anything else stays the text that was typed. */
const dollars = type<number>(
  'amount',
  (v) => typeof v === 'number' && v >= 0 && v <= 100_000_000 && Math.abs(Math.round(v * 100) - v * 100) < 1e-6,
)
export const money = field<number>('money', dollars, [{ value: 10.005, breaks: 'amount' }])
/** A whole number of people, 1 and more: 0 means unanswered (decision 3). At most what openapi.yaml accepts. */
export const count = field<number>(
  'count',
  refine(
    refine(type<number>('wholeNumber', Number.isSafeInteger), 'atLeastOne', (v) => v >= 1),
    'tenMillionAtMost',
    (v) => v <= 10_000_000,
  ),
  [
    { value: 1.5, breaks: 'wholeNumber' },
    { value: -1, breaks: 'atLeastOne' },
    { value: 10_000_001, breaks: 'tenMillionAtMost' },
  ],
)
/** An amount above zero, such as an insured value. */
export const amount = field<number>(
  'money',
  refine(dollars, 'moreThanNothing', (v) => v > 0),
  [
    { value: 10.005, breaks: 'amount' },
    { value: 0, breaks: 'moreThanNothing' },
  ],
)
const day = type<string>('calendarDate', (v) => typeof v === 'string' && isCalendarDate(v))
export const date = field<string>('date', day, [
  { value: '2027-06-12', breaks: 'calendarDate' },
  { value: '02/30/2027', breaks: 'calendarDate' },
])
/** At most ten days without duplicates (specification section 9). */
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
/** `accepting` names both answers where Yes and No would not say enough, as for an offer. */
export const yesNo = ({
  accepting,
  ...declaration
}: Omit<QuestionTexts<YesNo>, 'valid'> & {
  valid?: readonly [YesNo, ...YesNo[]]
  accepting?: { readonly yes: string; readonly no: string }
}): Field<YesNo> => ({
  ...field<YesNo>('yesNo', flag, [])({ valid: ['False', 'True'], ...declaration }),
  ...(accepting && {
    options: [
      { value: 'True', label: accepting.yes },
      { value: 'False', label: accepting.no },
    ],
  }),
})
/** A question to which No is the answer without a risk. */
export const risk = (declaration: Omit<QuestionTexts<YesNo>, 'valid'>): Field<YesNo> => ({
  ...yesNo(declaration),
  isRisk: true,
})
/** An optional coverage: a checkbox, where unchecked is an answer. */
export const cover = (declaration: Omit<QuestionTexts<YesNo>, 'valid'>) =>
  field<YesNo>('cover', flag, [])({ valid: ['False', 'True'], blank: 'False', ...declaration })
/** Must be agreed to. */
export const agreement = (declaration: Omit<QuestionTexts<YesNo>, 'valid'>) =>
  field<YesNo>(
    'agreement',
    type<YesNo>('agreed', (v) => v === 'True'),
    [{ value: 'False', breaks: 'agreed' }],
  )({
    valid: ['True'],
    ...declaration,
  })

/** The maximum length of a drawing in openapi.yaml, in bytes. */
const mostDrawn = 60_000
const isPng = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/
/** A drawing as a PNG in a data URL. */
export const drawing = field<string>(
  'drawing',
  refine(
    type<string>('drawn', (v) => typeof v === 'string' && isPng.test(v)),
    'drawnSmaller',
    (v) => ((v.length - v.indexOf(',') - 1) * 3) / 4 <= mostDrawn,
  ),
  [
    { value: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', breaks: 'drawn' },
    { value: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(80_000)}`, breaks: 'drawnSmaller' },
  ],
)

type Chosen<V extends string> = Omit<QuestionTexts<V>, 'valid'> & {
  valid?: readonly [V, ...V[]]
  offer?: Offer
  asking?: AnswersByName
}
const asOption = <V extends string>(option: V | Option<V>): Option<V> =>
  typeof option === 'string' ? { value: option, label: option } : option

/** The options of a choice are also its validation rule, so that the two cannot differ. */
const choosing =
  (kind: 'choice' | 'limits' | 'combobox') =>
  <const V extends string>(given: readonly (V | Option<V>)[]) =>
  (declaration: Chosen<V>): Field<V> => {
    const options = given.map((o) => asOption<V>(o))
    const values = options.map((o) => o.value)
    const known = new Set<unknown>(values)
    return {
      ...field<V>(
        kind,
        type<V>('oneOf', (v) => known.has(v)),
        [{ value: 'none of these' as V, breaks: 'oneOf' }],
      )({
        ...declaration,
        valid: declaration.valid ?? (values as unknown as readonly [V, ...V[]]),
      }),
      options,
    }
  }
export const choice = choosing('choice')
export const limits = choosing('limits')
/** A choice among days that the earlier answers give; the rule is a valid day. */
export const dayChoice = (declaration: Chosen<string> & { valid: readonly [string]; offer: Offer }): Field<string> =>
  field<string>('choice', day, [{ value: '02/30/2027', breaks: 'oneOf' }])(declaration)
/** For long lists, with search. */
export const combobox = choosing('combobox')

/** A list of entries with questions of their own. An empty entry does not count. */
export const entries = (
  entry: EntryDeclaration,
  declaration: QuestionTexts<readonly Entry[]>,
): Field<readonly Entry[]> => ({
  ...field<readonly Entry[]>(
    'entries',
    refine(type<readonly Entry[]>('required', Array.isArray), 'notTooMany', (v) => v.length <= entry.most),
    // the client has no examples: tools/build/withoutExamples.ts
    [{ value: Array(entry.most + 1).fill(declaration.valid?.[0]?.[0]), breaks: 'notTooMany' }],
  )({ blank: [], ...declaration }),
  entry,
})

/**
 * A value derived from earlier answers, for conditions of later questions. Never shown and never invalid. `values` are
 * examples; where a question depends on it, all possible values.
 */
export const derived = <const V extends string>(
  label: string,
  values: readonly [V, ...V[]],
  derive: (counted: Readonly<Record<string, any>>) => V | null,
  more: { isSent?: boolean; when?: When; examplesByValue?: NonNullable<Field['examplesByValue']> } = {},
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

/**
 * A property of the quote that only the server sets; it is never read from a payload. It joins the answers so that
 * questions, options and rules may depend on it.
 */
export const fact = <const V extends string>(label: string, values: readonly [V, ...V[]]): Field<V> => ({
  ...field<V>(
    'fact',
    type<V>('oneOf', (v) => values.includes(v as V)),
    [],
  )({ label, valid: values, optional: true, blank: values[0] }),
  isSent: false,
})
