import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Purchase, PurchaseOrder } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { readOrder } from '../../../server/payments/request'
import { makeProcessor } from '../../../server/payments/sandbox/processor'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import type { FaultPoint, Faults } from '../../../server/payments/services'
import { answersHash } from '../../../server/platform/crypto/hash'
import type { Db } from '../../../server/platform/db/database'
import { Problem } from '../../../server/platform/problems/problem'
import type { Services } from '../../../server/platform/services/services'
import { purchase } from '../../../server/purchases/cardPurchase'
import { expiryOf } from '../../../server/quotes/expiration'
import { offerOf } from '../../../server/quotes/offer'
import { newRatingTerms } from '../../../server/quotes/quoteFacts'
import { type TestServices, testServices } from '../rig/services'
import { cardOf } from './cards'

/** Complete answers of a wedding without signed terms. */
const wedding = (choices: Partial<Answers> = {}): Answers => answeredThrough('location', choices)

export interface Quote {
  readonly id: string
  /** dollars */
  readonly amount: number
}

/** The result of a call: the purchase, or the problem. */
export type Outcome =
  | { readonly bought: Purchase }
  | { readonly status: number; readonly type: string; readonly body: any }

export type Fixture = Awaited<ReturnType<typeof makeFixture>>

/** A server's services with its own sandbox processor, and helpers for tests. */
export async function makeFixture(given: Partial<Services> = {}, processorFolder?: string) {
  const folder = processorFolder ?? (await mkdtemp(join(tmpdir(), 'payments-')))
  const hooks: TestHooks = {}
  const base = await testServices(given)
  const sandbox = makeSandbox({ facts: makeFactStore(folder), now: base.now, testHooks: hooks })
  const services: TestServices & { faults?: Faults } = { ...base, gateway: sandbox.gateway }
  const { db } = services
  const processor = makeProcessor(makeFactStore(folder), base.now)

  const tokenFor = async (number: string): Promise<string> => {
    const { token } = await processor.tokenize(cardOf(number))
    if (!token) throw new Error('this card cannot exist')
    return token
  }

  return {
    services,
    db,
    folder,
    sandbox,
    /** test hooks around calls to the processor */
    hooks,
    tokenFor,
    processor,
    /** in the form of a row */
    answers: (choices: Partial<Answers> = {}) => storedAnswers(wedding(choices)),
    /** a saved and signed quote */
    quote: (choices: Partial<Answers> = {}) => insertQuote(services, wedding(choices)),
    /** `POST /purchase`, without HTTP */
    async buy(quote: Quote, { key = newKey(), with: wanted = services, ...order }: Buy = {}): Promise<Outcome> {
      const { card = '4242424242424242', token = await tokenFor(card), ...fields } = order
      const body: PurchaseOrder = { id: quote.id, amount_due: quote.amount, payment_token: token, ...fields }
      return outcomeOf(async () => purchase(wanted, readOrder(body, key), 'customer'))
    },
    /** ends an attempt that waits for the cardholder's bank */
    cancel: (quote: Quote, key: string): Promise<Outcome> => {
      const body = { id: quote.id, amount_due: quote.amount, cancel_authentication: true }
      return outcomeOf(async () => purchase(services, readOrder(body, key), 'customer'))
    },
    /** the same without a token: a status request */
    ask: (quote: Quote, key: string): Promise<Outcome> =>
      outcomeOf(async () => purchase(services, readOrder({ id: quote.id, amount_due: quote.amount }, key), 'customer')),
    books: () => books(db, folder),
    async close() {
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Buy extends Partial<PurchaseOrder> {
  readonly key?: string
  readonly card?: string
  readonly token?: string
  readonly with?: Services & { faults?: Faults }
}

export const newKey = (): string => randomUUID()

async function outcomeOf(call: () => Promise<Purchase>): Promise<Outcome> {
  try {
    return { bought: await call() }
  } catch (problem) {
    if (problem instanceof Problem) return { status: problem.status, type: problem.body.type, body: problem.body }
    throw problem
  }
}

const storedAnswers = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null))

async function insertQuote({ db, now, today, config }: TestServices, answers: Answers): Promise<Quote> {
  const begun = newRatingTerms(config.program, today())
  const { offer } = await offerOf(db, begun, answers, today())
  const price = offer.outcome === 'quote' ? offer.price : null
  const id = randomBytes(16).toString('base64url')
  const known = storedAnswers(answers)
  await db.q
    .insertInto('contact')
    .values({
      id,
      idempotency_key: newKey(),
      created: now(),
      edited: now(),
      expires: expiryOf(answers, now()),
      quote_number: `Q-${id}`,
      quote_status: offer.outcome === 'quote' ? 'quoted' : offer.outcome === 'decline' ? 'declined' : 'referred',
      ...begun,
      coupon: null,
      answers: JSON.stringify(known),
      reasons: '[]',
      price: price && JSON.stringify(price),
      terms: JSON.stringify({ name: 'A', version: '1', signed: now(), answersHash: answersHash(known) }),
      search: '',
    })
    .execute()
  return { id, amount: price?.pricing_detail.amount_due ?? 0 }
}

/** The totals of the bank, the payments and the ledger, which must match. Whole cents. */
async function books(db: Db, folder: string) {
  const payments = await db.q.selectFrom('payment').select(['state', 'amount_cents']).execute()
  const ledger = await db.q.selectFrom('ledger').select(['charged_cents', 'paid_cents']).execute()
  const policies = await db.q.selectFrom('policy').select('policy_number').execute()
  const charges = (await factsIn(folder, 'endings')).filter((ending) => ending.end === 'charged')
  const refunds = await factsIn(folder, 'refunds')
  return {
    bank: sum(charges) - sum(refunds),
    ledger: ledger.reduce((total, { paid_cents }) => total + paid_cents, 0),
    charged: ledger.reduce((total, { charged_cents }) => total + charged_cents, 0),
    charges: charges.length,
    refunds: refunds.length,
    policies: policies.length,
    states: payments.map(({ state }) => state).sort(),
  }
}

interface Fact {
  readonly end?: string
  readonly amountCents: number
}
const sum = (facts: readonly Fact[]) => facts.reduce((total, { amountCents }) => total + amountCents, 0)

async function factsIn(folder: string, drawer: string): Promise<Fact[]> {
  const names = await readdir(join(folder, drawer)).catch(() => [])
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, drawer, name), 'utf8'))))
}

/** The purchase. @throws without one */
export function boughtIn(result: Outcome): Purchase {
  if ('bought' in result) return result.bought
  throw new Error(`not bought: ${result.status} ${result.body.message}`)
}

/** A server that dies at a point and never continues. `reached` resolves when it is there. */
export function endedAt(point: FaultPoint): Faults & { readonly reached: Promise<void> } {
  let arrive = () => {}
  const reached = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return {
    reached,
    at(place) {
      if (place !== point) return
      arrive()
      return new Promise(() => {})
    },
  }
}
