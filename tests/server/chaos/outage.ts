import type { ServerNode } from './node'
import type { OutageCalls } from './outageCalls'

/** A database that stops while its servers run, and restarts. */
export interface Outages {
  readonly database: {
    stop(how: 'fast' | 'immediate'): Promise<void>
    start(): Promise<void>
  }
  /** the mode of each shutdown */
  readonly begin: readonly ('fast' | 'immediate')[]
  readonly seconds: number
}

export interface OutageFigures {
  /** outages during purchases */
  readonly amidst: number
  /** distinct status and Retry-After of each call during an outage */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** longest time from the database's return until every server sold again */
  readonly secondsToServe: number
}

export const noOutage: OutageFigures = { amidst: 0, answers: {}, secondsToServe: 0 }

/**
 * @param wait until buyers have sent more requests; returns whether they still were buying
 * @throws where a server ends
 */
export async function sufferOutages(
  nodes: readonly ServerNode[],
  { database, begin, seconds }: Outages,
  calls: OutageCalls,
  wait: () => Promise<boolean>,
): Promise<OutageFigures> {
  const answers = new Map(Object.keys(calls).map((name) => [name, new Set<string>()]))
  let [amidst, secondsToServe] = [0, 0]
  for (const how of begin) {
    if (await wait()) amidst++
    await database.stop(how)
    const over = Date.now() + seconds * 1000
    while (Date.now() < over) {
      for (const { url } of nodes)
        for (const [name, call] of Object.entries(calls)) answers.get(name)!.add(await answerOf(call(url)))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await database.start()
    const back = Date.now()
    await Promise.all(nodes.map(served))
    secondsToServe = Math.max(secondsToServe, (Date.now() - back) / 1000)
  }
  const sorted = [...answers].map(([name, some]) => [name, [...some].sort()])
  return { amidst, answers: Object.fromEntries(sorted), secondsToServe }
}

/** The response to a request for an unknown quote. */
const readQuote = (url: string) =>
  answerOf(fetch(`${url}/api/contacts/${'x'.repeat(22)}`, { signal: AbortSignal.timeout(20_000) }))

/** The status and Retry-After of a response, such as `404` or `503 after 5 s`. */
async function answerOf(request: Promise<Response>): Promise<string> {
  try {
    const answer = await request
    await answer.body?.cancel()
    const after = answer.headers.get('retry-after')
    return after === null ? String(answer.status) : `${answer.status} after ${after} s`
  } catch {
    return 'no answer'
  }
}

async function served(node: ServerNode): Promise<void> {
  while ((await readQuote(node.url)) !== '404') {
    if (!node.isAlive()) throw new Error('a server ended when its database went away')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
