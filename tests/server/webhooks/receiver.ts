import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { components } from '../../../contract/schema.gen'

type PartnerEvent = components['schemas']['PartnerEvent']

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: PartnerEvent
}

/** A partner's receiver: a real HTTP server on this machine, which can be away. */
export class Receiver {
  /** the messages that it took, in order */
  readonly received: Received[] = []
  /** all requests, taken or not */
  requests = 0
  /** the answer to each request */
  answer: (event: PartnerEvent) => number | { readonly status: number; readonly location: string } = () => 204
  #server: Server | null = null
  #port = 0

  get url() {
    return `http://127.0.0.1:${this.#port}/webhooks`
  }

  async open(): Promise<this> {
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString('utf8')
      this.requests++
      const answer = this.answer(JSON.parse(body))
      const { status, ...headers } = typeof answer === 'number' ? { status: answer } : answer
      if (status < 300) this.received.push({ headers: request.headers, body, event: JSON.parse(body) })
      response.writeHead(status, headers).end()
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
    return this
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = null
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  }
}
