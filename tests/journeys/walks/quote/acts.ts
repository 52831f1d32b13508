import type { Act } from './act'
import { openingActs } from './acts.opening'
import { paymentActs, withoutCode } from './acts.payment'
import { priceActs } from './acts.price'
import { recordActs } from './acts.record'
import { reviewActs, withoutAddress } from './acts.review'
import { stepActs } from './acts.steps'
import { addressActs, summaryActs } from './acts.summary'

/** All actions of people, the network and the server on a quote. */
export const acts: readonly Act[] = [
  ...openingActs,
  ...stepActs,
  ...summaryActs,
  ...recordActs,
  ...priceActs,
  ...reviewActs,
  ...paymentActs,
  // last, because the search takes the first of those that are as near
  ...addressActs,
  withoutAddress,
  withoutCode,
]
