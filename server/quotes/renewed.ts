import { planOn } from '../../domain/rating'
import type { Contact } from '../payments/rows'
import { couponOn } from '../program'
import type { Services } from '../services'
import type { Kept } from './kept'
import { isOver } from './lapse'

type Dated = Kept & Pick<Contact, 'quote_status' | 'expires' | 'declined_by'>

/** What a quote keeps, as the next save finds it: an expired one is priced by today's plan (decision 8). */
export function renewed(
  { config, today, now }: Pick<Services, 'config' | 'today' | 'now'>,
  quote: Dated,
): Partial<Kept> {
  if (quote.quote_status !== 'expired' && !isOver(quote, now())) return {}
  const { coupon } = quote
  const isGone = coupon !== null && !couponOn(config.program, coupon.code, today())
  return { rating_plan: planOn(today()).version, ...(isGone && { coupon: null }) }
}
