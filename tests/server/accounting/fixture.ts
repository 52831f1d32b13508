import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { booksOf } from '../../../server/ledger/ledger'
import type { OperationId } from '../../../server/operations/handler'
import { makeProcessor } from '../../../server/payments/sandbox/processor'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import type { JobsOptions } from '../../../server/platform/jobs/run'
import { jobHandlers } from '../../../server/registrations'
import { cardOf } from '../payments/cards'
import { type Role, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, newKey, sign } from '../rig/quotes'
import { TestClock } from '../rig/services'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The whole server with its own processor, and the operations of staff on a contact's money. */
export async function startTestServer(env: Record<string, string> = {}) {
  const clock = new TestClock()
  const folder = await mkdtemp(join(tmpdir(), 'accounting-'))
  const hooks: TestHooks = {}
  const sandbox = makeSandbox({ facts: makeFactStore(folder), now: clock.now, testHooks: hooks })
  const processor = makeProcessor(makeFactStore(folder), clock.now)
  const testServer = await testApp({
    services: { gateway: sandbox.gateway, now: clock.now, today: clock.today },
    sandboxRoutes: sandbox.routes,
    env,
  })
  const { db } = testServer.services
  /** the last entry with a day of the test */
  let dated = 0

  async function tokenFor(number = '4242424242424242'): Promise<string> {
    const { token } = await processor.tokenize(cardOf(number))
    if (!token) throw new Error('this card cannot exist')
    return token
  }

  /** A call by staff about a contact. */
  const send = async (
    call: OperationId,
    id: string,
    body?: object,
    { headers = newKey(), role = 'rep', params = {} }: Texts = {},
  ) =>
    testServer.call(call, {
      params: { id, ...params },
      cookie: await testServer.staff(role),
      ...(body && { headers, body }),
    })

  const list = async (id: string) => (await send('listAccountingTransactions', id)).data

  async function signed() {
    const { id, customFields } = await begin(testServer)
    await testServer.call('signTerms', { params: { id }, body: sign })
    return { id, amount: customFields.amount_due as number }
  }

  return {
    ...testServer,
    clock,
    folder,
    hooks,
    sandbox,
    tokenFor,
    processor,
    send: send,
    /** a signed quote without a payment */
    signed,
    /** a policy paid by card */
    async bought(card?: string) {
      const { id, amount } = await signed()
      const body = { id, amount_due: amount, payment_token: await tokenFor(card) }
      const answer = await testServer.call('purchase', { headers: newKey(), body })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { id, amount }
    },
    /** an order that waits for its check */
    async ordered() {
      const { id, amount } = await signed()
      const body = { id, amount_due: amount, payment_type: 'check', check_emails: `${id}@example.com` }
      const answer = await testServer.call('purchase', { headers: newKey(), body })
      if (answer.statusCode !== 202) throw new Error(answer.body)
      return { id, amount }
    },
    list,
    chargeOf: async (id: string) => (await list(id)).data[0].transaction_id as string,
    refund: (id: string, body: object, headers = newKey()) => send('issueRefund', id, body, { headers }),
    /** Runs the due refunds; documents and mail are left out. */
    work: (options: Partial<JobsOptions> = {}) =>
      runDueJobs(testServer.services, {
        handlers: { refund: jobHandlers['refund']!, documents: async () => {}, mail: async () => {} },
        ...options,
      }),
    books: async (id: string) => {
      const { rows, chargedCents, paidCents } = await booksOf(db, id)
      return { rows: rows.map(({ kind, charged, paid }) => [kind, charged, paid]), chargedCents, paidCents }
    },
    void: async (kind: string, transactionId: string, reason = 'Entered twice', role: Role = 'rep') =>
      testServer.call('voidAccountingTransaction', {
        params: { kind, id: transactionId },
        query: { reason },
        cookie: await testServer.staff(role),
      }),
    auditOf: async (contactId: string) =>
      (await db.q.selectFrom('audit').selectAll().where('contact_id', '=', contactId).orderBy('id').execute()).map(
        ({ action }) => action,
      ),
    /** The database's clock is the machine's: this dates the entries that were made since by the test's. */
    dateRowsToday: async () => {
      const { numUpdatedRows } = await db.q
        .updateTable('ledger')
        .set({ created: clock.now() })
        .where('id', '>', dated)
        .executeTakeFirstOrThrow()
      const { last } = await db.q
        .selectFrom('ledger')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      dated = last ?? 0
      return Number(numUpdatedRows)
    },
    atBank: (contactId: string) => atBank(contactId),
    async close() {
      await testServer.close()
      await rm(folder, { recursive: true })
    },
  }

  /** Cents that the processor holds of this contact's charges, less refunds. */
  async function atBank(contactId: string): Promise<number> {
    const payments = await db.q
      .selectFrom('payment')
      .select('gateway_ref')
      .where('contact_id', '=', contactId)
      .execute()
    const references = payments.flatMap(({ gateway_ref }) => gateway_ref ?? [])
    const factsOf = async (drawer: string): Promise<any[]> => {
      const names = await readdir(join(folder, drawer)).catch(() => [])
      const mine = names.filter((name) => references.some((reference) => name.startsWith(reference)))
      return Promise.all(mine.map(async (name) => JSON.parse(await readFile(join(folder, drawer, name), 'utf8'))))
    }
    const sum = (facts: any[]) => facts.reduce((total, { amountCents }) => total + amountCents, 0)
    return sum((await factsOf('endings')).filter(({ end }) => end === 'charged')) - sum(await factsOf('refunds'))
  }
}

interface Texts {
  readonly headers?: Record<string, string>
  readonly role?: Role
  readonly params?: Record<string, string>
}

export const items = (amount: number | string = 25, item_description = 'An endorsement') => [
  { item_description, amount },
]
