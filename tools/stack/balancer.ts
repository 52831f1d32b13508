import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

interface Target {
  readonly url: string
  isReady: boolean
  /** requests that it has not answered yet */
  open: number
}

/** milliseconds between two health checks of a process; far shorter than its drain */
const interval = 200

/**
 * A load balancer without sticky sessions. It asks each process whether it is ready, keeps connections open, and sends
 * a request to another process only where the first one refused the connection, or closed one that was open from before
 * without an answer; the latter only for a request that may be repeated (RFC 9110, 9.2.2). A response that closes its
 * connection comes from a process that is about to stop.
 */
export class Balancer {
  readonly #targets = new Map<string, Target>()
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server = http.createServer((request, response) => void this.#serve(request, response))
  #turn = 0
  /** connections that a process refused before a byte was sent */
  refused = 0

  /** @param port any by default */
  async listen(port = 0): Promise<string> {
    this.#server.keepAliveTimeout = 60_000
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Takes a process that is ready. */
  add(url: string): void {
    const target = { url, isReady: true, open: 0 }
    this.#targets.set(url, target)
    void this.#watch(target)
  }

  /** Resolves once requests go to this process: only then may another one stop. */
  async uses(url: string): Promise<void> {
    while (this.#targets.get(url)?.isReady === false) await setTimeout(interval)
  }

  /** Sends no further request to a process, and waits for those that it has. */
  async takeOut(url: string): Promise<void> {
    const target = this.#targets.get(url)
    this.remove(url)
    while (target && target.open > 0) await setTimeout(10)
  }

  /** Forgets a process that has ended. */
  remove(url: string): void {
    this.#targets.delete(url)
  }

  async close(): Promise<void> {
    this.#targets.clear()
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** One question after the other, so that a late answer does not replace a newer one. */
  async #watch(target: Target): Promise<void> {
    while (this.#targets.get(target.url) === target) {
      const question = { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) }
      const answer = await fetch(`${target.url}/readyz?for=requests`, question).catch(() => null)
      target.isReady = answer?.ok ?? false
      await setTimeout(interval)
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const tried = new Set<Target>()
    for (;;) {
      const untried = [...this.#targets.values()].filter((target) => !tried.has(target))
      const ready = untried.filter(({ isReady }) => isReady)
      // a process that is about to stop still serves, so it is better than none
      const open = ready.length > 0 ? ready : untried
      const target = open[this.#turn++ % Math.max(1, open.length)]
      if (!target) return void response.writeHead(503).end('No process is ready')
      tried.add(target)
      target.open++
      try {
        await this.#pass(target, request, body, response)
        return
      } catch (fault) {
        target.isReady = false
        if (response.headersSent || !mayTryAnother(fault, request)) {
          if (!response.headersSent) response.writeHead(502)
          return void response.end()
        }
        this.refused++
      } finally {
        target.open--
      }
    }
  }

  #pass(target: Target, { method, headers, url }: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<void>((resolve, reject) => {
      const { connection: __, ...own } = headers
      const onward = http.request(new URL(url!, target.url), { method, headers: own, agent: this.#agent }, (answer) => {
        const { connection, 'keep-alive': _, ...rest } = answer.headers
        // the next health check says whether it is ready again
        if (connection === 'close') target.isReady = false
        response.writeHead(answer.statusCode!, rest)
        answer.pipe(response)
        answer.once('end', resolve)
        answer.once('error', reject)
      })
      onward.once('error', (fault) => reject(onward.reusedSocket ? new ClosedWhileIdle(fault) : fault))
      onward.end(body)
    })
  }
}

/** A connection that was open from before ended under a request. */
class ClosedWhileIdle extends Error {
  constructor(fault: Error) {
    super(fault.message, { cause: fault })
  }
}

const repeatable: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

const mayTryAnother = (fault: unknown, { method }: IncomingMessage): boolean =>
  fault instanceof ClosedWhileIdle ? repeatable.has(method) : (fault as NodeJS.ErrnoException).code === 'ECONNREFUSED'
