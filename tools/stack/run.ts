import { execFileSync } from 'node:child_process'
import { ownCluster } from './cluster'
import { stackAdmin, startStack } from './stack'

/**
 * `npm run stack`: two web processes and a worker behind a balancer and PgBouncer, with an own PostgreSQL or the empty
 * one of DATABASE_URL, until it is interrupted.
 */
const print = (line: string) => void process.stdout.write(`${line}\n`)

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const given = process.env['DATABASE_URL']
const cluster = given ? null : await ownCluster()
const stack = await startStack({
  databaseUrl: given ?? cluster!.url,
  port: Number(process.env['PORT'] ?? 3000),
}).catch(async (fault: unknown) => {
  await cluster?.remove()
  throw fault
})
print(`Marquee is at ${stack.url}/quote/`)
print(`The servers: ${stack.webs.map(({ url }) => url).join(', ')}. The worker: ${stack.worker.url}`)
print(
  stack.isPooled ? 'PgBouncer stands before PostgreSQL.' : 'PgBouncer is not installed: the processes use PostgreSQL.',
)
print(`Staff sign in at ${stack.url}/quote/admin as ${stackAdmin.email}, ${stackAdmin.password}`)

let isEnding = false
// a terminal signals each process, and npm and tsx pass the signal on
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (isEnding) return
    isEnding = true
    await stack.stop()
    await cluster?.remove()
    process.exit(0)
  })
