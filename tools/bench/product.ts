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

/** Runs `npm start` on a free port and measures the milliseconds until the quote page responds. */
export async function npmStart(dataFolder: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  await firstPage(`${url}/quote/`, child)
  return { url, ms: performance.now() - begun, stop: () => stop(child) }
}

async function firstPage(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return answer.text()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The product ended before it answered')
}

/** ends npm and the server that it started */
async function stop(child: ChildProcess) {
  process.kill(-child.pid!, 'SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function freePort() {
  const server = net.createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}
