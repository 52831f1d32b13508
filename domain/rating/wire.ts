import { dollarsOf } from '../money'
import type { Line, Price, PricingField } from './price'

/** The price as the contract has it: dollars in place of cents. */
export function toWire({ detail, lines }: Price): {
  pricing_detail: Record<PricingField, number> & { fee_changed_by_rep: number | null }
  worksheet: Line[]
} {
  const { fee_changed_by_rep, ...amounts } = detail
  return {
    pricing_detail: {
      ...(Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, dollarsOf(amount)])) as Record<
        PricingField,
        number
      >),
      fee_changed_by_rep: fee_changed_by_rep === null ? null : dollarsOf(fee_changed_by_rep),
    },
    worksheet: lines.map((line) => ({ ...line, amount: dollarsOf(line.amount) })),
  }
}
