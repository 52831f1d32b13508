import type { Price } from '../../../../contract/client'
import { several } from '../../../../domain/common/formats'

const hourMs = 3_600_000

/** The time that a referral has waited: 25 min, 4 h, 2 days. */
export function waitInWords(since: string, now: number): string {
  const hours = Math.max(0, now - new Date(since).getTime()) / hourMs
  if (hours < 1) return `${Math.floor(hours * 60)} min`
  return hours < 24
    ? `${Math.floor(hours)} h`
    : `${Math.floor(hours / 24)} ${Math.floor(hours / 24) === 1 ? 'day' : 'days'}`
}

/** In 204 days, today, or 3 days ago. */
export function eventIn(days: number | null): string | null {
  if (days === null) return null
  if (days === 0) return 'the event is today'
  return days > 0 ? `the event is in ${several(days, 'day')}` : `the event was ${several(-days, 'day')} ago`
}

type Amount = Exclude<keyof Price['pricing_detail'], 'fee_changed_by_rep'>

/** The amounts in the comparison of rates and terms, in the order of their calculation. */
export const amounts: readonly (readonly [field: Amount, name: string])[] = [
  ['premium', 'Premium'],
  ['ec_premium', 'Cancellation premium'],
  ['rain_premium', 'Rain premium'],
  ['tria', 'Terrorism'],
  ['policy_fee', 'Policy fee'],
  ['state_tax', 'State tax'],
  ['coupon_discount', 'Coupon'],
]
