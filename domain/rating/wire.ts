import { dollarsOf } from '../common/money'
import type { Line, Price, PricingField, WireDetail } from './price'
import { sources } from './sources'
import type { StartingPrice } from './starting'

/** A line in the contract's form: dollars, and the source of its rule. */
export interface WireLine extends Line {
  readonly source: string
}

/** The price in the contract's form: dollars instead of cents. */
export function toWire({ plan, detail, lines, triaOffer }: Price): {
  plan: string
  pricing_detail: WireDetail
  worksheet: WireLine[]
  tria_offer: number | null
} {
  const { fee_changed_by_rep, ...amounts } = detail
  return {
    plan,
    pricing_detail: {
      ...(Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, dollarsOf(amount)])) as Record<
        PricingField,
        number
      >),
      fee_changed_by_rep: fee_changed_by_rep === null ? null : dollarsOf(fee_changed_by_rep),
    },
    worksheet: lines.map(lineToWire),
    tria_offer: triaOffer === null ? null : dollarsOf(triaOffer),
  }
}

const lineToWire = (line: Line): WireLine => ({ ...line, amount: dollarsOf(line.amount), source: sources[line.rule] })

/** The lowest price in the contract's form. */
export const startingToWire = ({ lines, cancellationFrom, feesFrom, dueFrom }: StartingPrice) => ({
  liability: lines.map(lineToWire),
  cancellation_from: dollarsOf(cancellationFrom),
  fees_from: dollarsOf(feesFrom),
  amount_due_from: dollarsOf(dueFrom),
})
