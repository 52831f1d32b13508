import type { Act } from './act'
import { openingActs } from './acts.opening'
import { paymentActs } from './acts.payment'
import { priceActs } from './acts.price'
import { recordActs } from './acts.record'
import { reviewActs } from './acts.review'
import { stepActs } from './acts.steps'

/** All that somebody, the network and the server do to a quote. */
export const acts: readonly Act[] = [
  ...openingActs,
  ...stepActs,
  ...recordActs,
  ...priceActs,
  ...reviewActs,
  ...paymentActs,
]
