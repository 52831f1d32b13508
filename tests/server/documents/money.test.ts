import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMoneyDocument } from '../../../server/documents/record'
import type { MoneyKind } from '../../../server/pdf/facts/kinds'
import { documentsOf } from '../../../server/policies/documents'
import { makeDocuments } from '../../../server/policies/documentsJob'
import { policyOf } from '../../../server/policies/policy'
import { type TestServices, testServices } from '../rig/services'
import { type Bought, begun, buy, charge, enterMoney, weddingAnswers } from './fixture'
import { moneyBytes } from './press'
import { readPdf } from './reader'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())

const later = new Date('2026-12-03T15:00:00Z')
type Entered = Omit<Parameters<typeof enterMoney>[1], 'contactId' | 'created'>

/** A ledger entry with its rendered document. */
async function page({ contactId }: Bought, kind: MoneyKind, entered: Entered) {
  const { ledgerId, number } = await enterMoney(services.db, { contactId, created: later, ...entered })
  await addMoneyDocument(services.db, { contactId, kind, ledgerId })
  return { ...(await readPdf(await moneyBytes(services, contactId, kind))), number }
}

async function change({ contactId, policyNumber }: Bought, by: number): Promise<string> {
  const { price, answers } = (await policyOf(services.db, contactId))!
  const due = price.pricing_detail.amount_due + by / 100
  const id = `change-${contactId}`
  await services.db.q
    .insertInto('policy_change')
    .values({
      id,
      contact_id: contactId,
      policy_number: policyNumber,
      type: 'change',
      state: 'made',
      number: 1,
      idempotency_key: id,
      request_hash: '',
      policy_version: 1,
      answers: JSON.stringify(answers),
      price: JSON.stringify({ ...price, pricing_detail: { ...price.pricing_detail, amount_due: due } }),
      what: JSON.stringify([{ label: 'Event venue', from: 'Sample Meadow Barn', to: 'Sample Hall' }]),
      difference_cents: by,
      actor: 'customer',
      created: later,
      made: later,
    })
    .execute()
  return `change:${id}`
}

