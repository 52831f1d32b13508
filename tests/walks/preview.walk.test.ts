import { expect, test } from 'vitest'
import { previewWalk } from './preview.walks'
import { survey } from './walk'

test('a preview is fetched when it is asked for, and why one does not come is kept until the next is asked for', async () => {
  expect((await survey(previewWalk)).gaps).toEqual([])
})
