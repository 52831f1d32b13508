import { expect, test } from 'vitest'
import { staffWalk } from './staff.walks'
import { survey } from './walk'

test('the back office is entered by signing in, and left by signing out or when the session ends', async () => {
  expect((await survey(staffWalk)).gaps).toEqual([])
})
