import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runSql, withDatabase } from '../bench/server/postgres'
import { Balancer } from '../stack/balancer'
import { startCustomers } from './customers'
import { type ReleaseNode, startNode } from './node'
import { type OldPages, openOldPages } from './oldPages'
import { type Release, releaseBefore, thisRelease } from './release'
import { loadPage } from './sessions/load'
import { reopenSessions, reportOf } from './sessions/sessions'

/**
 * `npm run rolling`: replaces two processes of the release before this one by this release, under load and on one
 * PostgreSQL, and then goes back. Sessions that walks of the old release have stored are then opened in this one. Exits
 * with 1 if a request fails, the policies differ from the purchases that were acknowledged, or a session is stranded.
 * `-- 30` lets each mix of processes serve for 30 seconds; `-- sessions` only opens sessions, 100,000 of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const isSessionsOnly = positionals.includes('sessions')
const seconds = Number(positionals.find((word) => word !== 'sessions') ?? 10)
const customers = 4
const write = (text: string) => void process.stdout.write(`${text}\n`)
const letServe = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const before = releaseBefore(write)
const isDeployed = isSessionsOnly || (await deploy())
const isReopened = await reopen(Number(values.count ?? (isSessionsOnly ? 100_000 : 1000)))
process.exitCode = isDeployed && isReopened ? 0 : 1

async function deploy(): Promise<boolean> {
  const now = thisRelease()
  const isSound = await withDatabase('rolling', (databaseUrl) => rollBothWays(databaseUrl, now))
  if (isSound === null) write('There is no PostgreSQL: BENCH_DATABASE_URL names one.')
  return isSound ?? false
}

async function reopen(count: number): Promise<boolean> {
  const began = Date.now()
  const minutes = () => (Date.now() - began) / 60_000
  let next = 5000
  const reopening = await reopenSessions(await loadPage(before.folder), await loadPage(), {
    count,
    seed: Number(values.seed),
    isOver: () => minutes() > Number(values.minutes),
    progress: (sessions) => {
      if (sessions < next) return
      next += 5000
      write(`  ${sessions} sessions, ${minutes().toFixed(1)} minutes`)
    },
  })
  write(reportOf(reopening))
  const { user, system } = process.cpuUsage()
  write(`${minutes().toFixed(1)} minutes, ${Math.round((user + system) / 1e6)} s of processor time`)
  return reopening.stranded.length === 0
}

async function rollBothWays(databaseUrl: string, now: Release): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-rolling-'))
  const balancer = new Balancer()
  const nodes: ReleaseNode[] = []
  let pages: OldPages | null = null
  const start = async (release: Release) => {
    const node = await startNode(release, databaseUrl, folder)
    nodes.push(node)
    balancer.add(node.url)
  }
  const stopOldest = async () => {
    const node = nodes[0]!
    // a release without a drain drops requests at SIGTERM, so it is taken out of the balancer by hand
    if (!node.release.drains) await balancer.takeOut(node.url)
    const begun = performance.now()
    const code = await node.stop()
    write(`  ${node.release.name} ended with ${code} after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    balancer.remove(node.url)
    nodes.shift()
  }
  try {
    const url = await balancer.listen()
    for (const release of [before, before]) await start(release)
    pages = await openOldPages(url, before, now, write)
    const load = startCustomers(url, customers)
    const total = () => [...load.tally.requests.values()].reduce((sum, count) => sum + count, 0)
    let paged = { faults: [] as readonly string[], bought: 0 }
    for (const release of [now, before]) {
      const [sent, failed] = [total(), load.tally.failures.length]
      for (let place = 0; place < 2; place++) {
        await letServe()
        await start(release)
        await letServe()
        await stopOldest()
      }
      await letServe()
      if (release === now) paged = await pages.goOn()
      write(`to ${release.name}: ${total() - sent} requests, ${load.tally.failures.length - failed} failed`)
    }
    await load.stop()
    const { tally } = load
    write([...tally.requests].map(([name, count]) => `${name} ${count}`).join(', '))
    write(`${total()} requests, ${tally.failures.length} failed, ${tally.again.length} sent again under their key`)
    write(`${balancer.refused} connections were refused and went to another process`)
    for (const text of new Set([...tally.failures, ...tally.again])) write(`  ${text}`)
    const [books] = await runSql(
      databaseUrl,
      `select (select count(*) from policy)::int as policies,
        (select count(*) from (select contact_id from policy group by 1 having count(*) > 1) as twice)::int as twice`,
    )
    const { policies, twice } = books!.rows[0]
    const bought = tally.bought + paged.bought
    write(`${bought} purchases acknowledged, ${policies} policies, ${twice} contacts with two`)
    for (const fault of paged.faults) write(`  ${fault}`)
    return tally.failures.length === 0 && paged.faults.length === 0 && policies === bought && twice === 0
  } finally {
    await pages?.close()
    for (const node of nodes) await node.kill()
    await balancer.close()
    await rm(folder, { recursive: true, force: true })
  }
}
