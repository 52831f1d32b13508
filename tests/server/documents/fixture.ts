import { randomBytes } from 'node:crypto'
import { type Answers, blankAnswers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { answeredThrough } from '../../../domain/application/examples'
import { rate, toWire } from '../../../domain/rating'
import { addMoneyDocument } from '../../../server/documents/record'
import type { Db } from '../../../server/platform/db/database'
import type { LedgerKind } from '../../../server/platform/db/policyTables'
import { addPolicyDocuments } from '../../../server/policies/documents'

/** A complete wedding, with names that a Western European font cannot print. */
export const weddingAnswers = (choices: Partial<Answers> = {}): Answers =>
  answeredThrough('location', {
    event_type: 'Wedding',
    event_state: 'TX',
    number_attendees: 150,
    event_start_date: '06/12/2027',
    event_end_date: '06/12/2027',
    event_name: 'Zoë & Łukasz',
    setup_coverage: 'True',
    setup_dates: ['06/11/2027'],
    alcohol_event: 'False',
    insured_company_name: null,
    insured_first_name: 'Łukasz',
    insured_last_name: 'Żółć',
    insured_email: 'lukasz@example.com',
    insurance_producer: 'False',
    event_location_name: 'Sample Meadow Barn',
    event_location_ai: 'True',
    event_email: null,
    certificate_holder: null,
    ai_data: null,
    ...choices,
  })

/** Every coverage beside cancellation; the budget's tier is $25,000. */
export const cancellationChoices: Partial<Answers> = {
  coverage_type: 'Liability and Cancellation Insurance',
  event_total_costs: 22_000,
  event_outdoor_or_tent: 'True',
  move_inside_or_cancel: 'Move inside',
  cancellation_honoree_1: 'Zoë Ñandú',
  cancellation_honoree_2: 'Łukasz Żółć',
  loss_deposit: 'True',
  photograph_video: 'True',
  event_gift: 'True',
  damage_wedding_attire: 'True',
  scheduled_jewelry: 'True',
  scheduled_jewelry_items: [
    { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 },
    { scheduled_jewelry_description: 'Necklace of Ștefan’s grandmother', scheduled_jewelry_limit: 799.5 },
    { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 300 },
  ],
}

/** A conference of three days, with cancellation alone by its expected revenue. */
export const conferenceAnswers = (choices: Partial<Answers> = {}): Answers =>
  answeredThrough('location', {
    event_type: 'Conference',
    event_state: 'TX',
    number_attendees: 400,
    event_start_date: '06/12/2027',
    event_end_date: '06/14/2027',
    event_name: 'Sample Conference',
    coverage_type: 'Cancellation Insurance',
    event_gross_revenue: 120_000,
    event_outdoor_or_tent: 'False',
    loss_deposit: 'False',
    photograph_video: 'False',
    event_gift: 'False',
    insurance_producer: 'False',
    ...choices,
  })

export const additionalInsured = (name: string, more: Record<string, string> = {}) => ({
  ai_name: name,
  ai_address_1: '40 Example Street',
  ai_city: 'Austin',
  ai_state: 'TX',
  ai_zip: '78702',
  ...more,
})

export interface Bought {
  readonly contactId: string
  readonly policyNumber: string
}

let count = 0

/** A priced quote without a purchase. */
export async function begun(db: Db, answers: Answers, created = new Date('2026-11-20T19:46:00Z')) {
  const contactId = randomBytes(16).toString('base64url')
  const quoteNumber = `Q-${204815 + ++count}`
  const price = toWire(rate({ ...blankAnswers, ...answers }))
  await db.q
    .insertInto('contact')
    .values({
      answers: JSON.stringify(answers),
      price: JSON.stringify(price),
      created,
      id: contactId,
      idempotency_key: contactId,
      record_owner: null,
      quote_number: quoteNumber,
      quote_status: 'quoted',
      hcc_pricing_version: 9,
      rating_plan: 'test',
      reasons: '[]',
      search: '',
    })
    .execute()
  return { contactId, quoteNumber, price }
}

/** A policy with the rows of a purchase; the test queues its jobs. */
export async function buy(
  db: Db,
  answers: Answers = weddingAnswers(),
  created = new Date('2026-11-20T19:46:00Z'),
): Promise<Bought> {
  const { contactId, price } = await begun(db, answers, created)
  const policyNumber = `MQE-${String(48152 + count).padStart(7, '0')}`
  const transaction = `TX-${100000 + count}`
  await db.q
    .updateTable('contact')
    .set({ quote_status: 'purchased', policy_number: policyNumber })
    .where('id', '=', contactId)
    .execute()
  const paymentId = await charge(db, contactId, 'purchase', created)
  await db.q
    .insertInto('policy')
    .values({
      answers: JSON.stringify(answers),
      price: JSON.stringify(price),
      created,
      policy_number: policyNumber,
      contact_id: contactId,
      transaction_id: transaction,
    })
    .execute()
  const { coverage_type: coverageType } = countedAnswers(answers)
  await addPolicyDocuments(db, { contactId, policyNumber, version: 1, coverageType, at: created })
  const cents = Math.round(price.pricing_detail.amount_due * 100)
  const { ledgerId } = await enterMoney(db, {
    contactId,
    kind: 'salesReceipt',
    charged: cents,
    paid: cents,
    created,
    paymentId,
    transactionId: transaction,
  })
  await addMoneyDocument(db, { contactId, kind: 'receipt', ledgerId })
  return { contactId, policyNumber }
}

/** A charged card. @returns the payment's id */
export async function charge(db: Db, contactId: string, purpose: string, created: Date): Promise<string> {
  const id = `${purpose}-${contactId}`
  await db.q
    .insertInto('payment')
    .values({
      id,
      contact_id: contactId,
      purpose,
      idempotency_key: id,
      request_hash: '',
      amount_cents: 1,
      state: 'captured',
      gateway_ref: null,
      decline_code: null,
      decline_message: null,
      card_type: 'Visa',
      cc_last_digits: '4242',
      lease_until: created,
      answer: null,
    })
    .execute()
  return id
}

interface Money {
  readonly contactId: string
  readonly kind: LedgerKind
  /** whole cents */
  readonly charged: number
  readonly paid: number
  readonly created: Date
  readonly purpose?: string
  readonly description?: string
  readonly reference?: string
  readonly paymentId?: string
  readonly transactionId?: string
}

let entries = 0
const prefixes = {
  salesReceipt: 'R',
  invoice: 'INV',
  receivePayment: 'P',
  creditMemo: 'CM',
  issueRefund: 'RF',
} as const

/** A ledger entry with a given date. */
export async function enterMoney(db: Db, money: Money): Promise<{ ledgerId: number; number: string }> {
  const { contactId, kind, charged, paid, created, purpose = 'purchase', description = 'Policy' } = money
  const number = `${prefixes[kind]}-${String(++entries).padStart(6, '0')}`
  const { id } = await db.q
    .insertInto('ledger')
    .values({
      contact_id: contactId,
      payment_id: money.paymentId ?? null,
      kind,
      number,
      purpose,
      charged_cents: charged,
      paid_cents: paid,
      transaction_id: money.transactionId ?? `TX-${900000 + entries}`,
      description,
      actor: 'system',
      reference: money.reference ?? null,
      created,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ledgerId: id, number }
}
