import { expect, test } from 'vitest'
import { sharingWalk } from './sharing.walks'
import { survey } from './walk'

test('what was bought is sent on to others as often as one likes, or not at all', async () => {
  expect((await survey(sharingWalk)).gaps).toEqual([])
})
