import { expect, test } from 'vitest'
import { runTrial } from '../../tools/history/run'

test('500 operations through a kill, dropped connections and a failover are one linear history', async () => {
  const print = (text: string) => void process.stdout.write(`${text}\n`)
  const faults = ['kill', 'connections', 'failover'] as const
  const result = await runTrial({ operations: 500, customers: 4, faults, seed: 20_261_125 }, print)
  expect(result.anomalies).toEqual([])
  expect(new Set(result.faults.map(({ name }) => name))).toEqual(new Set(faults))
  expect(result.deadJobs).toBe(0)
})
