import { startTraceReceiver } from '../../traces/receiver'
import { type Figure, record, rounded } from '../figures'
import { emptyFolder, freePort, nodeStart, remove } from '../product'
import { percentile } from '../stopwatch'
import { quoteBody } from './bodies'
import { type Child, startChild } from './child'
import { bytesOf, requestsPerSecond } from './load'
import { withDatabase } from './postgres'
import { prepareSaves, saveRequests } from './saves'

/** percent of the bare server's calls a second */
const budgets = { recalculate: 25, save: 50, traces: 97 }
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
      const { id, ours, bare } = await prepareSaves(product.url, databaseUrl, connections)
      const saves = await startChild('bareSaves.ts', [databaseUrl, JSON.stringify(bare)])
      try {
        const figures = [
          await recalculating('/recalculate of a new quote', product.url, echo.first, quoteBody(120)),
          await recalculating('/recalculate of a saved quote', product.url, echo.first, quoteBody(120, id)),
          await saving(product.url, ours, saves),
        ]
        for (const figure of figures) write(line(figure))
        // last, because it is a second server
        const traced = await tracing(databaseUrl)
        write(line(traced))
        return [...figures, traced].flatMap(record)
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
  NODE_OPTIONS: '--max-semi-space-size=8',
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

function recalculating(name: string, url: string, echo: string, body: unknown): Promise<Figure> {
  const load = (server: string) => {
    const request = bytesOf(server, { method: 'POST', path: '/api/recalculate', body })
    return (time: number) => requestsPerSecond({ url: server, connections, seconds: time, next: () => request })
  }
  return compared(name, budgets.recalculate, load(echo), load(url))
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

/** pairs of short turns, with traces and without */
const turns = 40
const turnSeconds = 2

/**
 * One server with traces in every other turn; without them it is the bare one here. A receiver takes the spans, and the
 * time to send the last of them counts as time of their turn.
 */
async function tracing(databaseUrl: string): Promise<Figure> {
  const folder = await emptyFolder()
  const receiver = await startTraceReceiver()
  const traced = await startChild('traced.ts', [], {
    ...serverSettings(databaseUrl),
    PORT: String(await freePort()),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'warn',
    TRACES_URL: receiver.url,
  })
  try {
    const { first: url } = traced
    const request = bytesOf(url, { method: 'POST', path: '/api/recalculate', body: quoteBody(120) })
    const load = (seconds: number) => requestsPerSecond({ url, connections, seconds, next: () => request })
    const turn = async (to: 'on' | 'off') => {
      traced.send(to)
      return traced.line()
    }
    await warmUp(load)
    await turn('off')
    await warmUp(load)
    const pairs: Pair[] = []
    for (let pair = 0; pair < turns; pair++) {
      const bare = await load(turnSeconds)
      await turn('on')
      const calls = (await load(turnSeconds)) * turnSeconds
      pairs.push({ bare, ours: calls / (turnSeconds + Number(await turn('off')) / 1000) })
    }
    if (receiver.spans.length === 0) throw new Error('The server has sent no traces')
    return figureOf('/recalculate with traces', budgets.traces, pairs)
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
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await bare(seconds), ours: await ours(seconds) })
  return figureOf(name, budget, pairs)
}

/** calls a second */
interface Pair {
  readonly bare: number
  readonly ours: number
}

function figureOf(name: string, budget: number, pairs: readonly Pair[]): Figure {
  const median = (of: (pair: Pair) => number) => percentile(50, pairs.map(of))
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