describe('a receipt', () => {
  test('of a change lists it and shows the difference of the prices', async () => {
    const bought = await buy(services.db)
    const purpose = await change(bought, 2_100)
    const { text, title, number } = await page(bought, 'receipt', {
      kind: 'salesReceipt',
      charged: 2_100,
      paid: 2_100,
      purpose,
      paymentId: await charge(services.db, bought.contactId, purpose, later),
    })
    expect(title).toBe(`Receipt ${number}`)
    for (const shown of [
      'Thank you. $21.00 was paid on 12/03/2026, and nothing is owed.',
      'Paid with Visa ending in 4242',
      'Event venue Sample Meadow Barn → Sample Hall',
      'Price with the change 164.85 Price before it −143.85',
      'Paid on 12/03/2026 $21.00',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).not.toContain('General liability')
  })

  test('of a part payment by check shows the method and the amount still due', async () => {
    const bought = await buy(services.db)
    await enterMoney(services.db, {
      contactId: bought.contactId,
      kind: 'invoice',
      charged: 20_000,
      paid: 0,
      created: later,
    })
    const { text } = await page(bought, 'receipt', {
      kind: 'receivePayment',
      charged: 0,
      paid: 5_000,
      description: 'Received',
      reference: 'check 1021',
    })
    expect(text).toContain('$50.00 was paid on 12/03/2026, and $150.00 is still owed.')
    expect(text).toContain('Paid with Check or transfer, check 1021')
    expect(text).toContain('Description Received 50.00')
  })
})

describe('an invoice', () => {
  test('exists before the policy, with its items, last day and ways to pay', async () => {
    const { contactId, quoteNumber, price } = await begun(services.db, weddingAnswers())
    const cents = Math.round(price.pricing_detail.amount_due * 100)
    const { ledgerId, number } = await enterMoney(services.db, {
      contactId,
      kind: 'invoice',
      charged: cents,
      paid: 0,
      created: later,
    })
    await services.db.q
      .insertInto('purchase_order')
      .values({
        id: contactId,
        contact_id: contactId,
        idempotency_key: contactId,
        request_hash: '',
        payment_type: 'invoice',
        emails: 'jane@example.com',
        amount_cents: cents,
        price: JSON.stringify(price),
        ordered: later,
        pay_by: '12/17/2026',
        lapses: later,
        state: 'open',
        ledger_id: ledgerId,
      })
      .execute()
    const { token } = await addMoneyDocument(services.db, { contactId, kind: 'invoice', ledgerId })
    await makeDocuments(services, { contactId })

    expect(await documentsOf(services.db, contactId)).toEqual([
      { name: `Invoice ${number}`, kind: 'invoice', url: `/api/files/${token}`, ready: true },
    ])
    const { text } = await readPdf((await services.files.get(`documents/orders/${number}.pdf`))!)
    for (const shown of [
      `Invoice ${number} 12/03/2026`,
      'is due by 12/17/2026. We issue the policy when we receive the full amount.',
      'Billed to Łukasz Żółć',
      'Pay by 12/17/2026',
      `Quote ${quoteNumber}`,
      'General liability',
      `Due by 12/17/2026 $${price.pricing_detail.amount_due.toFixed(2)}`,
      `By check To Marquee Event Insurance, with ${number} on it`,
      'By transfer Example Bank, routing number 000000000',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).not.toMatch(/Paid|MQE-/)
  })
})

describe('a refunded amount', () => {
  test('has a credit memo with the two prices of a change and their difference', async () => {
    const bought = await buy(services.db)
    const purpose = await change(bought, -1_000)
    const { text, number } = await page(bought, 'creditMemo', {
      kind: 'creditMemo',
      charged: -1_000,
      paid: 0,
      purpose,
    })
    for (const shown of [
      `Credit memo ${number}`,
      '$10.00 of the charges is reversed.',
      'Price before the change 143.85 Price with it −133.85',
      'Credited on 12/03/2026 $10.00',
    ]) {
      expect(text).toContain(shown)
    }
  })

  test('has a credit memo with the retained amount of a canceled policy', async () => {
    const bought = await buy(services.db)
    const { text } = await page(bought, 'creditMemo', {
      kind: 'creditMemo',
      charged: -13_700,
      paid: 0,
      purpose: 'cancel',
    })
    expect(text).toContain('Charged for the policy 143.85 Not refunded The policy fee and the earned premium. −6.85')
    expect(text).toContain('Credited on 12/03/2026 $137.00')
  })

  test('has a refund document with recipient, card and amount', async () => {
    const bought = await buy(services.db)
    const { text, title, number } = await page(bought, 'refund', {
      kind: 'issueRefund',
      charged: 0,
      paid: -1_000,
      description: 'The policy was changed',
      paymentId: `purchase-${bought.contactId}`,
    })
    expect(title).toBe(`Refund ${number}`)
    for (const shown of [
      '$10.00 was refunded on 12/03/2026.',
      'Refunded to Łukasz Żółć',
      'Refunded by Visa ending in 4242',
      'The policy was changed 10.00',
      'Refunded on 12/03/2026 $10.00',
    ]) {
      expect(text).toContain(shown)
    }
  })
})

test('money documents follow the policy’s, newest last, each with its number', async () => {
  const bought = await buy(services.db)
  const { number } = await page(bought, 'refund', { kind: 'issueRefund', charged: 0, paid: -1_000 })
  const names = (await documentsOf(services.db, bought.contactId)).map(({ name }) => name)
  expect(names).toEqual([
    'Certificate of insurance',
    'Policy',
    expect.stringMatching(/^Receipt R-\d{6}$/),
    `Refund ${number}`,
  ])
})
