import { capital, dollars, limitsInWords, numberInWords } from '../common/formats'
import { type LineWords, number, text, type WorkLine } from './line'

/**
 * $1,000,000 each occurrence, $2,000,000 general aggregate. One-day wedding, 101-500 guests: $130.00 less 10% for
 * weddings.
 */
export function generalLiability(line: WorkLine): LineWords {
  const isWedding = line.rule === 'liability.wedding'
  const event = isWedding ? 'wedding' : text(line, 'event_type')
  const people = `${text(line, 'band')} ${isWedding ? 'guests' : 'people'}`
  const discount = number(line, 'discount_percent') ? ` less ${number(line, 'discount_percent')}% for weddings` : ''
  const least = line.basis['least'] == null ? '' : `. No liability costs less than ${dollars(number(line, 'least'))}`
  return {
    label: 'General liability',
    reason: `${limitsInWords(text(line, 'limits'))}. ${span(line)} ${event}, ${people}: ${dollars(number(line, 'base'))}${discount}${factors(line)}${rounding(line)}${least}.`,
  }
}

export function liquorLiability(line: WorkLine): LineWords {
  return {
    label: 'Liquor liability',
    reason: `Alcohol is sold or needs a license. ${text(line, 'band')} drinking: ${dollars(number(line, 'base'))}${factors(line)}${rounding(line)}.`,
  }
}

const span = (line: WorkLine) => `${capital(numberInWords(number(line, 'days')))}-day`

/** The factors that are not 1, in order of application. */
function factors(line: WorkLine): string {
  const limit = number(line, 'limit_factor')
  const day = number(line, 'day_factor')
  const parts = [
    ...(limit === 1 ? [] : [`times ${limit} for the limits`]),
    ...(day === 1 ? [] : [`times ${day} for ${numberInWords(number(line, 'days'))} days`]),
  ]
  return parts.map((part) => `, ${part}`).join('')
}

/**
 * Mentions rounding where it made a difference (decision 27). An amount raised to the minimum premium was not rounded.
 */
function rounding(line: WorkLine): string {
  if (line.basis['least'] != null) return ''
  const percent = 100 - number(line, 'discount_percent')
  const exact = (number(line, 'base') * percent * number(line, 'limit_factor') * number(line, 'day_factor')) / 100
  return Math.abs(exact - Math.round(exact)) < 1e-6 ? '' : ', rounded to whole dollars'
}
