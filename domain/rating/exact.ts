import Big from 'big.js'
import type { Cents } from '../common/money'

/** Exact decimals, only to compute the tables; a price is then looked up. */
export const exactly = (value: number | string) => new Big(value)

/** Rounded once to whole dollars, half up (decision 27). */
export const wholeDollars = (exact: Big): Cents => exact.round(0, Big.roundHalfUp).toNumber() * 100
