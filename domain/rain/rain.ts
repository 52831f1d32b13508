import { looksLikeCardNumber } from '../common/cardNumber'
import { type CalendarDate, daysBetween, isCalendarDate } from '../common/dates'
import { isEmail } from '../common/email'
import { messages } from '../common/messages'
import { centsOf, partOf, thousandthsOf } from '../common/money'
import { phoneDigits } from '../common/phone'
import { stateCodes } from '../common/states'

/**
 * The estimate for rain insurance, which an underwriter then prices (decision 37): a percentage of the amount by inches
 * of rain within the hours, for dry and wet months or places. Illustrative, like all our rates (decision 31).
 */
export const rainRates = [
  { threshold: 0.1, dry: 5, wet: 10 },
  { threshold: 0.25, dry: 3.5, wet: 7 },
  { threshold: 0.5, dry: 2, wet: 5 },
] as const

/** number of hours for which the rates are valid */
export const rainHours = { least: 4, most: 8 } as const

/** days of notice; later, the forecast is known */
export const leastRainNotice = 14

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

/** From the dry rate to the wet one, in whole dollars, rounded half up. Throws for a threshold without a rate. */
export function rainRange({ threshold, amount }: Pick<RainRequest, 'threshold' | 'amount'>) {
  const rates = rainRates.find((rate) => rate.threshold === threshold)
  if (!rates) throw new RangeError(`Rain of ${threshold} inches has no rate`)
  const dollars = (percent: number) => Math.round(partOf(centsOf(amount), thousandthsOf(percent)) / 100)
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
