import { expect, test } from 'vitest'
import { ownDatabase } from '../nodes/support/database'
import { type Chaos, type Figures, runChaos } from '../server/chaos/run'
import { isSound } from '../server/chaos/sound'

/** SEED=… repeats an earlier run; each run prints its seed. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const full = { buyers: 200, kills: 10, seed } as const

const print = (title: string, figures: Figures) =>
  process.stdout.write(`${title}: ${JSON.stringify(figures, null, 1).replace(/"|\n|[{}]/g, '')}\n`)

async function run(title: string, chaos: Chaos) {
  const figures = await runChaos(chaos)
  print(title, figures)
  isSound(figures)
  expect(figures.kills).toBe(full.kills)
  expect(figures.bought + figures.refused).toBe(full.buyers)
}

test('200 buyers, ten kills of the one server on PGlite: one charge for each policy, and every buyer sees the result', () =>
  run('PGlite, one process', { ...full, nodes: 1 }))

// two processes need a PostgreSQL, because PGlite belongs to one
if (process.env['DATABASE_URL'])
  test('200 buyers, ten kills of two servers on PostgreSQL: one charge for each policy, and every buyer sees the result', async () => {
    const { url, drop } = await ownDatabase()
    await run('PostgreSQL, two processes', { ...full, nodes: 2, databaseUrl: url }).finally(drop)
  })
