import { numberOf } from '../application'
import { dollars, limitsInWords, listInWords } from '../common/formats'
import { sentence } from '../common/sentence'
import { stateName } from '../common/states'
import { addedCoverages, type RaisedLimitRule, raisedLimits } from '../coverages'
import type { RuleCode } from '../rating/sources'
import { approvedCancellation, coverageWords, weddingCancellation } from './cancellation'
import { generalLiability, liquorLiability } from './liability'
import { date, type LineWords, namesIn, number, text, type WorkLine } from './line'
import { rainWords, setRainWords } from './rain'

export { changesBetween, movedBetween } from './changes'
export { groupOf, groupsOf } from './groups'
export type { LineField, LineWords, WorkLine } from './line'
export { payoutOf } from './payouts'

const optional = `step ${numberOf('underwriting')}`

type RaisedRule = `${RaisedLimitRule}.${'included' | 'raised'}`
const raisedWords = Object.fromEntries(
  Object.values(raisedLimits).flatMap(({ rule, name }) => {
    const label = (line: WorkLine) => `${name}, ${text(line, 'limit')}`
    const included = (line: WorkLine): LineWords => ({
      label: label(line),
      reason: `Part of every liability policy. You can raise it in ${optional}.`,
      isIncluded: true,
    })
    const raised = (line: WorkLine): LineWords => ({
      label: label(line),
      reason: `Raised from the included ${text(line, 'included')}.`,
    })
    return [
      [`${rule}.included`, included],
      [`${rule}.raised`, raised],
    ]
  }),
) as Readonly<Record<RaisedRule, (line: WorkLine) => LineWords>>

const each = (line: WorkLine) => dollars(number(line, 'each'))

const days =
  (one: string, many: string) =>
  (line: WorkLine): LineWords => ({
    label: number(line, 'count') === 1 ? `${one}, ${text(line, 'dates')}` : `${number(line, 'count')} ${many}`,
    reason: `${each(line)} for each ${one.toLowerCase()}.`,
  })

/** One item: its name. Several: the cost of each, and the maximum. */
const wording =
  (label: string) =>
  (line: WorkLine): LineWords => {
    const whom = `For ${listInWords(namesIn(line))}`
    const most = line.basis['most'] == null ? '' : `, ${dollars(number(line, 'most'))} at most`
    return { label, reason: number(line, 'count') === 1 ? sentence(whom) : `${whom}: ${each(line)} each${most}.` }
  }

const percentOf = (line: WorkLine) => `${number(line, 'percent')}% of ${dollars(number(line, 'of'))}`
const stateTax = (line: WorkLine) =>
  line.basis['state'] == null ? 'State tax' : `State tax, ${stateName(text(line, 'state'))}`

const setByUnderwriter = 'An underwriter set the premium for this event.'

/** The label and the reason of each rating rule. */
const words: Readonly<Record<RuleCode, (line: WorkLine) => LineWords>> = {
  'liability.host': generalLiability,
  'liability.vendor': generalLiability,
  'liability.wedding': generalLiability,
  'liquor.host': () => ({
    label: 'Host liquor',
    reason: 'Covers you when you serve alcohol and do not sell it.',
    isIncluded: true,
  }),
  'liquor.liability': liquorLiability,
  ...raisedWords,
  rehearsal: (line) => ({
    label: addedCoverages.rehearsal_dinner.label,
    reason: `For ${text(line, 'band')} guests.`,
  }),
  setupDays: days('Setup day', 'setup days'),
  takedownDays: days('Teardown day', 'teardown days'),
  rainDate: (line) => ({ label: `Rain date${date(line)}`, reason: 'The same price for any one day.' }),
  additionalInsured: (line) => {
    const count = number(line, 'count')
    const names = namesIn(line)
    const whom = listInWords(names)
    const price = names.length > 0 ? `For ${whom}: ${each(line)} each.` : `${each(line)} each.`
    return {
      label: count === 1 ? 'Additional insured' : `${count} additional insureds`,
      reason: `${count === 1 && names.length > 0 ? sentence(whom) : price} A venue that is not in this list is free.`,
    }
  },
  'additionalInsured.location': () => ({
    label: 'Venue as additional insured',
    reason: 'The venue is free.',
    isIncluded: true,
  }),
  waiver: wording('Waiver of subrogation'),
  primary: wording('Primary wording'),
  'cancellation.wedding': weddingCancellation,
  'cancellation.weddingStep': weddingCancellation,
  'cancellation.rate': approvedCancellation,
  ...coverageWords,
  'rain.rate': rainWords,
  tria: (line) => ({
    label: `Terrorism, ${number(line, 'percent')}%`,
    reason: `${percentOf(line)} of liability. You may decline it in ${optional}.`,
  }),
  policyFee: (line) => ({ label: `Policy fee, ${number(line, 'percent')}%`, reason: `${percentOf(line)}.` }),
  'policyFee.adjusted': (line) => {
    const change = number(line, 'change')
    const way = change < 0 ? 'less' : 'and'
    return { label: 'Policy fee', reason: `${percentOf(line)}, ${way} ${dollars(Math.abs(change))} agreed with you.` }
  },
  'policyFee.byRep': () => ({ label: 'Policy fee', reason: 'Set by our representative.' }),
  'stateTax.admitted': (line) => ({
    label: stateTax(line),
    reason:
      line.basis['state'] == null
        ? 'None: this insurer is admitted.'
        : `None: this insurer is admitted in ${stateName(text(line, 'state'))}.`,
  }),
  'stateTax.surplusLines': (line) => {
    const flat = number(line, 'flat')
    return { label: stateTax(line), reason: `${percentOf(line)}${flat ? `, and ${dollars(flat)} a policy` : ''}.` }
  },
  coupon: () => ({ label: 'Coupon', reason: 'Taken off the policy fee.' }),
  'underwriter.premium': (line) => ({
    label: 'General liability',
    reason: `${limitsInWords(text(line, 'limits'))}. ${setByUnderwriter}`,
  }),
  'underwriter.ecPremium': (line) => ({
    label: `Cancellation, ${text(line, 'limit')}`,
    reason: `Up to ${text(line, 'limit')}. ${setByUnderwriter}`,
  }),
  'underwriter.rain': (line) => setRainWords(line, setByUnderwriter),
  'underwriter.policyFee': () => ({ label: 'Policy fee', reason: 'Set by an underwriter.' }),
  // labeled like the same line when the tables price it
  'underwriter.included': (line) => ({
    label: words[text(line, 'as') as RuleCode]?.(line).label ?? line.field,
    reason: 'Part of the premium that an underwriter set.',
    isIncluded: true,
  }),
}

/** The text of a price line. `isIncluded`: show "Included" instead of the amount. */
export function lineWords(line: WorkLine): LineWords {
  return words[line.rule as RuleCode]?.(line) ?? { label: line.field, reason: '' }
}
