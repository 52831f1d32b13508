import { refine } from 'superstruct'
import { faultsIn } from '../application/apart'
import { stateOptions } from '../application/common'
import { amount, choice, date, email, phone, text } from '../application/fields/kinds'
import { type RainRequest, rainFaults, rainHours, rainRates } from './rain'

const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`
const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ value: String(first + i), label: clock(first + i) }))
const lastHour = 24

const paid = amount({
  label: 'Amount to insure',
  hint: 'The amount we pay if enough rain falls: your costs, or the income you expect that day.',
  width: 160,
  valid: [25_000],
})

/** The questions of a request for rain insurance (POST /rain-requests), by their names there. */
export const rainQuestions = {
  event_state: choice(stateOptions)({ label: 'State', width: 256, valid: ['TX'] }),
  date: date({
    label: 'Day of the event',
    hint: 'At least 14 days from today. For an event of several days, ask for each of them.',
    valid: ['06/12/2027'],
  }),
  from_hour: choice(hours(0, lastHour - rainHours.least))({ label: 'Rain counts from', row: 'hours', valid: ['12'] }),
  to_hour: choice(hours(rainHours.least, lastHour))({ label: 'Until', row: 'hours', valid: ['18'] }),
  threshold: choice(
    rainRates.map(({ threshold }) => ({ value: String(threshold), label: `${threshold.toFixed(2)} inch` })),
  )({ label: 'How much rain within those hours?', valid: ['0.25'] }),
  amount: {
    ...paid,
    rule: refine(
      refine(paid.rule, 'atLeastOne', (dollars) => dollars >= 1),
      'oneMillionAtMost',
      (dollars) => dollars <= 1_000_000,
    ),
  },
  name: text({ label: 'Your name', autocomplete: 'name', width: 416, valid: ['Jordan Sample'] }),
  email: email({ label: 'Your email', autocomplete: 'email', width: 416, valid: ['jordan.sample@example.com'] }),
  phone: phone({ label: 'Your phone', autocomplete: 'tel-national', optional: true, valid: ['512-555-0142'] }),
} as const

type Threshold = (typeof rainRates)[number]['threshold']

export type RainAnswers = { readonly [Name in keyof typeof rainQuestions]: string | number | null }

/** Start and end together: within the hours that the rates allow, on one day. */
export function hoursAfter(from: unknown) {
  const { options = [] } = rainQuestions.to_hour
  if (from === null || from === undefined) return options
  const hour = Number(from)
  return options.filter(({ value }) => {
    const length = Number(value) - hour
    return length >= rainHours.least && length <= rainHours.most
  })
}

/** The request for valid answers. */
export const rainRequestOf = (answers: RainAnswers): RainRequest & { threshold: Threshold } => ({
  name: String(answers.name),
  email: String(answers.email),
  ...(answers.phone && { phone: String(answers.phone) }),
  event_state: String(answers.event_state),
  date: String(answers.date),
  from_hour: Number(answers.from_hour),
  to_hour: Number(answers.to_hour),
  threshold: Number(answers.threshold) as Threshold,
  amount: Number(answers.amount),
})

/** The server checks the notice; the form accepts any day. */
const longAgo = '01/01/2000'

/** The errors by question; rules over several answers apply only if each is valid. */
export function rainFaultsIn(answers: RainAnswers): Readonly<Record<string, string>> {
  const faults = faultsIn(rainQuestions, answers)
  return Object.keys(faults).length > 0 ? faults : rainFaults(rainRequestOf(answers), longAgo)
}
