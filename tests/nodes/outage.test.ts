import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresDatabase } from '../../server/platform/db/database'
import { DatabaseAway } from '../../server/platform/db/outage'
import { type Cluster, ownCluster } from '../../tools/stack/cluster'
import { unavailable } from '../server/chaos/outageCalls'
import { runChaos } from '../server/chaos/run'
import { isSound } from '../server/chaos/sound'

let database: Cluster
beforeAll(async () => {
  database = await ownCluster()
})
afterAll(() => database?.remove())

const ways = ['fast', 'immediate'] as const

// an unhandled error would end the process, and this run with it
test.each(ways)('a connection that breaks between two statements (%s) is reported, and replaced', async (how) => {
  const db = postgresDatabase(database.url)
  const one = () => sql<{ one: number }>`select 1 as one`.execute(db.q)
  const work = db.tx(async () => {
    await one()
    await database.stop(how)
    await one()
  })
  await expect(work).rejects.toThrow(DatabaseAway)
  await expect(one()).rejects.toThrow(DatabaseAway)
  await database.start()
  expect((await one()).rows).toEqual([{ one: 1 }])
  await db.close()
})

test('two database outages under ten buyers end no server, and lose or double no purchase', async () => {
  const figures = await runChaos({
    buyers: 10,
    kills: 0,
    nodes: 2,
    databaseUrl: database.url,
    outages: { database, begin: ways, seconds: 3 },
    seed: 20_261_120,
  })
  isSound(figures)
  expect(figures.bought + figures.refused).toBe(10)
  expect(figures.outages).toMatchObject({ amidst: 2, answers: unavailable })
  expect(figures.outages.secondsToServe).toBeLessThan(5)
})
