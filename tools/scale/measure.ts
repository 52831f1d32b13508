import { loadavg } from 'node:os'
import { type Db, postgresDatabase } from '../../server/platform/db/database'
import { createJobs } from '../../server/platform/jobs/queue'
import { eraseCustomer } from '../../server/privacy/eraseCustomer'
import { type AuditQuery, searchAudit } from '../../server/reports/auditLog'
import { historyOf } from '../../server/reports/contactHistory'
import { testServices } from '../../tests/server/rig/services'
import { percentile } from '../bench/stopwatch'
import type { Month } from './rows'
import { busiestContacts, filledMonths, someContacts } from './sample'

/** milliseconds, the 95th percentile of a history that was not opened before */
const budget = 50
const contacts = 400

interface Times {
  readonly p50: number
  readonly p95: number
  readonly most: number
}

/**
 * Times the product's own functions, one call after the other on one connection of the product, beside the load of the
 * machine. Returns whether a contact's history keeps its budget.
 * @param cool runs before each kind of history that was not opened before
 */
export async function measureLog(
  databaseUrl: string,
  write: (text: string) => void,
  cool: () => Promise<void> = async () => {},
): Promise<boolean> {
  const db = postgresDatabase(databaseUrl)
  const line = (name: string, { p50, p95, most }: Times) =>
    write(
      `  ${name.padEnd(52)} ${[p50, p95, most].map((ms) => ms.toFixed(1).padStart(9)).join('')} ${loadavg()[0]!.toFixed(1).padStart(6)}`,
    )
  try {
    write(`\n  ${'milliseconds'.padEnd(52)}       p50      p95     most   load`)
    const page = { page: 1, size: 50 }
    const months = await filledMonths(db)
    const some = await someContacts(db, months, contacts)
    const open = ({ id }: { id: string }) => historyOf({ db }, id, page)
    line('the first history of a new connection', await timesOf(some.slice(0, 1), open))
    await cool()
    const first = await timesOf(some.slice(1), open)
    line('a history, not opened before', first)
    line('a history, opened again', await timesOf(some.slice(1), open))
    const busiest = await busiestContacts(db, months, 40)
    await cool()
    line('the history of a busy contact', await timesOf(busiest, open))
    line('the history of a busy contact, opened again', await timesOf(busiest, open))
    for (const [name, queries] of logQueries(new Date())) {
      const twice = [...queries, ...queries]
      line(name, await timesOf(twice, (query) => searchAudit(db, query)))
    }
    await erasing(db, months, line)
    write(`  ${first.p95 <= budget ? 'kept' : 'OVER'}: a history that was not opened before, p95 ≤ ${budget} ms`)
    return first.p95 <= budget
  } finally {
    await db.close()
  }
}

async function erasing(db: Db, months: readonly Month[], line: (name: string, times: Times) => void) {
  const services = await testServices({ db, jobs: createJobs(db), now: () => new Date() })
  const persons = await someContacts(db, months, 20)
  // the keys of an earlier run were in its memory, and the key of the references is made once
  await db.q.deleteFrom('encryption_key').execute()
  await eraseCustomer(services, { email: 'nobody@example.com', actor: 'admin@example.com' })
  line(
    'the erasure of a person',
    await timesOf(persons, ({ email }) => eraseCustomer(services, { email, actor: 'admin@example.com' })),
  )
}

async function timesOf<Given>(given: readonly Given[], call: (one: Given) => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (const one of given) {
    const begun = performance.now()
    await call(one)
    times.push(performance.now() - begun)
  }
  return { p50: percentile(50, times), p95: percentile(95, times), most: Math.max(...times) }
}

/** The staff's audit page: as it opens, one month, and what staff search for, with and without days. */
function logQueries(now: Date): readonly (readonly [name: string, queries: readonly AuditQuery[]])[] {
  const months = [1, 6, 18, 30].map((ago) => {
    const [begin, end] = [0, 1].map((later) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago + later, 1 - later)).toISOString().slice(0, 10),
    )
    const day = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
    return { from: day(begin!), to: day(end!) }
  })
  const each = (more: AuditQuery) => months.map((month) => ({ ...month, ...more }))
  return [
    ['the log as it opens', [{}, { page: 2 }]],
    ['the log of a month', each({})],
    ['the log of a month, by a member of staff', each({ actor: 'rep7@example.com' })],
    ['the log of a month, by an action', ['policy', 'declined', 'saved'].flatMap((action) => each({ action }))],
    ['the log of all months, by customers', [{ actor: 'customer' }]],
    ['the log of all months, by a member of staff', [{ actor: 'rep7@example.com' }, { actor: 'rep150@example.com' }]],
    [
      'the log of all months, by an action',
      [{ action: 'policy issued' }, { action: 'quote declined' }, { action: 'saved' }],
    ],
    [
      'the log of all months, by an action that is rare',
      [{ action: 'moratorium' }, { action: 'certificate reissued' }],
    ],
    ['the log by the reference of a failed call', [{ reference: '009a-7a3a-6b62' }]],
  ]
}
