import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** the first line that it printed */
  readonly first: string
  /** the next line that it prints */
  readonly line: () => Promise<string>
  readonly send: (line: string) => void
  readonly stop: () => Promise<void>
}

/** Starts a script of this folder in a process of its own, and waits for its first line. */
export async function startChild(
  script: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${script} ended too early`)
    return value
  }
  return {
    first: await line(),
    line,
    send: (text) => void child.stdin.write(`${text}\n`),
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'close')
}
