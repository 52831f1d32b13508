import { expect, test } from 'vitest'
import { lifecycleWalk, purchaseWalk } from './small.walks'
import { survey } from './walk'

test('a purchase', async () => {
  expect((await survey(purchaseWalk)).gaps).toEqual([])
})

test('the life of a quote', async () => {
  expect((await survey(lifecycleWalk)).gaps).toEqual([])
})
