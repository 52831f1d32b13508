import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** so long may a start take on a busy machine */
const patienceMs = 120_000

/** One process of a built release. */
export interface Node {
  readonly url: string
  /** starts it and waits until it is ready */
  start(): Promise<void>
  /** SIGTERM, as an orchestrator does. @returns its exit status: 1 if it was cut short ten seconds after its drain */
  stop(): Promise<number | null>
  kill(): Promise<void>
  /** suspends the process, which then does nothing and does not end, or resumes it */
  pause(): void
  resume(): void
}

/**
 * @param release the folder with the build; this one by default
 * @param uid the system's user that runs it, for a caller that is root
 */
export function makeNode(port: number, env: Readonly<Record<string, string>>, release = '.', uid?: number): Node {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let shown = ''
  const isOver = () => child === null || child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (!child || isOver()) return child?.exitCode ?? null
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = (await exit) as [number | null]
    return code
  }
  // an interrupted command leaves no process behind
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    url,
    async start() {
      const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
      const server = spawn(process.execPath, ['dist/server/main.mjs'], {
        cwd: release,
        ...(uid !== undefined && { uid, gid: uid }),
        env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = server
      shown = ''
      for (const channel of [server.stdout, server.stderr])
        channel.on('data', (text: Buffer) => {
          shown = (shown + text).slice(-10_000)
        })
      const until = Date.now() + patienceMs
      while (!(await fetch(`${url}/readyz?for=requests`).catch(() => null))?.ok) {
        if (isOver() || Date.now() > until) throw new Error(`The server is not ready:\n${shown}`)
        await setTimeout(50)
      }
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}
