import type { Client, Contact, OpenedContact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type Coupon = OpenedContact['coupons'][number]

/** `withdrawn`: it was taken away again. Both come with the quote as it is now: its price is another one. */
export type CouponFact =
  | { type: 'coupon.applied'; coupons: readonly Coupon[]; contact: Contact }
  | { type: 'coupon.withdrawn'; coupons: readonly Coupon[]; contact: Contact }
  | { type: 'coupon.refused'; problem: Problem }

/** An empty code takes away the coupon that a quote has. */
export const applyCoupon = (client: Client) =>
  call((input: { id: string; code: string }, signal) => client.applyCoupon(input.id, input.code, signal), {
    answered: ({ coupons, contact }, { code }): CouponFact => ({
      type: code === '' ? 'coupon.withdrawn' : 'coupon.applied',
      coupons,
      contact,
    }),
    refused: (problem): CouponFact => ({ type: 'coupon.refused', problem }),
  })
