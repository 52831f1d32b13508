import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../rig/quotes'
import { items, startTestServer, type TestServer } from './fixture'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

describe('a cancellation after a goodwill refund', () => {
  const given = async (call: 'createCreditMemo' | 'issueRefund', dollars: (amount: number) => number) => {
    const { id, amount } = await testServer.bought()
    const { kept } = (await testServer.send('previewCancelPolicy', id)).data
    const given = Math.round(dollars(amount) * 100) / 100
    const change_item = items(given, 'Goodwill')
    const more = call === 'issueRefund' ? { note: 'Goodwill', reference: 'Check 7' } : {}
    expect((await testServer.send(call, id, { change_item, ...more })).statusCode).toBe(200)
    const cancelled = await testServer.send('cancelPolicy', id, { status: 'cancelled', reason: 'As agreed' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await testServer.work()
    const { owed, charged } = await testServer.list(id)
    expect(owed).toEqual([])
    return { fee: kept, charged }
  }

  test.each(['issueRefund', 'createCreditMemo'] as const)('by %s keeps the policy fee all the same', async (call) => {
    const { fee, charged } = await given(call, () => 20)
    expect(fee).toBeGreaterThan(0)
    expect(charged).toBe(fee)
  })

  test.each(['issueRefund', 'createCreditMemo'] as const)(
    'by %s keeps what is left of the price, at most',
    async (call) => {
      expect((await given(call, (amount) => amount - 1)).charged).toBe(1)
    },
  )
})

describe('a cancellation while a credit is not refunded yet', () => {
  const cents = (dollars: number) => Math.round(dollars * 100)
  const credited = async (buy: 'bought' | 'paidByCheck', dollars: (amount: number) => number) => {
    const { id, amount } = buy === 'bought' ? await testServer.bought() : await testServer.ordered()
    if (buy === 'paidByCheck') await testServer.send('createReceivePayment', id, { amount, reference: 'Check 1' })
    const fee = cents((await testServer.send('previewCancelPolicy', id)).data.kept)
    const credit = cents(dollars(amount))
    const memo = await testServer.send('createCreditMemo', id, { change_item: items(credit / 100, 'Goodwill') })
    expect(memo.statusCode, memo.body).toBe(200)
    return { id, amount: cents(amount), fee, credit }
  }
  const cancel = async (id: string) => {
    const answer = await testServer.send('cancelPolicy', id, { status: 'cancelled', reason: 'As agreed' })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const opened = async (id: string) => (await testServer.send('getPolicy', id)).data

  test('refunds the credit with it to the card, and the page, the preview and the ledger agree', async () => {
    const { id, amount, fee, credit } = await credited('bought', () => 20)
    const [back, kept] = [(amount - fee) / 100, fee / 100]
    expect(credit).toBe(2000)
    expect((await testServer.send('previewCancelPolicy', id)).data).toMatchObject({
      refund: back,
      most: amount / 100,
      kept,
    })
    const inDollars = (dollars: number) => `$${dollars.toFixed(2)}`
    expect((await opened(id)).cancellation).toContain(
      `$20.00 was credited and is not refunded yet. If you cancel today, ${inDollars(back)} is refunded, that credit included, and ${inDollars(kept)} is kept.`,
    )
    await cancel(id)
    expect((await opened(id)).cancellation).toContain(
      `${inDollars(back)} is to be refunded, ${inDollars(kept)} is kept.`,
    )
    await testServer.work()
    const { charged, paid, due, owed } = await testServer.list(id)
    expect({ charged, paid, due, owed }).toEqual({ charged: kept, paid: kept, due: 0, owed: [] })
    expect(await testServer.atBank(id)).toBe(fee)
    const { policy, changes, cancellation, paid: shown } = await opened(id)
    expect([policy.customFields.amount_due, changes.at(-1).difference, shown]).toEqual([kept, -back, kept])
    expect(cancellation).toContain(`${inDollars(back)} is refunded, ${inDollars(kept)} is kept.`)
  })

  test('of a policy paid by check opens one request for the whole refund', async () => {
    const { id, amount, fee } = await credited('paidByCheck', () => 20)
    await cancel(id)
    const { owed } = await testServer.list(id)
    expect(owed.map(({ amount }: any) => amount)).toEqual([(amount - fee) / 100])
    const open = await testServer.services.db.q
      .selectFrom('work_item')
      .select('kind')
      .where('contact_id', '=', id)
      .where('state', '=', 'open')
      .execute()
    expect(open).toEqual([{ kind: 'refund' }])
  })

  test('refunds a credit above the refund by rule as a whole, and credits nothing more', async () => {
    const { id, amount, credit } = await credited('bought', (amount) => amount - 1)
    await cancel(id)
    await testServer.work()
    expect(await testServer.atBank(id)).toBe(amount - credit)
    expect((await testServer.books(id)).rows).toEqual([
      ['salesReceipt', amount / 100, amount / 100],
      ['creditMemo', -credit / 100, 0],
      ['issueRefund', 0, -credit / 100],
    ])
    expect((await opened(id)).cancellation).toContain(`$${(credit / 100).toFixed(2)} is refunded, $1.00 is kept.`)
  })
})

describe('a cancellation with other staff charges', () => {
  const preview = async (id: string) => (await testServer.send('previewCancelPolicy', id)).data
  const cents = (dollars: number) => Math.round(dollars * 100)
  const chargeNamed = async (id: string, kind: (row: any) => boolean) =>
    (await testServer.list(id)).data.find((row: any) => row.paid > 0 && kind(row)).transaction_id as string

  test.each(['card', 'check'] as const)(
    'refunds only the money held for the policy, after goodwill by %s',
    async (way) => {
      const { id, amount } = await testServer.bought()
      const purchase = await chargeNamed(id, () => true)
      const card = async () => ({ payment_token: await testServer.tokenFor() })
      await testServer.send('createSalesReceipt', id, { change_item: items(25), ...(await card()) })
      await testServer.send('createInvoice', id, { change_item: items(40) })
      await testServer.send('createReceivePayment', id, { amount: 40, reference: 'Check 1' })
      const to = way === 'card' ? { transaction_id: purchase } : { reference: 'Check 7' }
      expect((await testServer.refund(id, { amount: 30, note: 'Goodwill', ...to })).statusCode).toBe(200)

      const { refund: byRule, most, kept } = await preview(id)
      expect(cents(most)).toBe(cents(amount) - 3000)
      expect(cents(byRule) + cents(kept)).toBe(cents(most))
      const cancel = (given: number) =>
        testServer.send(
          'cancelPolicy',
          id,
          { status: 'cancelled', reason: 'As agreed', refund: given },
          { headers: newKey() },
        )
      expect((await cancel(amount)).data.errors).toHaveProperty('refund')
      expect((await cancel(most)).statusCode).toBe(200)
      await testServer.work()
      const { data, charged, paid, owed } = await testServer.list(id)
      expect([charged, paid, owed]).toEqual([65, 65, []])
      const receipt = data.find(({ charged, paid }: any) => charged === 25 && paid === 25)
      expect(receipt.refundable).toBe(25)
    },
  )

  test('does not subtract a refund to the card of a sales receipt', async () => {
    const { id, amount } = await testServer.bought()
    const payment_token = await testServer.tokenFor()
    const { data } = await testServer.send('createSalesReceipt', id, { change_item: items(25), payment_token })
    const { transaction_id } = data.transaction
    expect((await testServer.refund(id, { amount: 20, transaction_id, note: 'Not needed' })).statusCode).toBe(200)
    expect((await preview(id)).most).toBe(amount)
  })

  test('is previewed with the refund that it then makes', async () => {
    const { id, amount } = await testServer.bought()
    const given = Math.round((amount - 20.1) * 100) / 100
    await testServer.refund(id, { amount: given, transaction_id: await testServer.chargeOf(id), note: 'Goodwill' })
    const shown = await preview(id)
    expect(shown).toEqual({ refund: 14.25, most: 20.1, kept: 5.85, payee: null })
    const opened = async () => (await testServer.send('getPolicy', id)).data
    const sentence = 'If you cancel today, $14.25 is refunded, and $5.85 is kept.'
    expect((await opened()).cancellation).toContain(sentence)
    expect((await testServer.send('cancelPolicy', id, { status: 'cancelled', reason: 'As agreed' })).statusCode).toBe(
      200,
    )
    await testServer.work()
    const { cancellation, paid } = await opened()
    expect(cancellation).toContain('$14.25 is refunded, $5.85 is kept.')
    expect(paid).toBe(5.85)
  })
})
