import { once } from 'node:events'
import http from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Balancer {
  readonly url: string
  /** Resolves once the balancer sends requests to this node: only then may another one stop. */
  readonly uses: (node: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** how often each node is asked whether it is ready; far shorter than its drain */
const everyMs = 200

/** Sends each request to the next node whose `/readyz` succeeds, without sticky sessions. */
export async function startBalancer(port: number, nodes: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const stopped = new AbortController()
  const ask = (node: string) =>
    fetch(`${node}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => void (ok ? ready.add(node) : ready.delete(node)),
      () => void ready.delete(node),
    )
  // one question after the other, so that a late answer does not replace a newer one
  const watch = async (node: string) => {
    while (!stopped.signal.aborted) {
      await setTimeout(everyMs)
      await ask(node)
    }
  }
  await Promise.all(nodes.map(ask))
  const watches = nodes.map(watch)

  let turn = 0
  const server = http.createServer((request, response) => {
    const candidates = nodes.filter((node) => ready.has(node))
    const node = candidates[turn++ % candidates.length]
    if (!node) return void response.writeHead(503).end('No server is ready')
    const { method, headers, url } = request
    const onward = http.request(new URL(url ?? '/', node), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => {
      ready.delete(node)
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    request.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    uses: async (node) => {
      while (!ready.has(node) && !stopped.signal.aborted) await setTimeout(everyMs)
    },
    stop: async () => {
      stopped.abort()
      await Promise.all(watches)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
