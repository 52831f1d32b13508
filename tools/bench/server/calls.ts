import { readFile } from 'node:fs/promises'
import { startTraceReceiver } from '../../traces/receiver'
import { type Figure, record, rounded } from '../figures'
import { emptyFolder, nodeStart, remove } from '../product'
import { percentile } from '../stopwatch'
import { quoteBody } from './bodies'
import { type Child, startChild } from './child'
import { bytesOf, requestsPerSecond } from './load'
import { withDatabase } from './postgres'
import { prepareSaves, saveRequests } from './saves'

/** percent of the bare server's calls a second, and megabytes */
const budgets = { recalculate: 25, save: 50, traces: 97, memory: 180 }
/** as many as the product's pool of the database has */
const connections = 10
const rounds = 7
const seconds = 1.5

/**
 * Calls a second on PostgreSQL, ours and a bare server's in turn. `/recalculate` is compared with a server that only
 * validates and returns the same body, a save with its row statements in one transaction.
 */
export async function callsReport(write: (text: string) => void): Promise<string[]> {
  const over = await withDatabase('calls', async (databaseUrl) => {
    const folder = await emptyFolder()
    const product = await nodeStart(folder, serverSettings(databaseUrl))
    const echo = await startChild('echo.ts')
    try {
      await assertRefusal(echo.first)
      write('\nServer calls on PostgreSQL, a second')
      write(`  ${''.padEnd(46)}      bare      ours  of bare   at least`)
      const atRest = await megabytesOf(product.pid)
      const { id, ours, bare } = await prepareSaves(product.url, databaseUrl, connections)
      const saves = await startChild('bareSaves.ts', databaseUrl, JSON.stringify(bare))
      try {
        const figures = [
          await recalculating('/recalculate of a new quote', product.url, echo.first, quoteBody(120)),
          await recalculating('/recalculate of a saved quote', product.url, echo.first, quoteBody(120, id)),
          await saving(product.url, ours, saves),
        ]
        for (const figure of figures) write(line(figure))
        const memory = await memoryFigure(product.pid, atRest)
        write(
          `\nMemory of a node on PostgreSQL: ${atRest} MB after the start, ${memory.ours} MB at rest after the calls, budget ${budgets.memory}`,
        )
        // last, because it is the load of a second server
        const traced = await tracing(databaseUrl, product.url)
        write(line(traced))
        return [...figures, memory, traced].flatMap(record)
      } finally {
        await saves.stop()
      }
    } finally {
      await echo.stop()
      await product.stop()
      await remove(folder)
    }
  })
  if (over === null) write('\nServer calls are left out: there is no PostgreSQL.')
  return over ?? []
}

/** Rate limits as high as they go; everything else as in production, in the image. */
export const serverSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  MALLOC_ARENA_MAX: '2',
  RATE_LIMIT: '1000000',
  SIGN_IN_RATE_LIMIT: '1000000',
  STAFF_ADMIN_EMAIL: 'admin@example.com',
  STAFF_ADMIN_PASSWORD: 'correct horse battery staple',
})

/** @throws Error where the bare server accepts a body that the contract refuses, as it would without validation */
async function assertRefusal(url: string) {
  const wrong = await fetch(`${url}/api/recalculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...quoteBody(120), step1: { number_attendees: 'many' } }),
  })
  if (wrong.status !== 400) throw new Error(`The bare server answers ${wrong.status} to a wrong body`)
}

function recalculating(
  name: string,
  url: string,
  echo: string,
  body: unknown,
  budget = budgets.recalculate,
): Promise<Figure> {
  const load = (server: string) => {
    const request = bytesOf(server, { method: 'POST', path: '/api/recalculate', body })
    return (time: number) => requestsPerSecond({ url: server, connections, seconds: time, next: () => request })
  }
  return compared(name, budget, load(echo), load(url))
}

function saving(url: string, ids: readonly string[], bare: Child): Promise<Figure> {
  const request = saveRequests(url, ids)
  let sent = 0
  const ours = (time: number) => requestsPerSecond({ url, connections, seconds: time, next: () => request(sent++) })
  const theirs = async (time: number) => {
    bare.send(String(time))
    return Number(await bare.line())
  }
  return compared('a save', budgets.save, theirs, ours)
}

/** The same server with traces and without, which is the bare one here. A receiver takes the spans. */
async function tracing(databaseUrl: string, url: string): Promise<Figure> {
  const folder = await emptyFolder()
  const receiver = await startTraceReceiver()
  const traced = await nodeStart(folder, { ...serverSettings(databaseUrl), TRACES_URL: receiver.url })
  try {
    const figure = await recalculating('/recalculate with traces', traced.url, url, quoteBody(120), budgets.traces)
    if (receiver.spans.length === 0) throw new Error('The server has sent no traces')
    return figure
  } finally {
    await traced.stop()
    await receiver.stop()
    await remove(folder)
  }
}

type Speed = (seconds: number) => Promise<number>

/** calls after which the engine has compiled what a call runs; with less, a slow machine measures its compiler */
const warm = 10_000
const mostWarming = 30

async function warmUp(run: Speed): Promise<void> {
  let calls = 0
  for (let second = 0; calls < warm && second < mostWarming; second += 2) calls += 2 * (await run(2))
}

/** One after the other in each round, both warm. */
async function compared(name: string, budget: number, bare: Speed, ours: Speed): Promise<Figure> {
  for (const run of [bare, ours]) await warmUp(run)
  const pairs: { readonly bare: number; readonly ours: number }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await bare(seconds), ours: await ours(seconds) })
  const median = (of: (pair: (typeof pairs)[number]) => number) => percentile(50, pairs.map(of))
  return {
    part: 'calls',
    name,
    unit: 'a second',
    bare: Math.round(median((pair) => pair.bare)),
    ours: Math.round(median((pair) => pair.ours)),
    percent: rounded(median((pair) => (100 * pair.ours) / pair.bare)),
    budget: `≥ ${budget} %`,
    isKept: median((pair) => (100 * pair.ours) / pair.bare) >= budget,
  }
}

const line = ({ name, bare, ours, percent, budget }: Figure) =>
  `  ${name.padEnd(46)} ${String(bare).padStart(9)} ${String(ours).padStart(9)} ${`${percent} %`.padStart(8)} ${budget.padStart(10)}`

/** seconds without a call before the memory is read */
const rest = 30

async function memoryFigure(pid: number, atRest: number): Promise<Figure> {
  await new Promise((resolve) => setTimeout(resolve, rest * 1000))
  const ours = Math.max(atRest, await megabytesOf(pid))
  return {
    part: 'memory',
    name: 'memory of a node at rest, PostgreSQL',
    unit: 'MB',
    ours,
    budget: `≤ ${budgets.memory} MB`,
    isKept: ours <= budgets.memory,
  }
}

/** Resident memory of a process. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024)
}
