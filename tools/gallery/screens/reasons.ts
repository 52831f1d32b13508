import { rules } from '../../../domain/decision'
import { rate, toWire } from '../../../domain/rating'
import { bought, complete } from '../../../tests/walks/quote.cases'
import type { Samples } from './entry'

/** A real price of the sample, where the walks have a stub. */
export const realPrice = toWire(rate(complete))
const dearer = toWire(rate({ ...complete, number_attendees: 900 }))
const { amount_due: stubAmount } = bought
const { amount_due: due } = realPrice.pricing_detail
const amounts: ReadonlySet<string> = new Set(['amount_due', 'amountDue', 'sentAmount'])

/**
 * Replaces stubs by real texts. The walks need only a reason's code and a price's amount; a screen needs the reason's
 * text, and a receipt that agrees with the price beside it.
 */
export const withRealContent = ({ starts, cases = {}, outputs = {} }: Samples) =>
  replaced({ starts, cases, outputs }) as Required<Samples>

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  if ('pricing_detail' in value) return isDearer(value.pricing_detail) ? dearer : realPrice
  const rule = 'code' in value && 'remedy' in value ? rules.find(({ code }) => code === value.code) : undefined
  if (rule) return { ...value, field: rule.field, text: rule.text, remedy: rule.remedy }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, amountOr(name, each)]))
}

const amountOr = (name: string, value: unknown) => (amounts.has(name) && value === stubAmount ? due : replaced(value))
const isDearer = (detail: unknown) =>
  typeof detail === 'object' && detail !== null && 'amount_due' in detail && Number(detail.amount_due) > stubAmount
