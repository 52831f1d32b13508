import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../../server/platform/db/migrate'
import { preparedByName } from '../../../server/platform/db/prepared'
import { emptyDatabase } from '../rig/database'

const db = await emptyDatabase()
await migrate(db.q)
// a fault that PostgreSQL notices at the commit
await sql`alter table canary add constraint one_each unique (worked) deferrable initially deferred`.execute(db.q)
afterAll(() => db.close())
beforeEach(() => sql`truncate canary, job`.execute(db.q))

const add = preparedByName((q, value) =>
  q
    .insertInto('canary')
    .values({ part: value('part'), worked: value('worked') })
    .returning('part'),
)
const at = new Date('2026-11-28T12:00:00Z')
const addLast = (part: string, worked: Date | null = at) => add(db, { part, worked }, true)
const job = () => db.q.insertInto('job').values({ kind: 'before', payload: '{}' }).execute()
const stored = async () => ({
  parts: (await db.q.selectFrom('canary').select('part').orderBy('part').execute()).map(({ part }) => part),
  jobs: (await db.q.selectFrom('job').select('id').execute()).length,
})

test('the last statement of a transaction is committed with what was written before it', async () => {
  let isAfter = false
  const rows = await db.tx(async () => {
    await job()
    db.afterCommit(() => {
      isAfter = true
    })
    return addLast('queue')
  })
  expect(rows).toEqual([{ part: 'queue' }])
  expect(isAfter).toBe(true)
  expect(await stored()).toEqual({ parts: ['queue'], jobs: 1 })
})

test('it may be the only statement', async () => {
  await db.tx(() => addLast('queue'))
  expect(await stored()).toEqual({ parts: ['queue'], jobs: 0 })
})

test('a last statement that fails rolls back what was written before it, and its own error reaches the caller', async () => {
  const work = db.tx(async () => {
    await job()
    return addLast('queue', null)
  })
  await expect(work).rejects.toMatchObject({ code: '23502' })
  expect(await stored()).toEqual({ parts: [], jobs: 0 })
})

test('a commit that fails after its last statement succeeded fails the transaction', async () => {
  await db.tx(() => addLast('queue'))
  let isAfter = false
  const work = db.tx(async () => {
    await job()
    db.afterCommit(() => {
      isAfter = true
    })
    const rows = await addLast('storage')
    expect(rows).toEqual([{ part: 'storage' }])
    return rows
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(isAfter).toBe(false)
  expect(await stored()).toEqual({ parts: ['queue'], jobs: 0 })
})

test('a statement after the last one is an error and is not run', async () => {
  const work = db.tx(async () => {
    await addLast('queue')
    await job()
  })
  await expect(work).rejects.toThrow('A statement follows the last one of its transaction')
  expect((await stored()).jobs).toBe(0)
})

test('transactions that end in either way leave their connections fit for the next', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) =>
      db.tx(async () => {
        await job()
        return i % 2 ? addLast(`${i}`, null) : addLast(`${i}`, new Date(at.getTime() + i))
      }),
    ),
  )
  expect(results.map(({ status }) => status)).toEqual(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? 'rejected' : 'fulfilled')),
  )
  expect(await stored()).toMatchObject({ parts: { length: 20 }, jobs: 20 })
})

test('there is no last statement without a transaction', async () => {
  await expect(addLast('queue')).rejects.toThrow('There is no transaction to end')
})
