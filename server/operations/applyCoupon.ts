import type { Coupon } from '../db/schema'
import type { Operation } from '../handler'
import { Problem } from '../problem'
import { couponOn } from '../program'
import { changeQuote } from '../quotes/change'
import { saveAnswers } from '../quotes/save'
import { contactOf, couponsOf } from '../quotes/wire'
import type { Services } from '../services'

/** `POST /apply-coupon`: the coupon that comes off a quote's policy fee; an empty code takes it away. */
export const applyCoupon: Operation<'applyCoupon'> =
  (services) =>
  async ({ body: { id, code }, caller }) => {
    const saved = await changeQuote(services, { id }, (contact) => {
      const coupon = couponBehind(services, code)
      return saveAnswers(services, {
        contact,
        kept: { coupon },
        caller,
        action: `coupon.${coupon ? 'applied' : 'removed'}`,
      })
    })
    return { status: 200, body: { coupons: couponsOf(saved), contact: contactOf(saved) } }
  }

/** As it is now: what is changed in it later changes no quote. @throws a 422 that does not say whether there was one */
function couponBehind({ config, today }: Services, typed: string): Coupon | null {
  if (typed.trim() === '') return null
  const found = couponOn(config.program, typed, today())
  const error = 'This code is not known, or it is over'
  if (!found) throw new Problem(422, error, { error })
  return { code: found.code, value: found.value, is_percentage: found.is_percentage }
}
