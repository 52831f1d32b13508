import { createHash } from 'node:crypto'
import type { Chance } from '../../../tests/server/chaos/chance'
import type { Server, World } from './server'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly type: string
}

/** the patience of a browser */
const patienceMs = 30_000

/** The way from the browsers to the servers: any server takes any request. */
export class Network {
  readonly #servers: Server[] = []
  constructor(
    readonly world: World,
    readonly chance: Chance,
  ) {}

  add(server: Server): void {
    this.#servers.push(server)
  }

  get servers(): readonly Server[] {
    return this.#servers
  }

  /** @throws where there is no answer */
  async send(
    method: string,
    url: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { time, faults } = this.world
    const up = this.#servers.filter(({ isUp }) => isUp)
    if (up.length === 0 || faults.happens('a request is lost')) throw new TypeError('Failed to fetch')
    const server = this.chance.pick(up)
    const payload = body === '' ? {} : { payload: body }
    const answered = server.work(() =>
      server.app.inject({
        method: method as 'GET',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        ...payload,
      }),
    )
    if (faults.happens('a server dies')) time.at(faults.whole(0, 900), () => server.isUp && server.die())
    let isOver = false
    const late = new Promise<null>((resolve) => time.at(patienceMs, () => (isOver ? undefined : resolve(null))))
    const answer = await Promise.race([answered, late]).finally(() => {
      isOver = true
    })
    if (!answer) throw new TypeError('The request timed out')
    const text = answer.body
    faults.note(server.n, method, url, answer.statusCode, createHash('sha256').update(text).digest('hex').slice(0, 12))
    if (faults.happens('an answer is lost')) throw new TypeError('Failed to fetch')
    return { status: answer.statusCode, text, type: String(answer.headers['content-type'] ?? '') }
  }

  /** The same as the browser's `fetch`. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const { status, text, type } = await this.send(
      request.method,
      url.pathname + url.search,
      await request.text(),
      headers,
    )
    return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
  }
}
