import { type Cents, centsOf } from '../common/money'

/** The fields of the contract's price that are read here. Dollars. */
interface Detail {
  readonly premium: number
  readonly ec_premium: number
  /** missing in a price from before rain insurance was sold */
  readonly rain_premium?: number
  readonly tria: number
  readonly state_tax: number
  readonly amount_due: number
  readonly producer_commission: number
}

/** The parts of a policy's price. Cents; premium, fees and tax add up to the amount due. */
export interface Written {
  /** of the insurance, with its terrorism coverage */
  readonly premium: Cents
  /** the policy fee less its coupon */
  readonly fees: Cents
  readonly tax: Cents
  /** out of the premium; 0 without a producer */
  readonly commission: Cents
}

export const nothingWritten: Written = { premium: 0, fees: 0, tax: 0, commission: 0 }

/** The parts of a price that a policy has. @param hasProducer whether a producer acts for the insured */
export function writtenIn(detail: Detail, hasProducer: boolean): Written {
  const premium =
    centsOf(detail.premium) + centsOf(detail.ec_premium) + centsOf(detail.rain_premium ?? 0) + centsOf(detail.tria)
  const tax = centsOf(detail.state_tax)
  return {
    premium,
    tax,
    fees: centsOf(detail.amount_due) - premium - tax,
    commission: hasProducer ? centsOf(detail.producer_commission) : 0,
  }
}

/** The difference that a policy's new price writes; returned premium is less than 0. */
export const writtenBetween = (before: Written, after: Written): Written => ({
  premium: after.premium - before.premium,
  fees: after.fees - before.fees,
  tax: after.tax - before.tax,
  commission: after.commission - before.commission,
})
