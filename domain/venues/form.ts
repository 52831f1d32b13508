import { faultsIn } from '../application/apart'
import { city, state, street, street2, zipCode } from '../application/common'
import type { AnswersByName, Fields } from '../application/fields/field'
import { amount, choice, count, cover, email, longText, text, yesNo } from '../application/fields/kinds'
import { ruleBroken } from '../application/rule'
import { wholeDollars } from '../common/formats'
import { stateCodeOf } from '../common/states'
import { type LiquorRule, type NamedParty, type OtherInsurance, otherInsurance, type RequirementSheet } from './sheet'

const optional = true as const
const dayCounts = Array.from({ length: 11 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? 'None' : String(days),
}))
const limit = (label: string, valid: number, hint?: string) =>
  amount({ label, ...(hint && { hint }), group: 'limits', width: 160, optional, valid: [valid] })

const liquorOptions: readonly { value: LiquorRule; label: string }[] = [
  { value: 'notRequired', label: 'Nothing about alcohol' },
  { value: 'forbidden', label: 'No alcohol is allowed' },
  { value: 'hostWhenServed', label: 'Host liquor liability if alcohol is served' },
  { value: 'liabilityWhenSold', label: 'Liquor liability if alcohol is sold' },
  { value: 'liabilityWhenServed', label: 'Liquor liability if alcohol is served' },
]

const otherNames = Object.keys(otherInsurance) as readonly OtherInsurance[]
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const otherQuestions = Object.fromEntries(
  otherNames.map((name) => [`other_${name}`, cover({ label: capital(otherInsurance[name]), group: 'other' })]),
) as { readonly [Name in OtherInsurance as `other_${Name}`]: ReturnType<typeof cover> }

/**
 * The questions about a venue's requirements: on its own page, on the staff's, and as the columns of an import.
 */
export const sheetQuestions = {
  known_as: text({
    label: 'Name of the venue',
    hint: 'As visitors know it.',
    group: 'venue',
    width: 416,
    valid: ['Sample Meadow Barn'],
  }),
  legal_name: text({
    label: 'Legal name',
    hint: 'Exactly as it must appear on the certificate.',
    group: 'venue',
    width: 416,
    valid: ['Sample Meadow Barn LLC'],
  }),
  address_1: street({ group: 'venue' }),
  address_2: street2({ group: 'venue' }),
  zip: zipCode({ group: 'venue' }),
  city: city({ group: 'venue' }),
  state: state({ group: 'venue' }),
  each_occurrence: limit('Each occurrence', 1_000_000, 'Leave a limit blank if you do not ask for it.'),
  general_aggregate: limit('General aggregate', 2_000_000),
  rented_premises: limit('Damage to rented premises', 100_000),
  medical_payments: limit('Medical payments', 5_000),
  liquor: choice(liquorOptions)({ label: 'Alcohol', group: 'alcohol', width: 416, blank: 'notRequired' }),
  additional_insured: yesNo({ label: 'Must you be an additional insured?', group: 'named', blank: 'True' }),
  also_insured: longText({
    label: 'Other additional insureds',
    hint: 'One on each line: name; street; city; state; ZIP code.',
    group: 'named',
    optional,
    valid: ['Sample City; 1 Example Plaza; Austin; TX; 78701'],
  }),
  waiver_of_subrogation: yesNo({ label: 'Do you need a waiver of subrogation?', group: 'named', blank: 'False' }),
  primary_noncontributory: yesNo({
    label: 'Do you need primary and noncontributory wording?',
    group: 'named',
    blank: 'False',
  }),
  setup_days: choice(dayCounts)({ label: 'Covered setup days', group: 'days', width: 160, row: 'days', blank: '0' }),
  teardown_days: choice(dayCounts)({
    label: 'Covered teardown days',
    group: 'days',
    width: 160,
    row: 'days',
    blank: '0',
  }),
  due_days: count({
    label: 'Days before the event by which you need the certificate',
    group: 'certificate',
    width: 128,
    optional,
    valid: [14],
  }),
  send_to: email({
    label: 'Email that gets the certificate',
    group: 'certificate',
    width: 416,
    optional,
    valid: ['events@example.com'],
  }),
  notice_days: count({
    label: 'Days of notice before a cancellation',
    group: 'certificate',
    width: 128,
    optional,
    valid: [10],
  }),
  admitted_insurer: yesNo({
    label: 'Must the insurer be admitted in your state?',
    group: 'certificate',
    blank: 'False',
  }),
  ...otherQuestions,
  other_words: longText({
    label: 'Other requirements',
    hint: 'In your own words. We show them to the buyer and cannot check them.',
    group: 'other',
    optional,
    valid: ['Bring a fire plan.'],
  }),
} as const

/** The headings of the questions' groups, in order. */
export const sheetGroups = {
  venue: 'The venue',
  limits: 'Limits of liability',
  alcohol: 'Alcohol',
  named: 'Additional insureds and wording',
  days: 'Days around the event',
  certificate: 'The certificate',
  other: 'Other insurance and words',
} as const

export type SheetAnswers = { readonly [Name in keyof typeof sheetQuestions]: string | number | null }
export const sheetNames = Object.keys(sheetQuestions) as readonly (keyof SheetAnswers)[]

/** The answers that differ from those that a form began with. An answer that was typed and removed is none. */
export function changedAnswers(began: SheetAnswers, answers: SheetAnswers): Partial<SheetAnswers> {
  const plain = (value: string | number | null) => (value === '' ? null : value)
  const changed = sheetNames.filter((name) => plain(began[name]) !== plain(answers[name]))
  return Object.fromEntries(changed.map((name) => [name, answers[name]]))
}

