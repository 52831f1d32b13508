import { takeBrand } from './platform/config/brandFile'
import type { RunningServer } from './start'

/** a shutdown that takes longer after its drain is cut short */
const patienceMs = 10_000

const print = (text: string) => void process.stdout.write(`${text}\n`)

function greet({ url, accounts }: RunningServer): void {
  print(`Marquee is at ${url}`)
  if (accounts.length === 0) return
  const { origin } = new URL(url)
  print(`Staff sign in at ${origin}/quote/admin. These passwords are shown this once and kept in the data folder:`)
  for (const { role, email, password } of accounts) print(`  ${role.padEnd(11)} ${email.padEnd(34)} ${password}`)
}

function stopOn(signal: NodeJS.Signals, server: RunningServer, drainSeconds: number): void {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), drainSeconds * 1000 + patienceMs).unref()
    await server.stop()
    process.exit(0)
  })
}

try {
  takeBrand(process.env)
  const [{ readConfig }, { prepareDatabase, startServer }] = await Promise.all([
    import('./platform/config/config'),
    import('./start'),
  ])
  const config = readConfig(process.env)
  if (config.role === 'migrate') await prepareDatabase(config)
  else {
    const server = await startServer(config)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) stopOn(signal, server, config.drainSeconds)
    greet(server)
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exit(1)
}
