import type { Act } from './act'
import { openingActs } from './acts.opening'
import { paymentActs } from './acts.payment'
import { priceActs } from './acts.price'
import { recordActs } from './acts.record'
import { reviewActs } from './acts.review'
import { stepActs } from './acts.steps'
import { summaryActs } from './acts.summary'

/** All actions of people, the network and the server on a quote. */
export const acts: readonly Act[] = [
  ...openingActs,
  ...stepActs,
  ...summaryActs,
  ...recordActs,
  ...priceActs,
  ...reviewActs,
  ...paymentActs,
]
