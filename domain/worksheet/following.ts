import { dollars } from '../common/formats'
import { stateName } from '../common/states'
import { number, text, type WorkLine } from './line'
import type { Moved } from './moved'

/** Why an amount moved that nobody changed directly: its inputs changed. */
export function following({ was, is }: Moved): string {
  if (!is) return 'This is no longer part of the price.'
  if (!was) return 'This was not part of the price before.'
  return byRule(was, is) ?? byBasis(was, is) ?? 'This follows from the other changes.'
}

const isSet = ({ rule }: WorkLine) => rule.startsWith('underwriter.')

/** Another rule applies to the same amount. */
function byRule(was: WorkLine, is: WorkLine): string | null {
  if (isSet(is)) return isSet(was) ? 'An underwriter set another amount.' : 'An underwriter set it.'
  if (isSet(was)) return 'It is no longer set by an underwriter.'
  if (is.rule === 'policyFee.byRep') return 'Our representative set the fee.'
  if (was.rule === 'policyFee.byRep') return `${part(is)}, no longer set by our representative.`
  if (is.rule === 'stateTax.admitted' && was.rule !== is.rule) return 'None: the insurer is admitted now.'
  if (was.rule === 'stateTax.admitted' && is.rule !== was.rule) {
    return `The insurer is not admitted now: ${part(is)}${flat(is)}.`
  }
  return null
}

function byBasis(was: WorkLine, is: WorkLine): string | null {
  const differs = (name: string) => text(was, name) !== text(is, name)
  if (is.field === 'policy_fee' && differs('change')) return agreed(was, is)
  if (differs('state')) {
    return `Tax of ${state(is)} instead of ${state(was)}: ${part(is)}${flat(is)} instead of ${part(was)}${flat(was)}.`
  }
  if (is.field === 'coupon_discount' && is.basis['percent'] == null) {
    return `Taken from a fee of ${dollars(number(is, 'of'))} instead of ${dollars(number(was, 'of'))}.`
  }
  if (is.basis['of'] != null && (differs('of') || differs('percent'))) return ofOther(was, is)
  if (differs('limit')) return `Up to ${text(is, 'limit')} instead of ${text(was, 'limit')}.`
  if (differs('base'))
    return `It starts from ${dollars(number(is, 'base'))} instead of ${dollars(number(was, 'base'))}.`
  if (differs('percent')) return `${number(is, 'percent')}% instead of ${number(was, 'percent')}%.`
  return null
}

/** 5% of $117.00 instead of $85.00; 0.9% instead of 0.925% of $117.00. */
function ofOther(was: WorkLine, is: WorkLine): string {
  const isSame = (name: string) => number(was, name) === number(is, name)
  if (isSame('percent')) return `${part(is)} instead of ${dollars(number(was, 'of'))}.`
  if (isSame('of')) return `${number(is, 'percent')}% instead of ${part(was)}.`
  return `${part(is)} instead of ${part(was)}.`
}

/** A fee adjustment, which may be a percentage of the fee and move with it. */
const agreed = (was: WorkLine, is: WorkLine) => `${part(is)}${change(is)} instead of ${part(was)}${change(was)}.`

/** ", less $1.00". */
function change(line: WorkLine): string {
  const value = number(line, 'change')
  return value === 0 ? '' : `, ${value < 0 ? 'less' : 'and'} ${dollars(Math.abs(value))}`
}

const part = (line: WorkLine) => `${number(line, 'percent')}% of ${dollars(number(line, 'of'))}`
const flat = (line: WorkLine) => (number(line, 'flat') > 0 ? ` and ${dollars(number(line, 'flat'))} a policy` : '')
const state = (line: WorkLine) => stateName(text(line, 'state'))
