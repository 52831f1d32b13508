/** Amounts are whole cents internally, and dollars with at most two decimals on the wire. */
export type Cents = number

/** Converts dollars to cents. Throws for fractions of a cent. */
export function centsOf(dollars: number): Cents {
  const cents = Math.round(dollars * 100)
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6 * Math.max(1, Math.abs(dollars))) {
    throw new RangeError(`Not an amount of whole cents: ${dollars}`)
  }
  return cents
}

export const dollarsOf = (cents: Cents): number => cents / 100

/** A percentage in thousandths of one percent: 4.89 % is 4890. No table has more decimals. */
export type Thousandths = number

export const thousandthsOf = (percent: number): Thousandths => Math.round(percent * 1000)

/**
 * A percentage of an amount, rounded half up to the cent (decision 27). The amount must be at least 0 and under 10
 * million dollars.
 */
export const partOf = (amount: Cents, rate: Thousandths): Cents => Math.floor((amount * rate + 50_000) / 100_000)
