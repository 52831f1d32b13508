import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runSql, withDatabase } from '../bench/server/postgres'
import { Balancer } from '../stack/balancer'
import { startCustomers } from './customers'
import { type ReleaseNode, startNode } from './node'
import { type Release, releaseBefore, thisRelease } from './release'

/**
 * `npm run rolling`: replaces two processes of the release before this one by this release, under load and on one
 * PostgreSQL, and then goes back. Exits with 1 if a request fails or the policies differ from the purchases that were acknowledged.
 * `-- 30` lets each mix of processes serve for 30 seconds.
 */
const seconds = Number(process.argv[2] ?? 10)
const customers = 4
const write = (text: string) => void process.stdout.write(`${text}\n`)
const letServe = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const before = releaseBefore(write)
const now = thisRelease()
const isSound = await withDatabase('rolling', rollBothWays)
if (isSound === null) write('There is no PostgreSQL: BENCH_DATABASE_URL names one.')
process.exitCode = isSound ? 0 : 1

async function rollBothWays(databaseUrl: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-rolling-'))
  const balancer = new Balancer()
  const nodes: ReleaseNode[] = []
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
    const load = startCustomers(url, customers)
    const total = () => [...load.tally.requests.values()].reduce((sum, count) => sum + count, 0)
    for (const release of [now, before]) {
      const [sent, failed] = [total(), load.tally.failures.length]
      for (let place = 0; place < 2; place++) {
        await letServe()
        await start(release)
        await letServe()
        await stopOldest()
      }
      await letServe()
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
    write(`${tally.bought} purchases acknowledged, ${policies} policies, ${twice} contacts with two`)
    return tally.failures.length === 0 && policies === tally.bought && twice === 0
  } finally {
    for (const node of nodes) await node.kill()
    await balancer.close()
    await rm(folder, { recursive: true, force: true })
  }
}
