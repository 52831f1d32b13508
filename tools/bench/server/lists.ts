import { type Figure, record, rounded } from '../figures'
import { emptyFolder, nodeStart, remove } from '../product'
import { percentile } from '../stopwatch'
import { serverSettings } from './calls'
import { addContacts } from './contacts'
import { withDatabase } from './postgres'

/** milliseconds, the 95th percentile */
const budget = 50
const sizes = [1000, 100_000, 1_000_000] as const
const times = 40

const kinds: readonly (readonly [name: string, queries: readonly string[]])[] = [
  ['the list as it opens', ['']],
  ['page 150', ['page=150']],
  ['by status', ['status=draft', 'status=referred', 'status=expired']],
  [
    'sorted',
    ['quote_number', 'insured_name', 'event_type', 'event_start_date', 'quote_status', 'amount_due', 'created'].flatMap(
      (sort) => [`sort=${sort}`, `sort=${sort}&direction=desc`],
    ),
  ],
  ['a number, an address, a phone', ['search=Q-3000500', 'search=jordan.sample1', 'search=5550000500']],
  ['a common word', ['search=wedding', 'search=hall', 'search=example.com']],
  ['two letters', ['search=jo', 'search=zq', 'search=jo+ro']],
  ['several words', ['search=fresno+trade+muster', 'search=lakeview+wedding', 'search=grand+hotel+sample']],
  ['a search that is sorted', ['search=wedding&sort=insured_name', 'search=fresno+trade+muster&sort=amount_due']],
  ['a search in a status', ['search=wedding&status=approved', 'search=jo&status=draft']],
  [
    'filtered',
    ['type=Wedding', 'owner=rep5@example.com', 'event_from=01/01/2026&event_to=02/01/2026', 'provider=second'],
  ],
]

/** Milliseconds of the staff's list over HTTP, one call after the other, at each number of contacts on PostgreSQL. */
export async function listsReport(write: (text: string) => void): Promise<string[]> {
  const result = await withDatabase('lists', async (databaseUrl) => {
    await prepareTables(databaseUrl)
    const over: string[] = []
    for (const [i, size] of sizes.entries()) {
      for (let from = sizes[i - 1] ?? 0; from < size; from += 100_000)
        await addContacts(databaseUrl, from, Math.min(size, from + 100_000))
      over.push(...(await listsOf(write, databaseUrl, size)))
    }
    return over
  })
  if (result === null) write('\nThe list of contacts is left out: there is no PostgreSQL.')
  return result ?? []
}

/** A first start fills the columns of the list from the answers, which the contacts of this bench do not have. */
async function prepareTables(databaseUrl: string) {
  const folder = await emptyFolder()
  const product = await nodeStart(folder, serverSettings(databaseUrl))
  await product.stop()
  await remove(folder)
}

async function listsOf(write: (text: string) => void, databaseUrl: string, size: number): Promise<string[]> {
  const folder = await emptyFolder()
  const product = await nodeStart(folder, serverSettings(databaseUrl))
  try {
    const cookie = await signIn(product.url)
    write(`\nThe list of ${size.toLocaleString('en-US')} contacts, milliseconds, p50 and p95, budget ${budget}`)
    const figures: Figure[] = []
    for (const [name, queries] of kinds) figures.push(await timed(name, size, queries, product.url, cookie))
    for (const { name, median, ours } of figures)
      write(`  ${name.padEnd(60)} ${String(median).padStart(8)} ${String(ours).padStart(8)}`)
    return figures.flatMap(record)
  } finally {
    await product.stop()
    await remove(folder)
  }
}

async function timed(name: string, size: number, queries: readonly string[], url: string, cookie: string) {
  const calls: number[] = []
  for (const query of queries) await listed(url, cookie, query)
  for (let i = 0; i < times; i++) calls.push(await listed(url, cookie, queries[i % queries.length]!))
  const ms = (percent: number) => rounded(percentile(percent, calls))
  return {
    part: 'lists',
    name: `${name}, ${size.toLocaleString('en-US')} contacts`,
    unit: 'ms',
    median: ms(50),
    ours: ms(95),
    budget: `≤ ${budget} ms`,
    isKept: ms(95) <= budget,
  } as const
}

async function listed(url: string, cookie: string, query: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/admin/contacts?${query}`, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The list answered ${answer.status} to ${query}: ${text}`)
  return performance.now() - begun
}

/** The first account is made right after the server listens. */
async function signIn(url: string): Promise<string> {
  const { STAFF_ADMIN_EMAIL: email, STAFF_ADMIN_PASSWORD: password } = serverSettings('')
  for (;;) {
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (answer.ok)
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ')
    if (answer.status !== 401) throw new Error(`Signing in answered ${answer.status}`)
  }
}
