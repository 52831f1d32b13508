import { define } from 'superstruct'
import type { Answers } from '../application'
import { faultsIn } from '../application/apart'
import type { AnswersByName, Field, Fields } from '../application/fields/field'
import { choice, date, longText, text } from '../application/fields/kinds'
import { holdsRain } from '../common/coverageTypes'
import { type CalendarDate, isBefore, isCalendarDate } from '../common/dates'
import { clockHour, hoursInWords, lastHour, type RainThreshold } from '../common/rainLimits'

/*
 * The settlement of rain insurance (decision 86): staff record what was measured on the insured day, and the amount is
 * payable or not. Form and server use the same rules.
 */

/** The hours that a policy insures, and the measured ones; as numbers from 0 to 24. */
interface Hours {
  readonly from_hour: number
  readonly to_hour: number
}

/** The insured rain. */
export interface InsuredRain extends Hours {
  readonly date: CalendarDate
  readonly threshold: RainThreshold
  /** dollars */
  readonly amount: number
}

type RainAnswers = Pick<
  Answers,
  'coverage_type' | 'rain_date' | 'rain_from_hour' | 'rain_to_hour' | 'rain_threshold' | 'rain_amount'
>

/** The insured rain of a policy’s answers; null for another coverage. */
export function insuredRainIn(answers: Partial<RainAnswers>): InsuredRain | null {
  const { rain_date: date, rain_amount: amount } = answers
  if (!holdsRain(answers.coverage_type) || !date || !amount) return null
  return {
    date,
    from_hour: Number(answers.rain_from_hour),
    to_hour: Number(answers.rain_to_hour),
    threshold: answers.rain_threshold as RainThreshold,
    amount,
  }
}

export const hundredthsOf = (inches: number): number => Math.round(inches * 100)

/** Whether the measured rain reaches the insured one. @param hundredths of an inch */
export const isPayable = (hundredths: number, threshold: RainThreshold): boolean =>
  hundredths >= hundredthsOf(Number(threshold))

/** The result in a sentence. @param amount in words */
export const resultInWords = (inches: number, { threshold }: Pick<InsuredRain, 'threshold'>, amount: string): string =>
  isPayable(hundredthsOf(inches), threshold)
    ? `${inches.toFixed(2)} inches were measured, and the policy asks for ${threshold} inches: ${amount} is payable.`
    : `${inches.toFixed(2)} inches were measured, and the policy asks for ${threshold} inches: nothing is payable.`

const hours = Array.from({ length: lastHour + 1 }, (_, hour) => ({ value: String(hour), label: clockHour(hour) }))

const plain = text({
  label: 'Inches measured',
  hint: 'To the hundredth, like 0.31. For no rain, enter 0.',
  width: 96,
  valid: ['0.31'],
})
const inches: Field<string> = {
  ...plain,
  rule: define<string>(
    'inches',
    (value) => typeof value === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(value.trim()),
  ) as never,
  invalid: [{ value: '0.315', breaks: 'inches' }],
}

/** PUT /admin/contacts/{id}/rain-settlement: the form of a correction, which needs its reason too. */
export const correctionForm = {
  inches,
  station: text({
    label: 'Station or source',
    hint: 'As the records name it, with its distance if it is more than five miles.',
    width: 416,
    valid: ['Austin-Bergstrom Airport, hourly records'],
  }),
  from_hour: choice(hours)({ label: 'Measured from', row: 'hours', valid: ['12'] }),
  to_hour: choice(hours)({ label: 'Measured until', row: 'hours', valid: ['18'] }),
  read_on: date({ label: 'Day on which the records were read', width: 160, valid: ['06/14/2027'] }),
  reason: longText({
    label: 'Reason for the correction',
    valid: ['The Weather Service corrected its records.'],
  }),
} as const satisfies Fields

const { reason: _, ...firstForm } = correctionForm
/** The form of the measurement. */
export const measurementForm = firstForm satisfies Fields

/** POST /admin/contacts/{id}/rain-settlement/payment. */
export const settledPaymentForm = {
  paid_on: date({ label: 'Day of the payment', width: 160, valid: ['06/20/2027'] }),
  reference: text({ label: 'Reference', hint: 'Such as the number of the check.', width: 256, valid: ['Check 2041'] }),
} as const satisfies Fields

/** The day and the hours that a measurement has to fit, and whether it corrects one. */
interface Measuring {
  readonly insured: Pick<InsuredRain, 'date' | 'from_hour' | 'to_hour'>
  /** New York day */
  readonly today: CalendarDate
  readonly isCorrection: boolean
}

/** The errors of a measurement, by field. */
export function measurementFaults(
  answers: AnswersByName,
  { insured, today, isCorrection }: Measuring,
): Readonly<Record<string, string>> {
  const { from_hour: from, to_hour: until, read_on: day } = answers
  const isWithin = Number(from) >= insured.from_hour && Number(until) <= insured.to_hour
  return {
    ...(typeof day === 'string' && isCalendarDate(day) && dayFault(day, insured.date, today)),
    ...(Number(from) >= Number(until)
      ? { to_hour: 'Choose a later hour than the first one' }
      : !isWithin && { to_hour: `Only rain from ${hoursInWords(insured)} counts` }),
    ...faultsIn(isCorrection ? correctionForm : measurementForm, answers),
  }
}

const dayFault = (day: CalendarDate, insured: CalendarDate, today: CalendarDate) =>
  isBefore(day, insured)
    ? { read_on: `The records cannot be read before ${insured}` }
    : isBefore(today, day) && { read_on: 'This day has not come yet' }

/** The errors of the mark that the amount was paid, by field. @param today in New York */
export function settledPaymentFaults(answers: AnswersByName, today: CalendarDate): Readonly<Record<string, string>> {
  const { paid_on: day } = answers
  const isLater = typeof day === 'string' && isCalendarDate(day) && isBefore(today, day)
  return { ...(isLater && { paid_on: 'This day has not come yet' }), ...faultsIn(settledPaymentForm, answers) }
}
