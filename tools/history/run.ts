import { setTimeout as wait } from 'node:timers/promises'
import { type Db, openDatabase } from '../../server/platform/db/database'
import { chanceOf } from '../../tests/server/chaos/chance'
import { buildNode, makeNode, type ServerNode } from '../../tests/server/chaos/node'
import { admin } from '../../tests/server/chaos/outageCalls'
import { anomaliesOf } from './check'
import type { Run } from './client'
import { makeDisk } from './disk'
import { applyLoad } from './load'
import { causeFaults, type Fault, type FaultName, type System } from './nemesis'
import type { Anomaly, History, Operation } from './record'
import { readRemains } from './remains'
import { replicatedDatabase } from './replicated'

export interface Trial {
  /** The load ends after this number of operations or these minutes, and after each fault has come once. */
  readonly operations: number
  readonly minutes?: number
  /** customers at a time, each with a quote */
  readonly customers: number
  readonly faults: readonly FaultName[]
  readonly seed: number
}

export interface Result {
  readonly history: History
  readonly faults: readonly Fault[]
  readonly anomalies: readonly Anomaly[]
  /** under load, and until the last payment, mail and document were done */
  readonly loadMs: number
  readonly settleMs: number
  /** jobs that failed for good */
  readonly deadJobs: number
}

/** Runs clients against two servers, a replicated database and a disk that fail, and checks the recorded history. */
export async function runTrial(trial: Trial, print: (text: string) => void): Promise<Result> {
  const removals: (() => Promise<unknown>)[] = []
  const later = (remove: () => Promise<unknown>) => void removals.push(remove)
  const removeAll = async () => {
    for (let remove = removals.pop(); remove; remove = removals.pop()) await remove()
  }
  // PostgreSQL would outlive this process
  const interrupt = () => void removeAll().finally(() => process.exit(1))
  process.once('SIGINT', interrupt)
  try {
    const disk = await makeDisk()
    later(disk.remove)
    const database = await replicatedDatabase()
    later(database.remove)
    later(await buildNode('server/main.ts'))
    const env = {
      NODE_ENV: 'production',
      DATA_FOLDER: disk.folder,
      DATABASE_URL: database.url,
      STAFF_ADMIN_EMAIL: admin.email,
      STAFF_ADMIN_PASSWORD: admin.password,
    }
    const nodes = [await makeNode(env), await makeNode(env)]
    for (const node of nodes) later(node.kill)
    // one after the other, because the first one migrates
    for (const node of nodes) await node.start()
    if (!disk.canFill) print('This user cannot mount a file system: the full disk is left out.')
    const faults = trial.faults.filter((name) => name !== 'disk' || disk.canFill)
    return await underLoad({ nodes, database, disk }, { ...trial, faults }, print)
  } finally {
    process.off('SIGINT', interrupt)
    await removeAll()
  }
}

async function underLoad(system: System, trial: Trial, print: (text: string) => void): Promise<Result> {
  const { nodes, database, disk } = system
  const started = performance.now()
  const now = () => performance.now() - started
  const chance = chanceOf(trial.seed)
  const caused: Fault[] = []
  const { operations: enough, minutes = Infinity, faults } = trial
  const isDone = () => caused.length >= faults.length && (run.operations.length >= enough || now() >= minutes * 60_000)
  const run: Run = { chance, urls: nodes.map(({ url }) => url), operations: [], questions: [], now, isDone }
  let isOver = false
  const progress = setInterval(
    () => print(`${run.operations.length} operations, ${Math.round(now() / 1000)} s`),
    15_000,
  )
  const load = applyLoad(run, trial.customers).finally(() => {
    isOver = true
  })
  const terms = { chance: chanceOf(trial.seed + 1), now, isOver: () => isOver }
  await Promise.all([causeFaults(system, faults, { ...terms, caused }), load])
  clearInterval(progress)
  const loadMs = now()
  await inGroups(run.questions, trial.customers)
  const db = await openDatabase({ databaseUrl: database.url, dataFolder: disk.folder })
  try {
    await settled(db, nodes)
    const settleMs = now() - loadMs
    const operations = [...run.operations].sort((a, b) => a.ended - b.ended)
    const history: History = { operations, ...(await readRemains(db, disk.folder, operations)) }
    const deadJobs = await countJobs(db, 'dead')
    return { history, faults: caused, anomalies: anomaliesOf(history), loadMs, settleMs, deadJobs }
  } finally {
    await db.close()
  }
}

/** Asks each question, some at a time; the answers are in the record. */
async function inGroups(questions: readonly (() => Promise<Operation>)[], size: number): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < questions.length) await questions[next++]!()
  }
  await Promise.all(Array.from({ length: size }, worker))
}

const countJobs = async ({ q }: Db, state: 'open' | 'dead'): Promise<number> => {
  const jobs = q.selectFrom('job').where('done', 'is', null)
  const some = state === 'dead' ? jobs.where('dead', 'is not', null) : jobs.where('dead', 'is', null)
  return (await some.select('id').execute()).length
}

/** Waits until no job is open. A job that failed in a fault waits for its next attempt; it is made due. */
async function settled(db: Db, nodes: readonly ServerNode[]): Promise<void> {
  while ((await countJobs(db, 'open')) > 0) {
    if (!nodes.some((node) => node.isAlive())) throw new Error('no server runs')
    await db.q
      .updateTable('job')
      .set({ run_at: new Date() })
      .where('done', 'is', null)
      .where('dead', 'is', null)
      .execute()
    await wait(1000)
  }
}
