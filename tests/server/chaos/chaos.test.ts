import { expect, test } from 'vitest'
import { runChaos } from './run'
import { isSound } from './sound'

/** starts servers three times, on a machine that may be busy */
const patience = 180_000

/** The small version; `npm run test:long` runs it at full figures. */
test(
  'ten buyers, a bad connection to the processor and two kills: as many charges as policies, and every buyer knows the result',
  async () => {
    const figures = await runChaos({ buyers: 10, kills: 2, nodes: 1, seed: 20_261_120 })
    isSound(figures)
    expect(figures).toMatchObject({ kills: 2 })
    expect(figures.bought + figures.refused).toBe(10)
  },
  patience,
)