const limits = Object.entries<Fields[string]>(sheetQuestions).filter(([, { group }]) => group === 'limits')

/** days of notice, and days before the event, that a sheet can ask for */
const mostDays = 90

/**
 * The errors by question, in words for the person at the screen. Without a legal name, an address and valid lines of
 * additional insureds there is no sheet.
 */
export function sheetFaults(answers: SheetAnswers): Readonly<Record<string, string>> {
  const faults: Record<string, string> = { ...faultsIn(sheetQuestions, answers as AnswersByName) }
  for (const [name, question] of limits)
    if (ruleBroken(question, (answers as AnswersByName)[name]) === 'amount')
      faults[name] = `“${question.label}” needs an amount in dollars, like 1000000`
  for (const name of ['due_days', 'notice_days'] as const)
    if (!faults[name] && Number(answers[name] ?? 0) > mostDays) faults[name] = `Enter ${mostDays} days or fewer.`
  const { each_occurrence, general_aggregate } = answers
  if (!faults['general_aggregate'] && general_aggregate && Number(general_aggregate) < Number(each_occurrence ?? 0))
    faults['general_aggregate'] =
      `Enter ${wholeDollars(Number(each_occurrence))} or more, the limit of each occurrence.`
  const lines = linesOf(answers.also_insured)
  if (lines.length > 11) faults['also_insured'] = 'A policy can name eleven of them beside the venue.'
  const wrong = partiesIn(answers.also_insured).indexOf(null)
  if (!faults['also_insured'] && wrong >= 0)
    faults['also_insured'] =
      `Line ${wrong + 1} needs a name, a street, a city, a state such as TX and a ZIP code, with a semicolon between them.`
  return faults
}

const linesOf = (written: unknown): string[] =>
  String(written ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The additional insureds of the lines; null for a line that is not whole. */
export const partiesIn = (written: unknown): readonly (NamedParty | null)[] => linesOf(written).map(partyIn)

function partyIn(line: string): NamedParty | null {
  const parts = line.split(';').map((part) => part.trim())
  const [name = '', address_1 = '', town = '', state = '', zip = ''] = parts
  const isWhole = parts.length === 5 && name !== '' && address_1 !== '' && town !== ''
  const code = stateCodeOf(state)
  if (!isWhole || !code || !/^\d{5}$/.test(zip)) return null
  return { name, address_1, address_2: null, city: town, state: code, zip }
}

const blankToNull = (value: unknown): string | null => String(value ?? '').trim() || null
const numberOrNull = (value: unknown): number | null => (value === null || value === '' ? null : Number(value))

/** The sheet of answers without a fault. */
export function sheetOf(answers: SheetAnswers): RequirementSheet {
  const isYes = (name: keyof SheetAnswers) => answers[name] === 'True'
  return {
    known_as: String(answers.known_as).trim(),
    venue: {
      name: String(answers.legal_name).trim(),
      address_1: String(answers.address_1).trim(),
      address_2: blankToNull(answers.address_2),
      city: String(answers.city).trim(),
      state: String(answers.state),
      zip: String(answers.zip),
    },
    each_occurrence: numberOrNull(answers.each_occurrence),
    general_aggregate: numberOrNull(answers.general_aggregate),
    rented_premises: numberOrNull(answers.rented_premises),
    medical_payments: numberOrNull(answers.medical_payments),
    liquor: answers.liquor as LiquorRule,
    additional_insured: isYes('additional_insured'),
    also_insured: partiesIn(answers.also_insured) as readonly NamedParty[],
    waiver_of_subrogation: isYes('waiver_of_subrogation'),
    primary_noncontributory: isYes('primary_noncontributory'),
    setup_days: Number(answers.setup_days),
    teardown_days: Number(answers.teardown_days),
    due_days: numberOrNull(answers.due_days),
    send_to: blankToNull(answers.send_to),
    notice_days: numberOrNull(answers.notice_days),
    admitted_insurer: isYes('admitted_insurer'),
    other_insurance: otherNames.filter((name) => isYes(`other_${name}`)),
    other_words: blankToNull(answers.other_words),
  }
}

const flag = (value: boolean) => (value ? 'True' : 'False')

/** The answers that describe a sheet: `sheetOf` makes the same sheet of them. */
export function answersOf(sheet: RequirementSheet): SheetAnswers {
  const { venue, also_insured, other_insurance, known_as, ...rest } = sheet
  return {
    known_as,
    legal_name: venue.name,
    address_1: venue.address_1,
    address_2: venue.address_2,
    zip: venue.zip,
    city: venue.city,
    state: venue.state,
    each_occurrence: rest.each_occurrence,
    general_aggregate: rest.general_aggregate,
    rented_premises: rest.rented_premises,
    medical_payments: rest.medical_payments,
    liquor: rest.liquor,
    additional_insured: flag(rest.additional_insured),
    also_insured:
      also_insured
        .map((party) => [party.name, party.address_1, party.city, party.state, party.zip].join('; '))
        .join('\n') || null,
    waiver_of_subrogation: flag(rest.waiver_of_subrogation),
    primary_noncontributory: flag(rest.primary_noncontributory),
    setup_days: String(rest.setup_days),
    teardown_days: String(rest.teardown_days),
    due_days: rest.due_days,
    send_to: rest.send_to,
    notice_days: rest.notice_days,
    admitted_insurer: flag(rest.admitted_insurer),
    ...(Object.fromEntries(otherNames.map((name) => [`other_${name}`, flag(other_insurance.includes(name))])) as Record<
      `other_${OtherInsurance}`,
      string
    >),
    other_words: rest.other_words,
  }
}
