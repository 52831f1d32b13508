import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../tools/stack/freePort'
import { bundled, type Program, shortLived } from '../rig/process'
import type { ServerSettings } from './server'

let program: Program

/**
 * Bundles the server, by default with an unreliable connection to its processor.
 * @returns a function that deletes the bundle
 */
export async function buildNode(entry = 'tests/server/chaos/server.ts'): Promise<() => Promise<void>> {
  program = await bundled(entry)
  return program.remove
}

/** kills every server at exit, even if the tests are interrupted */
const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** A server in its own process, which can be killed and restarted in the same folder. */
export interface ServerNode {
  readonly url: string
  start(): Promise<void>
  /** kill -9 */
  kill(): Promise<void>
  /** requests a shutdown */
  stop(): Promise<void>
  /** suspends the process, or resumes it */
  pause(): void
  resume(): void
  /** whether the last started process still runs */
  isAlive(): boolean
}

export async function makeNode(
  env: Readonly<Record<string, string>>,
  weather: ServerSettings = { seed: 0, share: 0 },
): Promise<ServerNode> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let starts = 0

  const isAlive = () => child !== null && child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isAlive()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    url,
    async start() {
      const place = {
        HOST: '127.0.0.1',
        PORT: String(port),
        BASE_URL: url,
        RATE_LIMIT: '1000000',
        SIGN_IN_RATE_LIMIT: '1000000',
      }
      // a different but reproducible sequence after each start
      const now = { ...weather, seed: weather.seed + 1000 * starts++ }
      const begun = spawn(process.execPath, [...shortLived, program.file], {
        env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...place, ...env, WEATHER: JSON.stringify(now) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let shown = ''
      begun.stderr.on('data', (text: Buffer) => {
        shown = (shown + text).slice(-4000)
      })
      child = begun
      living.add(begun)
      begun.once('exit', () => living.delete(begun))
      await ready(url, begun, () => shown)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    isAlive,
  }
}

/** Repeats a request until it succeeds, for three minutes at most: a machine may be busy. */
async function ready(url: string, child: ChildProcess, shown: () => string): Promise<void> {
  const until = Date.now() + 180_000
  for (;;) {
    const answer = await fetch(`${url}/readyz?for=requests`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready: ${shown()}`)
    if (Date.now() > until) throw new Error('the server was not ready within three minutes')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
