import { readConfig } from '../../../server/platform/config/config'
import { startServer } from '../../../server/start'
import { chanceOf } from './chance'
import { badRoad } from './unreliable'

/** What a server process is told beside the environment that every server reads. */
export interface Weather {
  readonly seed: number
  /** of the calls to the processor that time out */
  readonly share: number
}

/** The whole server as it is started for customers, but for the road to its processor. */
const { seed, share } = JSON.parse(process.env['WEATHER'] ?? '') as Weather
const server = await startServer(readConfig(process.env), { testHooks: badRoad(chanceOf(seed), share) })
process.once('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
