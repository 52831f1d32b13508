import { parseArgs } from 'node:util'
import { faultNames } from './nemesis'
import { reportOf } from './report'
import { runTrial } from './run'

/**
 * `npm run check:history`: two servers on a replicated PostgreSQL under clients and faults, and a check that everything
 * which clients were told, the database, the processor and the mails are one linear history. It ends with 1 if they are not.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: 'Infinity' },
    customers: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    faults: { type: 'string', default: faultNames.join(',') },
  },
})
const faults = faultNames.filter((name) => values.faults.split(',').includes(name))
const trial = {
  operations: Number(values.operations),
  minutes: Number(values.minutes),
  customers: Number(values.customers),
  seed: Number(values.seed),
  faults,
}
const print = (text: string) => void process.stdout.write(`${text}\n`)
print(`Seed ${trial.seed}`)
const result = await runTrial(trial, print)
print(reportOf(result))
process.exitCode = result.anomalies.length === 0 ? 0 : 1
