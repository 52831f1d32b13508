import { expect, test } from 'vitest'
import { realPrice, withRealContent } from '../../tools/gallery/screens/reasons'
import { couponWalk } from '../walks/coupon.walks'
import { bought } from '../walks/quote.cases'
import { stepsWalk } from '../walks/quote.steps.walks'
import { screenWalk } from '../walks/quote.walks'
import { purchaseWalk } from '../walks/small.walks'

test.each([
  ['quote screen', screenWalk],
  ['quote steps', stepsWalk],
  ['quote coupon', couponWalk],
  ['purchase', purchaseWalk],
])('in the gallery’s samples of the %s each paid amount equals the price beside it', (_, walk) => {
  const { starts, cases, outputs } = walk as Parameters<typeof withRealContent>[0]
  const { amount_due } = realPrice.pricing_detail
  expect(amount_due).not.toBe(bought.amount_due)
  const text = JSON.stringify(withRealContent({ starts, ...(cases && { cases }), ...(outputs && { outputs }) }))
  expect(text).not.toContain(String(bought.amount_due))
})
