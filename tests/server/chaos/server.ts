import { readConfig } from '../../../server/platform/config/config'
import { startServer } from '../../../server/start'
import { chanceOf } from './chance'
import { unreliableConnection } from './unreliable'

/** Settings of a server process beyond the environment. */
export interface ServerSettings {
  readonly seed: number
  /** share of calls to the processor that time out */
  readonly share: number
}

/** The production server, except for the connection to its processor. */
const { seed, share } = JSON.parse(process.env['WEATHER'] ?? '') as ServerSettings
const server = await startServer(readConfig(process.env), { testHooks: unreliableConnection(chanceOf(seed), share) })
process.once('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
