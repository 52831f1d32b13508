import type { Price } from '../../../contract/client'
import { problemTypes } from '../../../contract/problem'
import { conflict, Problem } from '../../platform/problems/problem'

const notCharged = 'Nothing was charged.'

/** Another change came first, or replaced this one. */
export const policyChanged = () =>
  new Problem(409, `The policy was changed meanwhile. ${notCharged} Look at it again, and change it from there.`, {
    type: problemTypes.answersChanged,
  })

/** The difference has changed since it was shown. */
export const differenceChanged = (price: Price, difference: string) =>
  conflict('priceChanged', `The price of the change is now different: ${difference}. ${notCharged}`, { price })

/** Another change of the policy is being paid for, so nothing of this one has begun. */
export const changeInProgress = () =>
  conflict(
    'anotherPayment',
    `A payment for another change of this policy is on its way. ${notCharged} Try again once it has ended.`,
  )
