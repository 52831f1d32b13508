import { randomBytes } from 'node:crypto'
import { type Answers, blankAnswers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/asked'
import { answeredThrough } from '../../../domain/application/examples'
import { rate, toWire } from '../../../domain/rating'
import type { Db } from '../../../server/db/database'
import { addDocuments } from '../../../server/policies/documents'

/** A wedding, answered to the end, with names that a font for Western Europe alone would spoil. */
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

/** Everything there is to buy with it against cancellation: its budget's tier is $25,000. */
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

/** A conference of three days, insured against cancellation alone by its expected revenue. */
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

/** A policy with its rows, as a purchase leaves them; its jobs are the test's to queue. */
export async function buy(
  db: Db,
  answers: Answers = weddingAnswers(),
  created = new Date('2026-11-20T19:46:00Z'),
): Promise<Bought> {
  const contactId = randomBytes(16).toString('base64url')
  const policyNumber = `MQE-${String(48153 + count++).padStart(7, '0')}`
  const price = JSON.stringify(toWire(rate({ ...blankAnswers, ...answers })))
  const transaction = `TX-${100001 + count}`
  const shared = { answers: JSON.stringify(answers), price, created }
  await db.q
    .insertInto('contact')
    .values({
      ...shared,
      id: contactId,
      idempotency_key: contactId,
      record_owner: null,
      quote_number: `Q-${204815 + count}`,
      quote_status: 'purchased',
      policy_number: policyNumber,
      hcc_pricing_version: 9,
      rating_plan: 'test',
      reasons: '[]',
      search: '',
    })
    .execute()
  await db.q
    .insertInto('payment')
    .values({
      id: `pay-${contactId}`,
      contact_id: contactId,
      purpose: 'purchase',
      idempotency_key: `key-${contactId}`,
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
  await db.q
    .insertInto('policy')
    .values({ ...shared, policy_number: policyNumber, contact_id: contactId, transaction_id: transaction })
    .execute()
  const { coverage_type: coverageType } = countedAnswers(answers)
  await addDocuments(db, { contactId, policyNumber, coverageType })
  return { contactId, policyNumber }
}
