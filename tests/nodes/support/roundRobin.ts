import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  readonly url: string
  /** the number of requests to each node */
  readonly served: readonly number[]
  readonly close: () => Promise<void>
}

/** Sends each request to the next node, without sticky sessions. */
export async function balance(nodes: readonly string[]): Promise<Balancer> {
  const served = nodes.map(() => 0)
  let turn = 0
  const server = http.createServer((request, response) => {
    const index = turn++ % nodes.length
    served[index]!++
    const { method, headers, url } = request
    const onward = http.request(new URL(url ?? '/', nodes[index]), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
