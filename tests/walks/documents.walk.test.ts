import { expect, test } from 'vitest'
import { documentsWalk } from './policy.walks'
import { survey } from './walk'

test('the documents are asked for until every file is made, and whoever waits too long is told', async () => {
  expect((await survey(documentsWalk)).gaps).toEqual([])
})
