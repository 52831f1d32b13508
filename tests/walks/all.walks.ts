import { couponWalk } from './coupon.walks'
import { dialogWalk } from './quote.dialog.walks'
import { recordWalk } from './quote.record.walks'
import { statusWalk } from './quote.status.walks'
import { stepsWalk } from './quote.steps.walks'
import { calendarWalk, citiesWalk, priceWalk, screenWalk } from './quote.walks'
import { lifecycleWalk, placeholderWalk, purchaseWalk } from './small.walks'

/** The charts of a quote, region by region: all regions together have too many thousands of states. */
export const quoteWalks = {
  lifecycle: lifecycleWalk,
  purchase: purchaseWalk,
  'quote screen': screenWalk,
  'quote steps': stepsWalk,
  'quote price': priceWalk,
  'quote decision': statusWalk,
  'quote record': recordWalk,
  'quote coupon': couponWalk,
  'quote dialog': dialogWalk,
  'quote calendar': calendarWalk,
  'quote cities': citiesWalk,
  'quote placeholder': placeholderWalk,
} as const
