import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { makeRefund } from '../../../server/payments/refundJob'
import { answersHash } from '../../../server/platform/crypto/hash'
import { PermanentFailure } from '../../../server/platform/jobs/outcomes'
import { RefundRefused } from '../../../server/platform/services/gateway'
import { boughtIn, type Fixture, makeFixture, newKey, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())
afterEach(() => {
  delete fixture.hooks.before
})

const rename = async (quote: Quote, event_name: string) => {
  const answers = JSON.stringify(fixture.answers({ event_name }))
  await fixture.db.q.updateTable('contact').set({ answers }).where('id', '=', quote.id).execute()
}
const decline = async (quote: Quote) => {
  await fixture.db.q.updateTable('contact').set({ quote_status: 'declined' }).where('id', '=', quote.id).execute()
}
const lapse = async (quote: Quote) => {
  await fixture.db.q.updateTable('contact').set({ quote_status: 'expired' }).where('id', '=', quote.id).execute()
}

/** Runs work on the quote just before the card is charged. */
const beforeCharge = (work: () => Promise<unknown>) => {
  fixture.hooks.before = async (call) => {
    if (call === 'confirm') await work()
  }
}

const entries = (quote: Quote) =>
  fixture.db.q
    .selectFrom('ledger')
    .select(['kind', 'charged_cents', 'paid_cents'])
    .where('contact_id', '=', quote.id)
    .orderBy('id')
    .execute()

test.each([
  ['its answers change', (quote: Quote) => rename(quote, 'Another name')],
  ['staff decline it', decline],
  ['it expires', lapse],
])('the whole charge is refunded, with a message to the buyer, if %s while the card is charged', async (_, change) => {
  const quote = await fixture.quote()
  const key = newKey()
  beforeCharge(() => change(quote))
  const result = await fixture.buy(quote, { key })
  expect(result).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(result).toMatchObject({ body: { message: expect.stringContaining('The whole charge was refunded') } })
  expect(await fixture.buy(quote, { key })).toEqual(result)
  expect(await fixture.ask(quote, key)).toEqual(result)
  const cents = Math.round(quote.amount * 100)
  expect(await entries(quote)).toEqual([
    { kind: 'salesReceipt', charged_cents: cents, paid_cents: cents },
    { kind: 'creditMemo', charged_cents: -cents, paid_cents: 0 },
    { kind: 'issueRefund', charged_cents: 0, paid_cents: -cents },
  ])
  const { bank, ledger, charged } = await fixture.books()
  expect([bank, ledger, charged]).toEqual([0, 0, 0])
  const actions = (await fixture.db.q.selectFrom('audit').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )
  expect(actions).toContain('payment.unbindable')
  expect(actions).toContain('payment.refunded')
  expect(actions).not.toContain('policy.bound')
})

test('a refunded quote can be bought again under another key after a new signature', async () => {
  const quote = await fixture.quote()
  beforeCharge(() => rename(quote, 'Another name'))
  await fixture.buy(quote)
  delete fixture.hooks.before
  expect(await fixture.buy(quote)).toMatchObject({ type: problemTypes.termsNotSigned })
  const signature = {
    name: 'A',
    version: '1',
    signed: '',
    answersHash: answersHash(fixture.answers({ event_name: 'Another name' })),
  }
  await fixture.db.q
    .updateTable('contact')
    .set({ terms: JSON.stringify(signature) })
    .where('id', '=', quote.id)
    .execute()
  boughtIn(await fixture.buy(quote))
  const { bank, ledger } = await fixture.books()
  expect(bank).toBe(ledger)
})

test('a failed refund is repeated, and the buyer gets no result before it is made', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  fixture.hooks.before = async (call) => {
    if (call === 'confirm') await rename(quote, 'Another name')
    if (call === 'refund') throw new Error('no connection')
  }
  expect(await fixture.buy(quote, { key })).toMatchObject({ status: 503 })
  expect(await fixture.ask(quote, key)).toMatchObject({ status: 503 })
  expect(await reconcile(fixture.services)).toBe(0)
  expect(await fixture.buy(quote)).toMatchObject({ type: problemTypes.paymentInProgress })
  delete fixture.hooks.before
  expect(await reconcile(fixture.services)).toBe(1)
  expect(await fixture.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  const { bank, ledger } = await fixture.books()
  expect(bank).toBe(ledger)
})

test('a server that dies between the refund and the ledger loses no entry', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  beforeCharge(() => rename(quote, 'Another name'))
  fixture.hooks.after = async (call) => {
    if (call === 'refund') throw new Error('no connection')
  }
  expect(await fixture.buy(quote, { key })).toMatchObject({ status: 503 })
  delete fixture.hooks.after
  expect(await entries(quote)).toEqual([])
  expect(await fixture.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(await entries(quote)).toHaveLength(3)
})

test('a refund that the processor refuses stays owed, and is made when its job runs again and the bank accepts it', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const cents = Math.round(quote.amount * 100)
  beforeCharge(() => rename(quote, 'Another name'))
  let hasRefused = false
  const gateway = {
    ...fixture.services.gateway,
    refund: async () => {
      hasRefused = true
      throw new RefundRefused('the bank did not take the refund')
    },
  }
  const result = await fixture.buy(quote, { key, with: { ...fixture.services, gateway } })
  expect(hasRefused).toBe(true)
  expect(result).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(result).toMatchObject({ body: { message: expect.stringContaining('We owe you the whole amount') } })
  expect(await fixture.ask(quote, key)).toEqual(result)
  expect(await entries(quote)).toEqual([
    { kind: 'salesReceipt', charged_cents: cents, paid_cents: cents },
    { kind: 'creditMemo', charged_cents: -cents, paid_cents: 0 },
  ])
  const refunds = () => fixture.db.q.selectFrom('refund').selectAll().where('contact_id', '=', quote.id).execute()
  const [owed] = await refunds()
  // the refund of a whole payment has the payment's id
  expect(owed).toMatchObject({ state: 'owed', amount_cents: cents, payment_id: owed?.id })
  delete fixture.hooks.before
  await expect(makeRefund({ ...fixture.services, gateway }, { refundId: owed?.id })).rejects.toThrow(PermanentFailure)
  expect(await refunds()).toMatchObject([{ state: 'failed' }])
  await makeRefund(fixture.services, { refundId: owed?.id })
  expect(await refunds()).toMatchObject([{ state: 'made' }])
  const { bank, ledger } = await fixture.books()
  expect(bank).toBe(ledger)
})
