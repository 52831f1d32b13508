import { faultsIn } from '../application/apart'
import type { Fields } from '../application/fields/field'
import { choice, date, longText, text } from '../application/fields/kinds'
import { looksLikeCardNumber } from '../common/cardNumber'
import { isBefore, isCalendarDate } from '../common/dates'
import { type StateCode, stateCodeOf, stateNames } from '../common/states'
import { type Moratorium, type MoratoriumCoverage, moratoriumCoverages } from '../quote/moratorium'

/* The form of a binding moratorium (decision record 74). */

export interface MoratoriumAnswers {
  readonly coverage: string | null
  /** codes, as typed */
  readonly states: string | null
  /** ZIP codes and their beginnings, as typed */
  readonly zips: string | null
  readonly from: string | null
  readonly until: string | null
  readonly reason: string | null
}

export const blankMoratorium: MoratoriumAnswers = {
  coverage: 'both',
  states: null,
  zips: null,
  from: null,
  until: null,
  reason: null,
}

/** the maximum in openapi.yaml */
const longestReason = 200
const mostZips = 500
const noCard = 'A card number does not belong here'

export const moratoriumFields = {
  coverage: choice([
    { value: 'both', label: 'Liability and cancellation' },
    { value: 'cancellation', label: 'Cancellation only' },
    { value: 'liability', label: 'Liability only' },
  ])({ label: 'Coverage' }),
  states: text({
    label: 'States',
    hint: 'Two-letter codes, such as FL, GA.',
    width: 416,
    optional: true,
    valid: ['FL, GA'],
  }),
  zips: longText({
    label: 'ZIP codes',
    hint: 'Whole ZIP codes, or their first three or four digits: 33139, 331.',
    optional: true,
    valid: ['33139, 331'],
  }),
  from: date({ label: 'From', hint: 'The first day, by New York time.', valid: ['11/20/2026'] }),
  until: date({
    label: 'Through',
    hint: 'The last day. Leave it blank if you don’t know it yet.',
    optional: true,
    valid: ['12/04/2026'],
  }),
  reason: text({
    label: 'Reason',
    hint: 'Customers read it: “A named storm threatens the area”.',
    width: 416,
    valid: ['A named storm threatens the area'],
  }),
} as const satisfies Fields

const partsOf = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter((part) => part !== ''))]

/** The codes of states that are typed as codes or names; anything else as it is typed, in capitals. */
const statesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .flatMap((part) => stateCodeOf(part) ?? partsOf(part).map((word) => stateCodeOf(word) ?? word.toUpperCase())),
  ),
]

/** The form as sent. */
export const moratoriumForm = (answers: MoratoriumAnswers): MoratoriumForm => ({
  coverages: moratoriumCoverages.filter((one) => answers.coverage === 'both' || answers.coverage === one),
  states: statesOf(answers.states ?? ''),
  zips: partsOf(answers.zips ?? ''),
  from: answers.from ?? '',
  until: answers.until || null,
  reason: (answers.reason ?? '').trim(),
})

export interface MoratoriumForm {
  readonly coverages: readonly MoratoriumCoverage[]
  readonly states: readonly string[]
  readonly zips: readonly string[]
  readonly from: string
  readonly until: string | null
  readonly reason: string
}

/** A form without faults as the moratorium that it sets. */
export const readMoratorium = (form: MoratoriumForm): Moratorium => ({
  ...form,
  coverages: moratoriumCoverages.filter((one) => form.coverages.includes(one)),
  states: form.states as readonly StateCode[],
  reason: form.reason.trim(),
})

/** The errors of a typed form by question. */
export const moratoriumAnswerFaults = (answers: MoratoriumAnswers): Readonly<Record<string, string>> => ({
  ...moratoriumFaults(moratoriumForm(answers)),
  ...faultsIn(moratoriumFields, { ...answers }),
})

/** The errors of a form by field; the server reads them again. */
export function moratoriumFaults(form: MoratoriumForm): Readonly<Record<string, string>> {
  const { states, zips, from, until } = form
  const reason = form.reason.trim()
  const faults: Record<string, string> = {}
  const unknown = states.filter((code) => !Object.hasOwn(stateNames, code))
  const invalid = zips.filter((zip) => !/^\d{3,5}$/.test(zip))
  if (unknown.some(looksLikeCardNumber)) faults['states'] = noCard
  else if (unknown.length > 0) faults['states'] = `${unknown[0]} is not a state or the code of one`
  else if (states.length + zips.length === 0) faults['states'] = 'Enter a state or a ZIP code'
  if (invalid.some(looksLikeCardNumber)) faults['zips'] = noCard
  else if (invalid.length > 0) faults['zips'] = `${invalid[0]} is not a ZIP code or its first three or four digits`
  else if (zips.length > mostZips) faults['zips'] = `Enter ${mostZips} ZIP codes at most`
  if (form.coverages.length === 0) faults['coverage'] = 'Choose a coverage'
  if (!isCalendarDate(from)) faults['from'] = 'Enter a valid date, such as 06/12/2027'
  if (until !== null && !isCalendarDate(until)) faults['until'] = 'Enter a valid date, such as 06/12/2027'
  else if (until !== null && !faults['from'] && isBefore(until, from))
    faults['until'] = 'This day is before the first one'
  if (reason === '') faults['reason'] = 'Enter a reason that customers can read'
  else if (looksLikeCardNumber(reason)) faults['reason'] = noCard
  else if (reason.length > longestReason) faults['reason'] = `Use ${longestReason} characters or fewer`
  return faults
}

export const moratoriumStateWords = {
  active: 'In force',
  upcoming: 'Not yet in force',
  ended: 'Ended',
  lifted: 'Lifted',
} as const

/** The area in words: states by name, then ZIP codes. */
export const areaInWords = ({
  states,
  zips,
}: {
  readonly states: readonly string[]
  readonly zips: readonly string[]
}) =>
  [
    ...states.map((code) => (stateNames as Readonly<Record<string, string>>)[code] ?? code),
    ...zips.map((zip) => (zip.length < 5 ? `ZIP codes that begin with ${zip}` : `ZIP code ${zip}`)),
  ].join(', ')

export const coveragesInWords = (coverages: readonly string[]): string =>
  coverages.length === 2 ? 'Liability and cancellation' : coverages[0] === 'liability' ? 'Liability' : 'Cancellation'
