import { randomUUID } from 'node:crypto'
import type { Answers } from '../../../domain/application'
import type { Services } from '../../../server/platform/services/services'
import { addPolicyDocuments } from '../../../server/policies/documents'
import { type Bought, begun, enterMoney, weddingAnswers } from '../documents/fixture'
import { bought, work } from './fixture'

/** Adds the rows of a policy and of what happens to it, for the letters about them. */
const pdf = Buffer.from('%PDF-')

/** Marks every document of a contact as rendered, with placeholder files. */
export async function markDocumentsRendered({ db, files }: Services, contactId: string): Promise<void> {
  await files.put(contactId, pdf)
  await db.q
    .updateTable('document')
    .set({ made: bought, file_key: contactId })
    .where('contact_id', '=', contactId)
    .where('made', 'is', null)
    .execute()
}

interface Made {
  readonly type?: 'change' | 'cancel'
  readonly answers?: Partial<Answers>
  readonly differenceCents?: number
  readonly state?: 'asked' | 'made' | 'dropped'
}

/** A change with its row; a completed one creates the policy's next version. */
export async function addChange(services: Services, { contactId, policyNumber }: Bought, made: Made = {}) {
  const { db, now } = services
  const { type = 'change', differenceCents = 2100, state = 'made' } = made
  const id = randomUUID()
  const policy = await db.q
    .selectFrom('policy')
    .selectAll()
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow()
  const answers = { ...policy.answers, ...made.answers }
  await db.q
    .insertInto('policy_change')
    .values({
      id,
      contact_id: contactId,
      policy_number: policyNumber,
      type,
      state,
      number: null,
      idempotency_key: id,
      request_hash: '',
      policy_version: policy.version,
      answers: JSON.stringify(answers),
      price: JSON.stringify(policy.price),
      what: JSON.stringify([{ label: 'Location', from: 'Sample Meadow Barn', to: 'Example Hall' }]),
      difference_cents: differenceCents,
      reason: null,
      payment_id: null,
      transaction_id: null,
      actor: 'customer',
      created: now(),
      made: state === 'made' ? now() : null,
    })
    .execute()
  if (type === 'change' && state === 'made') {
    await db.q
      .updateTable('policy')
      .set({ version: policy.version + 1, answers: JSON.stringify(answers) })
      .where('policy_number', '=', policyNumber)
      .execute()
    const coverageType = answers['coverage_type']
    await addPolicyDocuments(db, { contactId, policyNumber, version: policy.version + 1, coverageType, at: now() })
  }
  return id
}

export async function addRefund(
  services: Services,
  { contactId }: Bought,
  more: { cents?: number; byCheck?: boolean; changeId?: string; state?: 'owed' | 'made' } = {},
) {
  const { db, now } = services
  const { cents = 4250, byCheck = false, changeId = null, state = 'made' } = more
  const id = randomUUID()
  const payment = await db.q
    .selectFrom('payment')
    .select('id')
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  await db.q
    .insertInto('refund')
    .values({
      id,
      contact_id: contactId,
      payment_id: byCheck ? null : payment.id,
      change_id: changeId,
      ledger_id: null,
      amount_cents: cents,
      reason: 'The event is smaller',
      state,
      actor: 'system',
      created: now(),
      made: state === 'made' ? now() : null,
    })
    .execute()
  return id
}

export async function addClaim(
  services: Services,
  { contactId, policyNumber }: Bought,
  email: string,
  sizes: number[],
) {
  const id = randomUUID()
  const files = sizes.map((bytes, i) => ({ name: `photo ${i + 1}.jpg`, type: 'image/jpeg', bytes, key: `${id}/${i}` }))
  for (const { key, bytes } of files) await services.files.put(key, Buffer.alloc(bytes, 7))
  await services.db.q
    .insertInto('claim')
    .values({
      id,
      claim_number: `C-${id.slice(0, 6)}`,
      contact_id: contactId,
      policy_number: policyNumber,
      idempotency_key: id,
      request_hash: '',
      date: '06/12/2027',
      description: 'A candle fell.\nThe <b>carpet</b> burned.',
      name: 'Ana Sample',
      email,
      phone: '512-555-0100',
      files: JSON.stringify(files),
      created: services.now(),
    })
    .execute()
  return { id, number: `C-${id.slice(0, 6)}` }
}

export async function addMessage(services: Services, { contactId, policyNumber }: Bought) {
  const id = randomUUID()
  await services.db.q
    .insertInto('policy_message')
    .values({
      id,
      contact_id: contactId,
      policy_number: policyNumber,
      idempotency_key: id,
      request_hash: '',
      subject: 'Parking',
      message: 'May guests park on the grass?\nThey would like to.',
      created: services.now(),
    })
    .execute()
  return id
}

/** An unpaid order by invoice, with its document. */
export async function addOrder(services: Services, type: 'check' | 'invoice', emails: string) {
  const { db } = services
  const { contactId, quoteNumber, price } = await begun(db, weddingAnswers(), bought)
  const id = randomUUID()
  const cents = Math.round(price.pricing_detail.amount_due * 100)
  const { ledgerId } = await enterMoney(db, { contactId, kind: 'invoice', charged: cents, paid: 0, created: bought })
  const token = randomUUID()
  await db.q
    .insertInto('document')
    .values({
      token,
      contact_id: contactId,
      policy_number: null,
      kind: 'invoice',
      name: 'Invoice',
      ledger_id: ledgerId,
    })
    .execute()
  await db.q
    .insertInto('purchase_order')
    .values({
      id,
      contact_id: contactId,
      idempotency_key: id,
      request_hash: '',
      payment_type: type,
      emails,
      amount_cents: cents,
      price: JSON.stringify(price),
      ordered: bought,
      pay_by: '12/04/2026',
      lapses: new Date('2026-12-05T05:00:00Z'),
      state: 'open',
      ledger_id: ledgerId,
    })
    .execute()
  return { id, contactId, quoteNumber }
}

/** Queues a letter and sends it. */
export async function mail(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  await services.jobs.enqueue('mail', payload)
  await work(services)
}
