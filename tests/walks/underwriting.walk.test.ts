import { expect, test } from 'vitest'
import { underwritingWalk } from './staff.walks'
import { survey } from './walk'

test('the workbench shows the referred quotes to underwriters and administrators only', async () => {
  expect((await survey(underwritingWalk)).gaps).toEqual([])
})
