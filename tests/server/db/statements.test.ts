import { afterAll, expect, test } from 'vitest'
import { refusedBy } from '../../../tools/statements/refused'
import { isPlanned, shapeOf } from '../../../tools/statements/shape'
import { testDatabase } from '../rig/database'

const db = await testDatabase()
afterAll(() => db.close())

const at = 'server/sample.ts:1:1'
const statement = (text: string) => ({ text, at })

test('a statement that the database plans is accepted with any values, and runs nothing', async () => {
  const add = `insert into "venue" ("known_as", "legal_name", "city", "state", "id", "code", "created", "edited")
    values ($1, $2, $3, $4, $5, $6, $7, $8)`
  expect(await refusedBy(db, [statement(add), statement('select 1')])).toEqual([])
  expect(await db.q.selectFrom('venue').selectAll().execute()).toEqual([])
})

test.each([
  'select "nothing" from "venue"',
  'select "id" form "venue"',
  'select sum("city") from "venue"',
  // the planner finds no index for it
  'insert into "venue" ("id") values ($1) on conflict ("city") do nothing',
])('a statement that the database does not accept is named with its line: %s', async (text) => {
  const refused = await refusedBy(db, [statement(text), statement('select 1')])
  expect(refused).toEqual([expect.stringMatching(/^server\/sample\.ts:1:1: \S.*: (select|insert) /)])
})

test('statements with lists and rows of different lengths have one shape', () => {
  const shapes = ['($1), ($2)', '($1)'].map((rows) => shapeOf(`insert into "a" ("b") values ${rows}`))
  expect(new Set(shapes)).toHaveProperty('size', 1)
  expect(shapeOf('select 1 where "a" in ($1, $2, $3)')).toBe(shapeOf('select 1 where "a" in ($7)'))
  expect(shapeOf('select 1 where "a" = $1')).not.toBe(shapeOf('select 1 where "b" = $1'))
})

test('a database plans queries and changes of rows, not changes of tables', () => {
  expect(['with "a" as (select 1) select 2', ' select 1', 'drop table "a"', 'begin'].map(isPlanned)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
