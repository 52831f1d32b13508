import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockContact } from '../../../server/contacts/contact'
import { booksOf, type Entry, enter } from '../../../server/ledger/ledger'
import type { LedgerKind } from '../../../server/platform/db/policyTables'
import { type Fixture, makeFixture } from '../payments/fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const amounts = {
  salesReceipt: [1250, 1250],
  invoice: [1250, 0],
  receivePayment: [0, 1250],
  creditMemo: [-1250, 0],
  issueRefund: [0, -1250],
} as const satisfies Record<LedgerKind, readonly [number, number]>
const kinds = Object.keys(amounts) as LedgerKind[]

const entry = (contactId: string, kind: LedgerKind, more: Partial<Entry> = {}): Entry => {
  const [chargedCents, paidCents] = amounts[kind]
  return { contactId, kind, purpose: 'purchase', chargedCents, paidCents, description: 'A', actor: 'system', ...more }
}

const enterOne = (contactId: string, kind: LedgerKind, more?: Partial<Entry>) =>
  fixture.db.tx(async () => {
    await lockContact(fixture.db, contactId)
    return enter(fixture.db, entry(contactId, kind, more))
  })

const lastOf = async (kind: LedgerKind) => {
  const serial = await fixture.db.q.selectFrom('serial').select('last').where('name', '=', kind).executeTakeFirst()
  return serial?.last ?? 0
}
const numberOf = (number: string) => Number(number.split('-')[1])

describe('numbers', () => {
  test.each([
    ['salesReceipt', 'R-000001'],
    ['invoice', 'INV-000001'],
    ['receivePayment', 'P-000001'],
    ['creditMemo', 'CM-000001'],
    ['issueRefund', 'RF-000001'],
  ] as const)('the number of a %s begins with %s', async (kind, number) => {
    const { id } = await fixture.quote()
    expect((await enterOne(id, kind)).number).toBe(number)
  })

  test('twenty concurrent entries get consecutive numbers per kind', async () => {
    const [receipts, memos] = [await lastOf('salesReceipt'), await lastOf('creditMemo')]
    const quotes = await Promise.all(Array.from({ length: 20 }, () => fixture.quote()))
    const both = await Promise.all(
      quotes.map(({ id }) =>
        fixture.db.tx(async () => {
          await lockContact(fixture.db, id)
          const receipt = await enter(fixture.db, entry(id, 'salesReceipt'))
          return { receipt, memo: await enter(fixture.db, entry(id, 'creditMemo')) }
        }),
      ),
    )
    const inARow = (after: number) => Array.from({ length: 20 }, (_, i) => after + 1 + i)
    const sorted = (numbers: readonly string[]) => numbers.map(numberOf).sort((a, b) => a - b)
    expect(sorted(both.map(({ receipt }) => receipt.number))).toEqual(inARow(receipts))
    expect(sorted(both.map(({ memo }) => memo.number))).toEqual(inARow(memos))
    expect(new Set(both.flatMap(({ receipt, memo }) => [receipt.transactionId, memo.transactionId])).size).toBe(40)
  })

  test('a rolled-back transaction leaves no gap', async () => {
    const { id } = await fixture.quote()
    const before = await lastOf('invoice')
    const undone = fixture.db.tx(async () => {
      const { number } = await enter(fixture.db, entry(id, 'invoice'))
      expect(numberOf(number)).toBe(before + 1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(numberOf((await enterOne(id, 'invoice')).number)).toBe(before + 1)
  })

  test('the committed half of twenty concurrent entries has consecutive numbers', async () => {
    const { id } = await fixture.quote()
    const before = await lastOf('receivePayment')
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        fixture.db.tx(async () => {
          await enter(fixture.db, entry(id, 'receivePayment'))
          if (i % 2) throw new Error('undone')
        }),
      ),
    )
    expect(await lastOf('receivePayment')).toBe(before + 10)
    const rows = await fixture.db.q.selectFrom('ledger').select('number').where('contact_id', '=', id).execute()
    const numbers = rows.map(({ number }) => numberOf(number)).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, i) => before + 1 + i))
  })
})

describe('an entry', () => {
  test('is refused outside a transaction, because its number could not be rolled back', async () => {
    const { id } = await fixture.quote()
    await expect(enter(fixture.db, entry(id, 'invoice'))).rejects.toThrow('transaction')
  })

  test.each([
    ['salesReceipt', { paidCents: 1249 }],
    ['salesReceipt', { chargedCents: -1250, paidCents: -1250 }],
    ['invoice', { paidCents: 1250 }],
    ['receivePayment', { chargedCents: 1250 }],
    ['creditMemo', { chargedCents: 1250 }],
    ['issueRefund', { paidCents: 1250 }],
    ['invoice', { chargedCents: 12.5 }],
    ['invoice', { voids: 1 }],
  ] as const)('is refused as a %s with %o', async (kind, more) => {
    const { id } = await fixture.quote()
    await expect(enterOne(id, kind, more)).rejects.toThrow(`not a ${kind}`)
  })

  test('can be voided once, by its opposite', async () => {
    const { id } = await fixture.quote()
    const { id: voids } = await enterOne(id, 'invoice')
    const opposite = { voids, chargedCents: -1250 }
    await enterOne(id, 'invoice', opposite)
    expect(await booksOf(fixture.db, id)).toMatchObject({ chargedCents: 0, paidCents: 0 })
    await expect(enterOne(id, 'invoice', opposite)).rejects.toThrow()
  })
})

test('the ledger of a contact lists each entry in dollars, and the totals', async () => {
  const { id } = await fixture.quote()
  const other = await fixture.quote()
  await enterOne(other.id, 'salesReceipt')
  const more = { reference: '1042', note: 'By post', isElsewhere: true, description: 'Event insurance' }
  const invoice = await enterOne(id, 'invoice', more)
  await enterOne(id, 'receivePayment', { paidCents: 1000 })
  const { rows, chargedCents, paidCents } = await booksOf(fixture.db, id)
  expect([chargedCents, paidCents]).toEqual([1250, 1000])
  expect(rows[0]).toEqual({
    transaction_id: invoice.transactionId,
    kind: 'invoice',
    number: invoice.number,
    charged: 12.5,
    paid: 0,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    description: 'Event insurance',
    paid_by: null,
  })
  expect(rows.map(({ kind, charged, paid }) => [kind, charged, paid])).toEqual([
    ['invoice', 12.5, 0],
    ['receivePayment', 0, 10],
  ])
  const stored = await fixture.db.q.selectFrom('ledger').selectAll().where('id', '=', invoice.id).executeTakeFirst()
  expect(stored).toMatchObject({
    reference: '1042',
    note: 'By post',
    is_elsewhere: true,
    payment_id: null,
    voids: null,
  })
})

test('a contact without entries has an empty ledger', async () => {
  const { id } = await fixture.quote()
  expect(await booksOf(fixture.db, id)).toEqual({ rows: [], chargedCents: 0, paidCents: 0 })
  expect(kinds).toHaveLength(5)
})
