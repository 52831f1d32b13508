import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Fault } from '../explorer/product/load'
import { bundle } from './bundle'
import type { Outcome, Setup } from './simulation'

export interface Run {
  readonly outcome: Outcome
  readonly cpuMs: number
}

/** up to here a run ends before it pays that V8 optimizes PostgreSQL's WebAssembly */
const few = 2

/** Simulates one after the other in one process. @param onRun is called after each */
export async function runSeeds(
  setups: readonly Setup[],
  faults: readonly Fault[] = [],
  onRun: (run: Run) => void = () => undefined,
): Promise<Run[]> {
  const { file, remove } = await bundle(faults)
  const child = fork(file, {
    cwd: path.resolve(import.meta.dirname, '../..'),
    execArgv: ['--no-warnings', '--enable-source-maps', ...(setups.length > few ? [] : ['--liftoff-only'])],
  })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`the simulation ended with ${code}`))),
  )
  ended.catch(() => undefined)
  const runs: Run[] = []
  try {
    for (const setup of setups) {
      child.send(setup)
      const [run] = (await Promise.race([once(child, 'message'), ended])) as [Run]
      runs.push(run)
      onRun(run)
    }
    return runs
  } finally {
    child.kill()
    await remove()
  }
}
