import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'marquee-bench-'))
export const remove = (folder: string) => rm(folder, { recursive: true, force: true })

type Variables = Readonly<Record<string, string>>

/** Runs `npm start` on a free port and measures the milliseconds until the quote page responds. */
export const npmStart = (dataFolder: string, more: Variables = {}) =>
  start(['npm', 'start', '--silent'], dataFolder, more)

/** The same without npm, so that the process is the server and nothing else. */
export const nodeStart = (dataFolder: string, more: Variables, ...options: readonly string[]) =>
  start([process.execPath, ...options, 'tools/start.mjs'], dataFolder, more)

async function start([command, ...args]: readonly string[], dataFolder: string, more: Variables) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn(command!, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn', ...more },
    // npm and the server that it starts share this pipe, so it closes with the last of them
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  child.stdout.resume()
  const closed = once(child, 'close')
  await firstPage(`${url}/quote/`, child)
  return { url, pid: child.pid!, ms: performance.now() - begun, stop: () => stop(child, closed) }
}

async function firstPage(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return answer.text()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The product ended before it answered')
}

/** Ends npm and the server that it started, which writes to its data folder until it has ended. */
async function stop(child: ChildProcess, closed: Promise<unknown>) {
  process.kill(-child.pid!, 'SIGTERM')
  await closed
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}
