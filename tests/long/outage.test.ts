import { expect, test } from 'vitest'
import { ownCluster } from '../../tools/stack/cluster'
import { unavailable } from '../server/chaos/outageCalls'
import { runChaos } from '../server/chaos/run'
import { isSound } from '../server/chaos/sound'

test('a database outage of a minute under 50 buyers ends no server, and sales resume within 5 seconds', async () => {
  const database = await ownCluster()
  try {
    const outages = { database, begin: ['fast', 'immediate'], seconds: 60 } as const
    const figures = await runChaos({
      buyers: 50,
      kills: 0,
      nodes: 2,
      databaseUrl: database.url,
      outages,
      seed: 20_261_121,
    })
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
    isSound(figures)
    expect(figures.bought + figures.refused).toBe(50)
    expect(figures.outages).toMatchObject({ amidst: 2, answers: unavailable })
    expect(figures.outages.secondsToServe).toBeLessThan(5)
  } finally {
    await database.remove()
  }
})
