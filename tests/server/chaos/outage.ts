import type { ServerNode } from './node'

/** A database that goes away under its servers and comes back. */
export interface Outages {
  readonly database: {
    stop(how: 'fast' | 'immediate'): Promise<void>
    start(): Promise<void>
  }
  /** how each of them begins */
  readonly begin: readonly ('fast' | 'immediate')[]
  readonly seconds: number
}

export interface OutageFigures {
  /** during which buyers were buying */
  readonly amidst: number
  /** of the calls that were made meanwhile: their answers' status and Retry-After, each once */
  readonly answers: readonly string[]
  /** from the database's return until every server sold again, the longest */
  readonly secondsToServe: number
}

export const noOutage: OutageFigures = { amidst: 0, answers: [], secondsToServe: 0 }

/**
 * @param wait until buyers have asked more; whether they still were at it
 * @throws where a server ends
 */
export async function sufferOutages(
  nodes: readonly ServerNode[],
  { database, begin, seconds }: Outages,
  wait: () => Promise<boolean>,
): Promise<OutageFigures> {
  const answers = new Set<string>()
  let [amidst, secondsToServe] = [0, 0]
  for (const how of begin) {
    if (await wait()) amidst++
    await database.stop(how)
    const over = Date.now() + seconds * 1000
    while (Date.now() < over) {
      for (const { url } of nodes) answers.add(await readQuote(url))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await database.start()
    const back = Date.now()
    await Promise.all(nodes.map(served))
    secondsToServe = Math.max(secondsToServe, (Date.now() - back) / 1000)
  }
  return { amidst, answers: [...answers].sort(), secondsToServe }
}

/** What a caller is told who asks for a quote that there is not: `404`, or `503 after 5 s`. */
async function readQuote(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/api/contacts/${'x'.repeat(22)}`, { signal: AbortSignal.timeout(20_000) })
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
