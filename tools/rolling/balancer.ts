import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Target {
  readonly url: string
  isReady: boolean
  open: number
}

/** milliseconds between two health checks of a process */
const interval = 200

/**
 * A load balancer without sticky sessions. It asks each process whether it is ready, keeps connections open, and sends
 * a request to another process only where the first one refused the connection.
 */
export class Balancer {
  readonly #targets: Target[] = []
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server = http.createServer((request, response) => void this.#serve(request, response))
  readonly #checks = setInterval(() => void this.#check(), interval)
  #turn = 0
  /** connections that a process refused before a byte was sent */
  refused = 0

  async listen(): Promise<string> {
    this.#server.keepAliveTimeout = 60_000
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  add(url: string): void {
    this.#targets.push({ url, isReady: true, open: 0 })
  }

  /** Sends no further request to a process, and waits for those that it has. */
  async takeOut(url: string): Promise<void> {
    const target = this.#targets.find((one) => one.url === url)!
    this.remove(url)
    while (target.open > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** Forgets a process that has ended. */
  remove(url: string): void {
    const place = this.#targets.findIndex((one) => one.url === url)
    if (place >= 0) this.#targets.splice(place, 1)
  }

  close(): void {
    clearInterval(this.#checks)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) => {
        const answer = await fetch(`${target.url}/readyz`, { headers: { connection: 'close' } }).catch(() => null)
        target.isReady = answer?.ok ?? false
      }),
    )
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const tried = new Set<Target>()
    for (;;) {
      const ready = this.#targets.filter((target) => target.isReady && !tried.has(target))
      const target = ready[this.#turn++ % Math.max(1, ready.length)]
      if (!target) return void response.writeHead(502).end('no process is ready')
      tried.add(target)
      target.open++
      try {
        await this.#pass(target, request, body, response)
        return
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code !== 'ECONNREFUSED') {
          if (!response.headersSent) response.writeHead(502)
          return void response.end(String(fault))
        }
        this.refused++
      } finally {
        target.open--
      }
    }
  }

  #pass(target: Target, { method, headers, url }: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<void>((resolve, reject) => {
      const { connection: _, ...own } = headers
      const onward = http.request(new URL(url!, target.url), { method, headers: own, agent: this.#agent }, (answer) => {
        const { connection: __, 'keep-alive': ___, ...rest } = answer.headers
        response.writeHead(answer.statusCode!, rest)
        answer.pipe(response)
        answer.once('end', resolve)
        answer.once('error', reject)
      })
      onward.once('error', reject)
      onward.end(body)
    })
  }
}
