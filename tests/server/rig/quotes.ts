import { randomUUID } from 'node:crypto'
import type { Contact, FormPayload, RainRequest } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { answeredThrough } from '../../../domain/application/examples'
import { payloadOf } from '../../../domain/application/payload'
import { termsEdition } from '../../../domain/quote/terms'
import { quoteFacts } from '../../../server/quotes/quoteFacts'
import type { TestApp } from './app'
import { day } from './days'

/** The browser's payload of valid answers through a step. */
export const payload = (step: Parameters<typeof answeredThrough>[0] = 'location', choices: Partial<Answers> = {}) =>
  JSON.parse(JSON.stringify(payloadOf(answeredThrough(step, choices)))) as FormPayload

/** The same payload for a server with the machine's clock. Elsewhere the clock of a test stands still, and the event has a day of its own. */
export const payloadAhead = (choices: Partial<Answers> = {}) =>
  payload('location', { event_start_date: day(0), event_end_date: day(0), ...choices })

export const newKey = () => ({ 'idempotency-key': randomUUID() })

/** A quote with these answers, as a browser saves one. */
export async function begin({ call }: TestApp, body: FormPayload = payload(), cookie?: string): Promise<Contact> {
  const answered = await call('createContact', { headers: newKey(), body, cookie })
  if (answered.statusCode !== 201) throw new Error(answered.body)
  return answered.data.contact
}

export const sign = { name: 'Jordan Sample', signature: 'Jordan Sample', version: termsEdition }

/** A valid request for rain insurance. */
export const rainRequest: RainRequest = {
  name: 'Jordan Sample',
  email: 'jordan@example.com',
  phone: '512-555-0100',
  event_state: 'TX',
  date: '06/12/2027',
  from_hour: 12,
  to_hour: 18,
  threshold: 0.25,
  amount: 20_000,
}

/** Marks a quote as purchased, without a real purchase. */
export async function markBought({ services }: TestApp, { id, customFields }: Contact): Promise<string> {
  const policy_number = `MQE-${customFields.quote_number.slice(2)}`
  const contact = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const answers = { ...contact.answers, ...quoteFacts(contact) }
  const price = JSON.stringify(contact.price ?? { pricing_detail: { amount_due: 1 }, worksheet: [] })
  await services.db.q
    .updateTable('contact')
    .set({ quote_status: 'purchased', policy_number })
    .where('id', '=', id)
    .execute()
  await services.db.q
    .insertInto('policy')
    .values({
      policy_number,
      contact_id: id,
      created: services.now(),
      answers: JSON.stringify(answers),
      price,
      transaction_id: 'T-1',
    })
    .execute()
  return policy_number
}

/** Adds a payment in progress. */
export async function payFor({ services }: TestApp, { id }: Pick<Contact, 'id'>): Promise<void> {
  const payment = {
    id: `p-${id}`,
    contact_id: id,
    purpose: 'purchase',
    idempotency_key: id,
    request_hash: '',
    amount_cents: 1,
    state: 'confirming',
    lease_until: new Date(),
  } as const
  await services.db.q.insertInto('payment').values(payment).execute()
}
