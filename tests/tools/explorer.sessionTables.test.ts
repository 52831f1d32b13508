import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../server/platform/db/database'
import { callerOf, endSession, endSessionsOf } from '../../server/staff/sessions'
import { readSchema, type Table } from '../../tools/explorer/tables/schema'
import { Tables } from '../../tools/explorer/tables/tables'
import { runs } from '../domain/properties/runs'
import { testDatabase } from '../server/rig/database'
import { exploredDb } from './exploredDb'

/** The explorer's tables answer the session code like the database does. */
const evening = new Date('2026-11-20T17:00:00Z')
const morning = new Date('2026-11-21T06:00:00Z')
const tokens = ['a', 'b', 'c'].map((letter) => letter.repeat(43))
const config = { staffIdleMinutes: 30 }
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

let real: Db
let schema: ReadonlyMap<string, Table>
beforeAll(async () => {
  real = await testDatabase()
  schema = await readSchema()
})
afterAll(() => real.close())

/** Two accounts: the first has two sessions, the second has one. */
async function fill(db: Db) {
  const user = { name: 'Rep', role: 'rep' as const, password_hash: '' }
  for (const id of ['u1', 'u2'])
    await db.q
      .insertInto('staff_user')
      .values({ ...user, id, email: `${id}@example.com` })
      .execute()
  for (const [i, token] of tokens.entries())
    await db.q
      .insertInto('staff_session')
      .values({
        token_hash: hashOf(token),
        user_id: i < 2 ? 'u1' : 'u2',
        created: evening,
        // the second one is idle in the evening
        used: i === 1 ? new Date(evening.getTime() - 31 * 60_000) : evening,
        expires: i === 0 ? new Date(evening.getTime() + 60_000) : new Date(morning.getTime() + 60_000),
      })
      .execute()
}

const token = fc.constantFrom(...tokens)
const userId = fc.constantFrom('u1', 'u2')
const now = fc.constantFrom(evening, morning)
type Act = (db: Db) => Promise<unknown>
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(token, now).map(
    ([of, at]): Act =>
      (db) =>
        callerOf({ db, now: () => at, config } as never, of, 'here'),
  ),
  token.map(
    (of): Act =>
      (db) =>
        endSession(db, hashOf(of), evening),
  ),
  fc.tuple(userId, fc.option(token, { nil: undefined })).map(
    ([user, kept]): Act =>
      (db) =>
        endSessionsOf(db, user, evening, kept && hashOf(kept)),
  ),
  userId.map(
    (user): Act =>
      (db) =>
        db.q.updateTable('staff_user').set({ disabled: evening }).where('id', '=', user).execute(),
  ),
)

test('the same calls, sign-outs and closed accounts have the same callers in the tables and in the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (acts) => {
      const inMemory = exploredDb(new Tables(schema, evening))
      await real.q.deleteFrom('staff_session').execute()
      await real.q.deleteFrom('staff_user').execute()
      const callers: unknown[][] = []
      for (const db of [real, inMemory]) {
        await fill(db)
        const seen: unknown[] = []
        for (const one of acts) {
          const result = await one(db)
          seen.push(Array.isArray(result) ? null : result)
        }
        for (const of of tokens) seen.push(await callerOf({ db, now: () => evening, config } as never, of, 'here'))
        callers.push(seen)
      }
      expect(callers[1]).toEqual(callers[0])
    }),
    runs(50),
  )
})
