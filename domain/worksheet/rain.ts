import { dayInWords, dollars, several, wholeDollars } from '../common/formats'
import { stateName } from '../common/states'
import { type LineWords, number, text, type WorkLine } from './line'

/** Up to $25,000: ... 3.5% of the amount, for a dry month in Texas. */
export function rainWords(line: WorkLine): LineWords {
  const rate = `${number(line, 'percent')}% of ${wholeDollars(number(line, 'of'))}`
  const month = `for ${text(line, 'season') === 'wet' ? 'a wet' : 'a dry'} month in ${stateName(text(line, 'state'))}`
  const least =
    line.basis['least'] == null ? '' : ` No rain insurance costs less than ${dollars(number(line, 'least'))}.`
  const factor =
    line.basis['factor'] == null
      ? ''
      : `, times ${number(line, 'factor')} for ${several(number(line, 'length'), 'hour')}`
  return { label: label(line), reason: `${insured(line)} ${rate}, ${month}${factor}.${least}` }
}

export const setRainWords = (line: WorkLine, reason: string): LineWords => ({
  label: label(line),
  reason: `${insured(line)} ${reason}`,
})

const label = (line: WorkLine) => `Rain, ${wholeDollars(number(line, 'of'))}`
const insured = (line: WorkLine) =>
  `${text(line, 'threshold')} inches or more on ${dayInWords(text(line, 'date'))}, ${text(line, 'hours')}.`
