import { createInterface } from 'node:readline'
import { readConfig } from '../../../server/platform/config/config'
import { startTraces } from '../../../server/platform/tracing/export'
import { startServer } from '../../../server/start'

/**
 * The product's server in one process, with traces and without in turn: two processes of the same program differ by more
 * than the traces cost. Prints its address. Reads `on` and prints `on`; reads `off` and prints the milliseconds of a
 * processor that it took to send the spans that were not sent yet.
 */
const config = readConfig(process.env)
const traces = { ...config.traces!, role: config.role }
// before the database, so that its statements are a part of the traces
let end = startTraces(traces)
const server = await startServer({ ...config, traces: null })
process.stdout.write(`${new URL(server.url).origin}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'on') {
    end = startTraces(traces)
    process.stdout.write('on\n')
  } else {
    const before = process.cpuUsage()
    await end()
    const { user, system } = process.cpuUsage(before)
    process.stdout.write(`${(user + system) / 1000}\n`)
  }
}
process.on('SIGTERM', async () => {
  await server.stop()
  process.exit(0)
})
