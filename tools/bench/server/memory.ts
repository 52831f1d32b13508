import { readFile } from 'node:fs/promises'
import { type Figure, record } from '../figures'
import { emptyFolder, nodeStart, remove } from '../product'
import { quoteBody } from './bodies'
import { serverSettings } from './calls'
import { bytesOf, requestsPerSecond } from './load'
import { withDatabase } from './postgres'
import { prepareSaves, saveRequests } from './saves'

/** megabytes */
const budget = 180
const connections = 10
/** calls of each node before it rests */
const prices = 60_000
const saves = 4000
/**
 * Seconds without a call before the memory is read. The engine returns memory to the system only once few objects are
 * made, which takes some two minutes on Node 24.
 */
const rest = 180

/** the roles that are measured, with their names */
const roles = [
  ['all', 'memory of a node with every role at rest, PostgreSQL'],
  ['web', 'memory of a node with ROLE=web at rest, PostgreSQL'],
] as const

/** Resident memory of nodes on PostgreSQL, at rest after many calls: each on a database of its own. */
export async function memoryReport(write: (text: string) => void): Promise<string[]> {
  const figures = await Promise.all(roles.map(([role, name]) => withDatabase(`memory_${role}`, figureOf(role, name))))
  const measured = figures.filter((figure) => figure !== null)
  if (measured.length === 0) write('\nMemory is left out: there is no PostgreSQL.')
  for (const { name, ours } of measured) write(`\n${name}: ${ours} MB, budget ${budget}`)
  return measured.flatMap(record)
}

const figureOf =
  (role: string, name: string) =>
  async (databaseUrl: string): Promise<Figure> => {
    const folder = await emptyFolder()
    // a web node does not migrate
    const first = await nodeStart(folder, serverSettings(databaseUrl))
    await first.stop()
    const node = await nodeStart(folder, { ...serverSettings(databaseUrl), ROLE: role })
    try {
      const started = await megabytesOf(node.pid)
      await makeBusy(node.url, databaseUrl)
      await new Promise((resolve) => setTimeout(resolve, rest * 1000))
      const ours = Math.max(started, await megabytesOf(node.pid))
      return { part: 'memory', name, unit: 'MB', ours, budget: `≤ ${budget} MB`, isKept: ours <= budget }
    } finally {
      await node.stop()
      await remove(folder)
    }
  }

async function makeBusy(url: string, databaseUrl: string): Promise<void> {
  const price = bytesOf(url, { method: 'POST', path: '/api/recalculate', body: quoteBody(120) })
  await callsOf(url, prices, () => price)
  const { ours } = await prepareSaves(url, databaseUrl, connections)
  const request = saveRequests(url, ours)
  let sent = 0
  await callsOf(url, saves, () => request(sent++))
}

async function callsOf(url: string, count: number, next: () => Buffer): Promise<void> {
  const seconds = 2
  for (let calls = 0; calls < count; ) calls += seconds * (await requestsPerSecond({ url, connections, seconds, next }))
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024)
}
