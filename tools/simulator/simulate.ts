import { parseArgs } from 'node:util'
import { plantedBugs } from './plants'
import { type Run, runSeeds } from './runner'
import type { Setup } from './simulation'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const seconds = (runs: readonly Run[]) => sum(runs.map(({ cpuMs }) => cpuMs)) / 1000

/** The seeds that every run of the command repeats: each a day. */
const ledger: readonly Setup[] = Array.from({ length: 10 }, (_, at) => ({ seed: at + 1, days: 1, customers: 30 }))
const plantSeeds = [11, 12, 13, 14, 15, 16]

function printRun({ outcome, cpuMs }: Run): void {
  const { seed, hash, policies, refunds, mails, deaths, anomalies } = outcome
  print(
    `seed ${seed}: ${policies} policies, ${refunds} refunds, ${mails} mails, ${deaths} deaths of a server, ${anomalies.length} anomalies, hash ${hash}, ${(cpuMs / 1000).toFixed(1)} s`,
  )
  for (const anomaly of anomalies) print(`  ${anomaly}`)
}

function printFigures(runs: readonly Run[]): void {
  const minutes = seconds(runs) / 60
  const policies = sum(runs.map(({ outcome }) => outcome.policies))
  print(
    `${policies} purchases in ${seconds(runs).toFixed(0)} s of processor time: ${Math.round(policies / minutes)} a minute`,
  )
  const counts: Record<string, number> = {}
  for (const { outcome } of runs)
    for (const [name, count] of Object.entries(outcome.faults)) counts[name] = (counts[name] ?? 0) + count
  for (const [name, count] of Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))
    print(`  ${name}: ${count} (${(count / minutes).toFixed(1)} a minute)`)
}

/** @returns whether each bug was found in at least one seed */
async function findPlants(only: string): Promise<boolean> {
  let isEachNoticed = true
  for (const { name, faults, customers = 15 } of plantedBugs.filter((bug) => bug.name.includes(only))) {
    const setups = plantSeeds.map((seed) => ({ seed, days: 1, customers }))
    const runs = await runSeeds(setups, faults)
    const matches = runs.filter(({ outcome }) => outcome.anomalies.length > 0)
    const [example] = matches.flatMap(({ outcome }) => outcome.anomalies)
    print(`${name}: found in ${matches.length} of ${runs.length} seeds${example ? `, such as: ${example}` : ''}`)
    isEachNoticed &&= matches.length > 0
  }
  return isEachNoticed
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '30' },
    customers: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
})
let isSound: boolean
if (positionals[0] === 'plants') isSound = await findPlants(positionals.slice(1).join(' '))
else {
  const days = Number(values.days)
  const one = {
    seed: Number(values.seed),
    days,
    customers: Number(values.customers ?? days * 4),
    isTraced: values.trace,
  }
  const runs = await runSeeds(values.seed === undefined ? ledger : [one], [], printRun)
  printFigures(runs)
  isSound = runs.every(({ outcome }) => outcome.anomalies.length === 0)
}
process.exitCode = isSound ? 0 : 1
