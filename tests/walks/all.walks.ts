import { stepsWalk } from './quote.steps.walks'
import { calendarWalk, dialogWalk, priceWalk, recordWalk, screenWalk, standingWalk } from './quote.walks'
import { lifecycleWalk, purchaseWalk } from './small.walks'

/** The charts of a quote, region by region: all regions at once have thousands of states before one stops counting. */
export const quoteWalks = {
  lifecycle: lifecycleWalk,
  purchase: purchaseWalk,
  'quote screen': screenWalk,
  'quote steps': stepsWalk,
  'quote price': priceWalk,
  'quote standing': standingWalk,
  'quote record': recordWalk,
  'quote dialog': dialogWalk,
  'quote calendar': calendarWalk,
} as const
