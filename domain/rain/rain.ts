import { looksLikeCardNumber } from '../common/cardNumber'
import { type CalendarDate, daysBetween, isCalendarDate } from '../common/dates'
import { isEmail } from '../common/email'
import { messages } from '../common/messages'
import { centsOf, partOf, thousandthsOf } from '../common/money'
import { phoneDigits } from '../common/phone'
import { leastRainNotice, type RainThreshold, rainHours } from '../common/rainLimits'
import { stateCodes } from '../common/states'
import { rain20261127 } from '../rating/plans/rain'

export interface RainRequest {
  readonly name: string
  readonly email: string
  readonly phone?: string | null
  readonly event_state: string
  readonly date: CalendarDate
  /** local time at the event, 0 to 24 */
  readonly from_hour: number
  readonly to_hour: number
  /** inches */
  readonly threshold: number
  /** payout in dollars for this rainfall */
  readonly amount: number
}

/**
 * The estimate for a request: from the dry rate of its inches to the wet one, in whole dollars, rounded half up. Throws for
 * a threshold without a rate.
 */
export function rainRange({ threshold, amount }: Pick<RainRequest, 'threshold' | 'amount'>) {
  const rates = rain20261127.rates[threshold.toFixed(2) as RainThreshold]
  if (!rates) throw new RangeError(`Rain of ${threshold} inches has no rate`)
  const dollars = (percent: string) => Math.round(partOf(centsOf(amount), thousandthsOf(Number(percent))) / 100)
  return { low: dollars(rates.dry), high: dollars(rates.wet) }
}

/** The errors of a request, by field. @param today in New York */
export function rainFaults(request: RainRequest, today: CalendarDate): Readonly<Record<string, string>> {
  const { name, email, phone, event_state: state, date, amount } = request
  const faults: readonly (readonly [field: keyof RainRequest, message: string | null])[] = [
    ['name', name.trim() === '' ? messages.required('Your name') : cardIn(name, 'Your name')],
    ['email', isEmail(email) ? null : messages.email('Your email')],
    ['phone', !phone || phoneDigits(phone) ? null : messages.phone('Your phone')],
    ['event_state', stateCodes.some((code) => code === state) ? null : messages.oneOf('State')],
    ['date', dateFault(date, today)],
    ['to_hour', hoursFault(request)],
    ['amount', hasTwoDecimals(amount) ? null : messages.amount('Amount')],
  ]
  return Object.fromEntries(faults.flatMap(([field, message]) => (message ? [[field, message]] : [])))
}

function dateFault(date: string, today: CalendarDate): string | null {
  if (!isCalendarDate(date)) return messages.calendarDate('Day')
  if (daysBetween(today, date) >= leastRainNotice) return null
  return `Rain insurance is sold up to ${leastRainNotice} days before the event`
}

function hoursFault({ from_hour, to_hour }: RainRequest): string | null {
  const hours = to_hour - from_hour
  if (hours >= rainHours.least && hours <= rainHours.most) return null
  return `Choose from ${rainHours.least} to ${rainHours.most} hours of one day`
}

const cardIn = (text: string, label: string) => (looksLikeCardNumber(text) ? messages.noCardNumber(label) : null)
const hasTwoDecimals = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6
