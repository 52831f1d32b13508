import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stack, stackAdmin, startStack } from '../../tools/stack/stack'
import { buyPolicy } from '../journeys/support/bought'
import { wedding } from '../journeys/support/events'
import { type OwnDatabase, ownDatabase } from '../nodes/support/database'

/* A thousand subscribers of one certificate, with two web processes, a worker that is killed, and a mail server. */

const subscribers = 1000
/** seconds in which 95 of 100 subscribers hear of a change */
const limit = 60

let database: OwnDatabase
let stack: Stack
beforeAll(async () => {
  database = await ownDatabase()
  stack = await startStack({ databaseUrl: database.url, env: { RATE_LIMIT: '1000000' } })
})
afterAll(async () => {
  await stack?.stop()
  await database?.drop()
})

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: object
}

async function call(path: string, { method = 'POST', headers = {}, body }: Call): Promise<Response> {
  const answer = await fetch(`${stack.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const cookieOf = async () => {
  const answer = await call('/session', { body: stackAdmin })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Makes a change, kills the worker in the middle of the letters, and checks them once all have arrived. */
async function lettersOf(subject: string, change: () => Promise<unknown>): Promise<void> {
  const arrived = () => stack.mail.messages.filter((mail) => mail.subject === subject)
  const begun = Date.now()
  await change()
  while (arrived().length < subscribers / 4) await setTimeout(20)
  await stack.worker.kill()
  await stack.worker.start()
  const until = Date.now() + 3 * limit * 1000
  while (new Set(arrived().map(({ to }) => to)).size < subscribers && Date.now() < until) await setTimeout(100)
  const all = arrived()
  const first = new Map(all.toReversed().map(({ to, at }) => [to, (at - begun) / 1000]))
  const seconds = [...first.values()].sort((a, b) => a - b)
  const p95 = seconds[Math.ceil(subscribers * 0.95) - 1] ?? Number.POSITIVE_INFINITY
  process.stdout.write(
    `${subject}: ${first.size} subscribers, ${all.length} letters, median ${seconds[subscribers / 2]?.toFixed(1)} s, ` +
      `95th percentile ${p95.toFixed(1)} s, last ${seconds.at(-1)?.toFixed(1)} s, with a killed worker\n`,
  )
  expect(first.size).toBe(subscribers)
  // a letter that was on its way as the worker died may go out again, and mailboxes show it once
  expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(subscribers)
  expect(all.length - subscribers).toBeLessThanOrEqual(2)
  expect(p95).toBeLessThanOrEqual(limit)
}

test('a change, a new certificate and a cancellation reach each of 1,000 subscribers once, although the worker is killed', async () => {
  const product = { url: stack.url, dataFolder: '' } as never
  const { contactId, token } = await buyPolicy(product, wedding, 170.1)
  const current = async () => {
    const [certificate] = await query<{ code: string }>(
      `select code from certificate join policy using (policy_number)
        where certificate.contact_id = $1 and kind = 'certificate' and policy_version = version and replaced is null`,
      [contactId],
    )
    return certificate!.code
  }
  await query(
    `insert into certificate_subscription (id, contact_id, code, email, created, confirmed)
     select 'holder-' || n, $1, $2, 'holder-' || n || '@example.com', now(), now() from generate_series(1, $3::int) n`,
    [contactId, await current(), subscribers],
  )
  const headers = { 'policy-token': token }
  const change = (body: object) => call(`/policy/submit-change/${contactId}`, { headers, body })

  const renamed = { step0: { event_name: 'Sample Jubilee' } }
  await lettersOf(`Certificate ${await current()} was replaced`, () => change({ change: renamed, difference: 0 }))

  const words = { description_of_operations: 'A wedding with 120 guests' }
  const cookie = await cookieOf()
  await lettersOf(`Certificate ${await current()} was replaced`, () =>
    call(`/admin/generate-coi-sel/${contactId}`, { headers: { cookie, 'if-match': '*' }, body: words }),
  )

  const cancel = { type: 'cancel', reason: 'The location burned down' }
  const quoted = await call(`/policy/make-a-change/${contactId}`, { headers, body: cancel })
  const { difference } = (await quoted.json()) as { difference: number }
  await lettersOf(`Certificate ${await current()} is no longer valid: the policy was canceled`, () =>
    change({ change: cancel, difference }),
  )
})
