import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { bundled, type Program, shortLived } from '../rig/process'
import type { Task } from './child'

interface Ended {
  /** SIGKILL if it was killed */
  readonly signal: NodeJS.Signals | null
  /** the results of its orders; null if it died before */
  readonly results: readonly string[] | null
}

interface Child {
  /** resolves when it has its database and its orders, and waits */
  readonly ready: Promise<void>
  go(): void
  readonly ended: Promise<Ended>
}

export const bundledChild = () => bundled('tests/server/payments/child.ts')

/** Starts a server process, which waits for `go`. */
export function startChild({ file }: Program, task: Task): Child {
  const child = spawn(process.execPath, [...shortLived, file, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface(child.stdout)
  const ready = new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line)
      resolve()
    })
    child.once('close', () => reject(new Error('the process ended before it was ready')))
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (_, signal) => resolve({ signal, results: lines[1] ? JSON.parse(lines[1]) : null }))
  })
  return { ready, ended, go: () => child.stdin.end('go\n') }
}
