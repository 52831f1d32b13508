import { once } from 'node:events'
import net from 'node:net'

/** A request of a load: the same bytes as a browser sends, prepared before the time runs. */
export interface LoadRequest {
  readonly method: string
  /** path and query */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Load {
  /** http://host:port */
  readonly url: string
  readonly seconds: number
  /** open connections, each with one request at a time */
  readonly connections: number
  /** the request that follows, by its number */
  readonly next: (number: number) => Buffer
}

/** Complete responses a second. @throws Error for any status other than 2xx, because a refusal is faster than an answer */
export async function requestsPerSecond({ url, seconds, connections, next }: Load): Promise<number> {
  const { hostname, port } = new URL(url)
  const run = { until: performance.now() + seconds * 1000, sent: 0, answered: 0 }
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(Number(port), hostname).setNoDelay()
      await once(socket, 'connect')
      const answers = reader(socket)
      while (performance.now() < run.until) {
        socket.write(next(run.sent++))
        assertFine(await answers())
        run.answered++
      }
      socket.destroy()
    }),
  )
  return (run.answered * 1000) / (performance.now() - begun)
}

/** The bytes of a request. */
export function bytesOf(url: string, { method, path, body, headers = {} }: LoadRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Reads one response after the other; each has a content-length, as all of ours do. */
function reader(socket: net.Socket) {
  let waiting: { resolve: (head: string) => void; reject: (fault: Error) => void } | null = null
  let rest: Buffer = Buffer.alloc(0)
  const take = () => {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = rest.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (rest.length < end + 4 + length) return
    rest = rest.subarray(end + 4 + length)
    const { resolve } = waiting!
    waiting = null
    resolve(head)
  }
  socket.on('data', (part: Buffer) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    take()
  })
  socket.on('error', (fault) => waiting?.reject(fault))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection')))
  return () =>
    new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject }
    })
}

function assertFine(head: string) {
  if (!/^HTTP\/1\.1 2/.test(head)) throw new Error(`The server answered ${head.split('\r\n', 1)}`)
}
