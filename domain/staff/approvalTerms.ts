import { define, refine } from 'superstruct'
import { faultsIn } from '../application/apart'
import type { AnswersByName, Field, Fields, Option } from '../application/fields/field'
import { longText, money, text } from '../application/fields/kinds'
import { isBlank } from '../common/blank'
import { holdsCancellation, holdsLiability, holdsRain } from '../common/coverageTypes'

/*
 * An underwriter's decision on a quote (decision 33): terms of an approval, reason of a decline, or a question. Form
 * and server use the same rules. Amounts are dollars.
 */

const mostDollars = 10_000_000
const mostConditions = 20
/** the maximum length of every text here, as in openapi.yaml */
export const mostLetters = 2000

const isToTheCent = (value: unknown) =>
  typeof value === 'number' && Math.abs(Math.round(value * 100) - value * 100) < 1e-6
const upToTheMost = refine(
  define<number>('amount', isToTheCent),
  'tenMillionAtMost',
  (dollars: number) => dollars <= mostDollars,
)
const aPremium = refine(upToTheMost, 'moreThanNothing', (dollars) => dollars > 0)
const aFee = refine(upToTheMost, 'nothingOrMore', (dollars) => dollars >= 0)

const premium = {
  ...money({
    label: 'Premium',
    hint: 'Replaces the premium for liability, with days around the event, or for rain. Additional insureds are charged as usual.',
    optional: true,
    valid: [2128],
  }),
  rule: aPremium,
}
const ec_premium = {
  ...money({
    label: 'Cancellation premium',
    hint: 'Replaces the premium for cancellation and the coverage added to it.',
    optional: true,
    valid: [940],
  }),
  rule: aPremium,
}
const policy_fee = {
  ...money({ label: 'Policy fee', hint: 'Before a coupon.', optional: true, valid: [100] }),
  rule: aFee,
}
const coverage_limits = text({ label: 'Limits', optional: true, valid: ['$500,000/$1,000,000'] })
const lines = longText({
  label: 'Conditions',
  hint: `One a line, ${mostConditions} at most, as the customer reads them. The customer signs them, and the policy prints them.`,
  optional: true,
  valid: ['No fireworks.\nTwo guards at each door.'],
})
const conditions = {
  ...lines,
  rule: refine(lines.rule, 'twentyAtMost', (text) => conditionsIn(text).length <= mostConditions),
}

const terms = { premium, ec_premium, policy_fee, coverage_limits, conditions } as const satisfies Fields
export type TermName = keyof typeof terms
export const termNames = Object.keys(terms) as TermName[]

/** The form of a decline. */
export const declineForm = {
  reason: longText({
    label: 'Reason for the decline',
    hint: 'The customer reads it, word for word.',
    valid: ['Drones above the guests are beyond what we insure.'],
  }),
} as const satisfies Fields

/** The form of a question. */
export const questionForm = {
  message: longText({
    label: 'Ask the customer',
    hint: 'The customer gets it by email and answers on the quote page.',
    valid: ['Who is there at night?'],
  }),
} as const satisfies Fields

/** The conditions, one per line. */
export const conditionsIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((condition) => condition.trim())
    .filter((condition) => condition !== '')

/** The terms that an approval can have, by the quote. */
export interface TermLimits {
  /** its coverages determine the premiums */
  readonly coverageType: unknown
  /** the limits that its provider offers */
  readonly limits: readonly Option[]
}

/** The fields of the terms: a premium for each of the quote's coverages, and the common fields. */
export const termFieldsOf = ({ coverageType }: Pick<TermLimits, 'coverageType'>): Partial<Record<TermName, Field>> =>
  Object.fromEntries(
    termNames.filter((name) => missingCover(name, coverageType) === null).map((name) => [name, terms[name]]),
  )

function missingCover(name: TermName, coverageType: unknown): string | null {
  if (name === 'premium' && holdsRain(coverageType)) return null
  if ((name === 'premium' || name === 'coverage_limits') && !holdsLiability(coverageType)) return 'liability'
  return name === 'ec_premium' && !holdsCancellation(coverageType) ? 'cancellation' : null
}

/** The error of a premium that the rates do not give. */
export const unset = 'Set this premium: the rates give none'

/**
 * The errors of terms, by field.
 * @param toSet premiums that the rates do not give, if the quote is to be approved
 */
export function termFaults(
  given: AnswersByName,
  limits: TermLimits,
  toSet: readonly string[] = [],
): Readonly<Record<string, string>> {
  const beside = termNames.flatMap((name) => {
    if (isBlank(given[name])) return toSet.includes(name) ? [[name, unset]] : []
    const cover = missingCover(name, limits.coverageType)
    return cover ? [[name, `There is no ${cover} coverage in this quote`]] : []
  })
  const isSold =
    isBlank(given['coverage_limits']) || limits.limits.some(({ value }) => value === given['coverage_limits'])
  return {
    ...faultsIn(terms, given),
    ...(!isSold && { coverage_limits: 'Choose a limit that is sold' }),
    ...Object.fromEntries(beside),
  }
}
