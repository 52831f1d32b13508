import pg from 'pg'
import { quoteBody } from './bodies'
import { bytesOf } from './load'

/** The row statements of the bare saves, with the values that the product wrote for the same quotes. */
export interface BareSave {
  readonly ids: readonly string[]
  readonly connections: number
  /** the columns that a save writes */
  readonly columns: readonly string[]
  /** their values for each of the two sets of answers, which are saved in turn */
  readonly values: readonly (readonly unknown[])[]
  readonly audit: { readonly before: string; readonly after: string }
}

/** as server/quotes/save.ts writes them */
const columns = [
  ...['edited', 'expires', 'version', 'record_owner', 'quote_status', 'declined_by', 'price', 'reasons', 'answers'],
  ...['hcc_pricing_version', 'is_old_policy', 'is_hcc', 'rating_plan', 'coupon', 'fee_changed_by_rep_cents', 'terms'],
  ...['search', 'insured_name', 'email', 'event_type', 'event_name', 'event_day', 'event_location_name'],
  ...['event_state', 'is_second_provider', 'step'],
]
const json: ReadonlySet<string> = new Set(['price', 'reasons', 'answers', 'coupon', 'terms'])

/** the two head counts that are saved in turn */
const heads = [120, 140] as const
const quotes = 1000

/**
 * Starts a quote, saves it with each of the two sets of answers, and copies its row for the product and for the bare
 * saves.
 */
export async function prepareSaves(url: string, databaseUrl: string, connections: number) {
  const id = await startQuote(url)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const values: unknown[][] = []
    for (const number of heads) {
      await saveQuote(url, id, number)
      const { rows } = await client.query('select * from contact where id = $1', [id])
      values.push(
        columns.map((name) =>
          json.has(name) && rows[0][name] !== null ? JSON.stringify(rows[0][name]) : rows[0][name],
        ),
      )
    }
    const { rows: audits } = await client.query(
      'select before, after from audit where entity_id = $1 order by id desc limit 1',
      [id],
    )
    const audit = { before: JSON.stringify(audits[0].before), after: JSON.stringify(audits[0].after) }
    const [ours, bare] = [await copies(client, id, 'o'), await copies(client, id, 'b')]
    await client.query('vacuum analyze contact')
    return { id, ours, bare: { ids: bare, connections, columns, values, audit } satisfies BareSave }
  } finally {
    await client.end()
  }
}

async function copies(client: pg.Client, id: string, prefix: string): Promise<string[]> {
  const { rows: named } = await client.query(
    `select column_name as name from information_schema.columns
      where table_name = 'contact' and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = named.map(({ name }) => name as string)
  const own: Readonly<Record<string, string>> = {
    id: `'${prefix}' || lpad(n::text, 21, '0')`,
    idempotency_key: `'${prefix}' || n`,
    quote_number: `'Q-${prefix}' || n`,
  }
  const { rows } = await client.query(
    `insert into contact (${names.map((name) => `"${name}"`).join()})
      select ${names.map((name) => own[name] ?? `"${name}"`).join()} from contact, generate_series(1, ${quotes}) as n
      where id = $1 returning id`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** A request that saves the answers of one of the quotes; each time with the other head count. */
export function saveRequests(url: string, ids: readonly string[]) {
  const bodies = heads.map((number) => quoteBody(number))
  return (number: number) =>
    bytesOf(url, {
      method: 'PATCH',
      path: `/api/contacts/${ids[number % ids.length]}`,
      body: bodies[Math.floor(number / ids.length) % heads.length],
    })
}

async function startQuote(url: string): Promise<string> {
  const { contact } = await called(`${url}/api/contacts`, 'POST', quoteBody(heads[0]), {
    'idempotency-key': crypto.randomUUID(),
  })
  return contact.id
}

const saveQuote = (url: string, id: string, number: number) =>
  called(`${url}/api/contacts/${id}`, 'PATCH', quoteBody(number))

async function called(url: string, method: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { contact: { id: string } }
}
