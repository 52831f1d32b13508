import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { GivenUp } from '../../../server/jobs/givenUp'
import { RefundRefused } from '../../../server/payments/gateway'
import { reconcile } from '../../../server/payments/reconcile'
import { makeRefund } from '../../../server/payments/refundJob'
import { answersHash } from '../../../server/quotes/answersHash'
import { boughtIn, type Ground, makeGround, newKey, type Quote } from './ground'

let ground: Ground
beforeAll(async () => {
  ground = await makeGround()
})
afterAll(() => ground.close())
afterEach(() => {
  delete ground.seam.before
})

const rename = async (quote: Quote, event_name: string) => {
  const answers = JSON.stringify(ground.answers({ event_name }))
  await ground.db.q.updateTable('contact').set({ answers }).where('id', '=', quote.id).execute()
}
const decline = async (quote: Quote) => {
  await ground.db.q.updateTable('contact').set({ quote_status: 'declined' }).where('id', '=', quote.id).execute()
}
const lapse = async (quote: Quote) => {
  await ground.db.q.updateTable('contact').set({ quote_status: 'expired' }).where('id', '=', quote.id).execute()
}

/** Something happens to the quote just when the card is about to be charged. */
const meanwhile = (work: () => Promise<unknown>) => {
  ground.seam.before = async (call) => {
    if (call === 'confirm') await work()
  }
}

const entries = (quote: Quote) =>
  ground.db.q
    .selectFrom('ledger')
    .select(['kind', 'charged_cents', 'paid_cents'])
    .where('contact_id', '=', quote.id)
    .orderBy('id')
    .execute()

test.each([
  ['its answers change', (quote: Quote) => rename(quote, 'Another name')],
  ['staff decline it', decline],
  ['it lapses', lapse],
])('when %s while the card is charged, all of it is given back and said so', async (_, change) => {
  const quote = await ground.quote()
  const key = newKey()
  meanwhile(() => change(quote))
  const told = await ground.buy(quote, { key })
  expect(told).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(told).toMatchObject({ body: { message: expect.stringContaining('All of the charge was given back') } })
  expect(await ground.buy(quote, { key })).toEqual(told)
  expect(await ground.ask(quote, key)).toEqual(told)
  const cents = Math.round(quote.amount * 100)
  expect(await entries(quote)).toEqual([
    { kind: 'salesReceipt', charged_cents: cents, paid_cents: cents },
    { kind: 'creditMemo', charged_cents: -cents, paid_cents: 0 },
    { kind: 'issueRefund', charged_cents: 0, paid_cents: -cents },
  ])
  const { bank, ledger, charged } = await ground.books()
  expect([bank, ledger, charged]).toEqual([0, 0, 0])
  const actions = (await ground.db.q.selectFrom('audit').select('action').execute()).map(({ action }) => action)
  expect(actions).toContain('payment.unbindable')
  expect(actions).toContain('payment.refunded')
  expect(actions).not.toContain('policy.bound')
})

test('a quote whose money went back can be bought again, under another key, once it is signed again', async () => {
  const quote = await ground.quote()
  meanwhile(() => rename(quote, 'Another name'))
  await ground.buy(quote)
  delete ground.seam.before
  expect(await ground.buy(quote)).toMatchObject({ type: problemTypes.termsNotSigned })
  const signature = {
    name: 'A',
    version: '1',
    signed: '',
    answersHash: answersHash(ground.answers({ event_name: 'Another name' })),
  }
  await ground.db.q
    .updateTable('contact')
    .set({ terms: JSON.stringify(signature) })
    .where('id', '=', quote.id)
    .execute()
  boughtIn(await ground.buy(quote))
  const { bank, ledger } = await ground.books()
  expect(bank).toBe(ledger)
})

test('a refund that does not come through is not forgotten: nothing is said until it has', async () => {
  const quote = await ground.quote()
  const key = newKey()
  ground.seam.before = async (call) => {
    if (call === 'confirm') await rename(quote, 'Another name')
    if (call === 'refund') throw new Error('no connection')
  }
  expect(await ground.buy(quote, { key })).toMatchObject({ status: 503 })
  expect(await ground.ask(quote, key)).toMatchObject({ status: 503 })
  expect(await reconcile(ground.services)).toBe(0)
  expect(await ground.buy(quote)).toMatchObject({ type: problemTypes.paymentInProgress })
  delete ground.seam.before
  expect(await reconcile(ground.services)).toBe(1)
  expect(await ground.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  const { bank, ledger } = await ground.books()
  expect(bank).toBe(ledger)
})

test('a server that dies between the refund and the books leaves nothing out of them', async () => {
  const quote = await ground.quote()
  const key = newKey()
  meanwhile(() => rename(quote, 'Another name'))
  ground.seam.after = async (call) => {
    if (call === 'refund') throw new Error('no connection')
  }
  expect(await ground.buy(quote, { key })).toMatchObject({ status: 503 })
  delete ground.seam.after
  expect(await entries(quote)).toEqual([])
  expect(await ground.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(await entries(quote)).toHaveLength(3)
})

test('a charge that the processor does not take back is owed, in the books and before the eyes of staff', async () => {
  const quote = await ground.quote()
  const key = newKey()
  const cents = Math.round(quote.amount * 100)
  meanwhile(() => rename(quote, 'Another name'))
  let hasRefused = false
  const gateway = {
    ...ground.services.gateway,
    refund: async () => {
      hasRefused = true
      throw new RefundRefused('the bank did not take the refund')
    },
  }
  const told = await ground.buy(quote, { key, with: { ...ground.services, gateway } })
  expect(hasRefused).toBe(true)
  expect(told).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  expect(told).toMatchObject({ body: { message: expect.stringContaining('We owe you all of it') } })
  expect(await ground.ask(quote, key)).toEqual(told)
  expect(await entries(quote)).toEqual([
    { kind: 'salesReceipt', charged_cents: cents, paid_cents: cents },
    { kind: 'creditMemo', charged_cents: -cents, paid_cents: 0 },
  ])
  const refunds = () => ground.db.q.selectFrom('refund').selectAll().where('contact_id', '=', quote.id).execute()
  const [owed] = await refunds()
  expect(owed).toMatchObject({ state: 'owed', amount_cents: cents, payment_id: owed?.id })
  delete ground.seam.before
  await expect(makeRefund({ ...ground.services, gateway }, { refundId: owed?.id })).rejects.toThrow(GivenUp)
  expect(await refunds()).toMatchObject([{ state: 'failed' }])
  // once the bank takes it after all
  await makeRefund(ground.services, { refundId: owed?.id })
  expect(await refunds()).toMatchObject([{ state: 'made' }])
  const { bank, ledger } = await ground.books()
  expect(bank).toBe(ledger)
})
