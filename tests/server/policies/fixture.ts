import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChangeForm, OpenedPolicy, Purchase, WorkedOutChange } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { makeRefund } from '../../../server/payments/refundJob'
import { makeProcessor } from '../../../server/payments/sandbox/processor'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import type { Services } from '../../../server/platform/services/services'
import { cardOf } from '../payments/cards'
import { type Role, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, newKey, payload, sign } from '../rig/quotes'
import { TestClock } from '../rig/services'

const good = '4242424242424242'
export const bad = '4000000000000002'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A purchased policy, and the token of its link. */
export interface Bought {
  readonly id: string
  readonly policyNumber: string
  readonly token: string
  /** dollars */
  readonly due: number
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
/** Read-only, as `as const` types it. */
type Form = DeepReadonly<ChangeForm>

/** The parameters of a submitted change. */
interface Submitting {
  readonly key?: string
  /** the card to charge; null for none */
  readonly card?: string | null
  /** dollars, if they differ from the quoted ones */
  readonly difference?: number
  readonly as?: Role
  /** ends an attempt that waits for the cardholder's bank */
  readonly cancelsAuthentication?: boolean
}

/** The whole server over HTTP with the sandbox processor, and helpers for policies. */
export async function startTestServer(given: Partial<Services> = {}, env: Record<string, string> = {}) {
  const clock = new TestClock()
  const folder = await mkdtemp(join(tmpdir(), 'policies-'))
  const hooks: TestHooks = {}
  const { gateway } = makeSandbox({ facts: makeFactStore(folder), now: clock.now, testHooks: hooks })
  const app = await testApp({ services: { gateway, now: clock.now, today: clock.today, ...given }, env })
  const processor = makeProcessor(makeFactStore(folder), clock.now)
  const tokenFor = async (card: string) => (await processor.tokenize(cardOf(card))).token!
  const { call, services } = app

  const callerOf = async (policy: Bought, as?: Role) =>
    as ? { cookie: await app.staff(as) } : { headers: { 'policy-token': policy.token } }

  const testServer = {
    ...app,
    clock,
    folder,
    hooks,
    tokenFor,
    processor,
    /** Buys a policy with these answers, as a browser does. @param prepare runs on the quote before it is signed */
    async buy(choices: Partial<Answers> = {}, prepare?: (id: string) => Promise<unknown>): Promise<Bought> {
      const { id } = await begin(app, payload('location', choices))
      await prepare?.(id)
      return testServer.buyQuote(id)
    },
    /** Buys a complete quote. */
    async buyQuote(id: string): Promise<Bought> {
      const signed = await call('signTerms', { params: { id }, body: sign })
      if (signed.statusCode !== 200) throw new Error(signed.body)
      const quoted = await call('openContact', { params: { id } })
      const amount_due = quoted.data.contact.customFields.amount_due as number
      const body = { id, amount_due, payment_token: await tokenFor(good) }
      const { data, statusCode } = await call('purchase', { headers: newKey(), body })
      if (statusCode !== 200) throw new Error(JSON.stringify(data))
      const bought: Purchase = data
      const token = bought.manage_policy_link.split('token=')[1]!
      return { id, policyNumber: bought.policy_number, token, due: bought.amount_due }
    },
    async open(policy: Bought): Promise<OpenedPolicy> {
      const { data } = await call('getPolicy', { params: { id: policy.id }, headers: { 'policy-token': policy.token } })
      return data
    },
    async workOut(policy: Bought, body: Form, as?: Role) {
      const answered = await call('makeAChange', { params: { id: policy.id }, body, ...(await callerOf(policy, as)) })
      return { ...answered, status: answered.statusCode, data: answered.data as WorkedOutChange & Record<string, any> }
    },
    async submit(policy: Bought, change: Form, submitting: Submitting = {}) {
      const { key = randomUUID(), card = good, as } = submitting
      const difference =
        submitting.difference ??
        ((await testServer.workOut(policy, change, as)).data.difference as number | undefined) ??
        0
      const { headers, ...stored } = { headers: {}, ...(await callerOf(policy, as)) }
      const answered = await call('submitChange', {
        params: { id: policy.id },
        body: {
          change,
          difference,
          ...(difference > 0 && card !== null && { payment_token: await tokenFor(card) }),
          ...(submitting.cancelsAuthentication && { cancel_authentication: true }),
        },
        headers: { ...headers, 'idempotency-key': key },
        ...stored,
      })
      return { status: answered.statusCode, data: answered.data }
    },
    /** Runs every job that moves money; other tests cover documents and mail. */
    runMoneyJobs: () =>
      runDueJobs(services, {
        handlers: { refund: makeRefund, documents: async () => undefined, mail: async () => undefined },
      }),
    /** The bank's final total, of all policies or one. Whole cents. */
    async bank(policy?: Bought): Promise<number> {
      const payments = await services.db.q
        .selectFrom('payment')
        .select('gateway_ref')
        .$if(policy !== undefined, (query) => query.where('contact_id', '=', policy!.id))
        .where('gateway_ref', 'is not', null)
        .execute()
      const stored = await Promise.all(payments.map(({ gateway_ref }) => storedOf(folder, gateway_ref!)))
      return stored.reduce((total, cents) => total + cents, 0)
    },
    rows: (table: 'policy' | 'contact' | 'policy_change' | 'refund' | 'ledger' | 'claim' | 'document', id: string) =>
      services.db.q
        .selectFrom(table)
        .selectAll()
        .where(table === 'contact' ? ('id' as never) : 'contact_id', '=', id)
        .execute() as Promise<any[]>,
    async jobsOf(id: string) {
      const all = await services.db.q.selectFrom('job').selectAll().orderBy('id').execute()
      return all.filter(({ payload: about }) => about['contactId'] === id)
    },
    audits: (entityId: string, action: string) =>
      services.db.q
        .selectFrom('audit')
        .selectAll()
        .where('entity_id', '=', entityId)
        .where('action', '=', action)
        .orderBy('id')
        .execute(),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return testServer
}

interface Fact {
  readonly end?: string
  readonly amountCents: number
}

/** Reads the processor's files: the charge of a reference, less each refund. */
async function storedOf(folder: string, reference: string): Promise<number> {
  const read = async (file: string): Promise<Fact | null> => {
    const text = await readFile(join(folder, `${file}.json`), 'utf8').catch(() => null)
    return text === null ? null : JSON.parse(text)
  }
  const ending = await read(`endings/${reference}`)
  let stored = ending?.end === 'charged' ? ending.amountCents : 0
  for (let place = 0; ; place++) {
    const refund = await read(`refunds/${reference}${place > 0 ? `-${place}` : ''}`)
    if (!refund) return stored
    stored -= refund.amountCents
  }
}
