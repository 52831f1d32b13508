import { parseArgs } from 'node:util'
import { runSeeds } from './runner'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string' },
    customers: { type: 'string' },
    trace: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? 1)
const days = Number(values.days ?? 2)
const runs = await runSeeds([
  { seed, days, customers: Number(values.customers ?? days * 10), isTraced: values.trace ?? false },
])
console.log(JSON.stringify(runs, null, 1))
