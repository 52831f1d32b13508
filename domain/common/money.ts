/** Money inside is a whole number of cents; on the wire it is a number of dollars with at most two decimals. */
export type Cents = number

/** Dollars to cents. Throws for an amount that has parts of a cent. */
export function centsOf(dollars: number): Cents {
  const cents = Math.round(dollars * 100)
  if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6 * Math.max(1, Math.abs(dollars))) {
    throw new RangeError(`Not an amount of whole cents: ${dollars}`)
  }
  return cents
}

export const dollarsOf = (cents: Cents): number => cents / 100

/** A percentage as a whole number of thousandths of one percent: 4.89 % is 4890. No table has more decimals. */
export type Thousandths = number

export const thousandthsOf = (percent: number): Thousandths => Math.round(percent * 1000)

/** Part of an amount, to the cent, half up (decision 27). The amount is 0 or more and under 10 million dollars. */
export const partOf = (amount: Cents, rate: Thousandths): Cents => Math.floor((amount * rate + 50_000) / 100_000)
