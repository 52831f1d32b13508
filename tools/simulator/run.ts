import { type Setup, simulate } from './simulation'

/** A process of its own, because the simulation replaces the clock: simulates seeds that it is sent, one at a time. */
process.on('message', async (setup: Setup | null) => {
  if (!setup) process.exit(0)
  const before = process.cpuUsage()
  const outcome = await simulate(setup)
  const { user, system } = process.cpuUsage(before)
  process.send?.({ outcome, cpuMs: (user + system) / 1000 })
})
