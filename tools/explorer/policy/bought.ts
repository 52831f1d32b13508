import { answeredThrough } from '../../../domain/application/examples'
import { contactEmail } from '../../../domain/application/payload'
import { centsOf } from '../../../domain/common/money'
import { planOn, rate, toWire } from '../../../domain/rating'
import type { Db } from '../../../server/platform/db/database'
import { writePremium } from '../../../server/policies/written'

/** The clock of the explored policies, a month after the purchase. */
export const now = new Date('2026-11-20T17:00:00Z')
const bought = new Date('2026-10-20T16:00:00Z')

export const contactId = 'c1'
const policyNumber = 'MQE-0000001'
export const chargeReference = 'sb_p1'
export const holder = 'venue@example.com'
const subscriber = 'hall@example.com'

export const plan = planOn('11/20/2026').version
export const facts = { catalogue: 'ver9', is_hcc: 'False' } as const
const answers = { ...answeredThrough('location'), ...facts }
export const owner = contactEmail(answers as never)!
const price = toWire(rate(answers as never, { plan }) as never) as any
export const priceCents = centsOf(price.pricing_detail.amount_due)

/** An address that follows the certificate. */
export async function addSubscriber({ q }: Db): Promise<void> {
  const row = { id: 's1', contact_id: contactId, code: 'certificate', email: subscriber }
  await q
    .insertInto('certificate_subscription')
    .values({ ...row, created: bought, confirmed: bought })
    .execute()
}

/** The columns that a quote of these worlds has from its beginning. */
export const contact = {
  id: contactId,
  idempotency_key: 'k0',
  quote_number: 'MQ0000001',
  rating_plan: plan,
  hcc_pricing_version: 9,
  reasons: '[]',
  search: '',
  version: 3,
} as const

/** The accounts of the windows' staff. */
export async function addStaff({ q }: Db, windows: readonly { readonly work: object }[]): Promise<void> {
  const actors = new Set(windows.flatMap(({ work }) => ('actor' in work ? [work.actor as string] : [])))
  for (const email of actors)
    await q
      .insertInto('staff_user')
      .values({ id: email, name: email, email, role: 'admin', password_hash: '', created: bought, edited: bought })
      .execute()
}

/**
 * A policy that was bought by card a month ago: its documents are made, and its mails are sent, a certificate of the venue
 * among them. The rows are those that a purchase leaves.
 */
export async function addBoughtPolicy(db: Db): Promise<void> {
  const { q } = db
  const json = JSON.stringify
  await q
    .insertInto('contact')
    .values({
      ...contact,
      quote_status: 'purchased',
      policy_number: policyNumber,
      answers: json(answers),
      price: json(price),
      transaction_ids: '["T-0"]',
      created: bought,
      edited: bought,
    })
    .execute()
  await q
    .insertInto('payment')
    .values({
      id: 'p1',
      contact_id: contactId,
      purpose: 'purchase',
      idempotency_key: 'k1',
      request_hash: '',
      amount_cents: priceCents,
      state: 'captured',
      gateway_ref: chargeReference,
      card_type: 'Visa',
      cc_last_digits: '4242',
      lease_until: bought,
      created: bought,
      edited: bought,
    })
    .execute()
  await q
    .insertInto('policy')
    .values({
      policy_number: policyNumber,
      contact_id: contactId,
      created: bought,
      answers: json(answers),
      price: json(price),
      transaction_id: 'T-0',
    })
    .execute()
  const { id: ledgerId } = await q
    .insertInto('ledger')
    .values({
      contact_id: contactId,
      payment_id: 'p1',
      kind: 'salesReceipt',
      number: 'R-000001',
      purpose: 'purchase',
      charged_cents: priceCents,
      paid_cents: priceCents,
      transaction_id: 'T-0',
      description: 'Event insurance',
      actor: 'customer',
      created: bought,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await q.insertInto('serial').values({ name: 'salesReceipt', last: 1 }).execute()
  const after = { answers, price }
  await writePremium(db, { kind: 'issued', contactId, policyNumber, before: null, after, at: bought })
  for (const kind of ['policy', 'certificate', 'receipt'] as const)
    await q
      .insertInto('document')
      .values({
        token: kind,
        contact_id: contactId,
        policy_number: policyNumber,
        kind,
        name: kind,
        file_key: `documents/${kind}.pdf`,
        created: bought,
        made: bought,
        ledger_id: kind === 'receipt' ? ledgerId : null,
      })
      .execute()
  await q
    .insertInto('certificate')
    .values({
      code: 'certificate',
      contact_id: contactId,
      policy_number: policyNumber,
      policy_version: 1,
      kind: 'certificate',
      issued: bought,
    })
    .execute()
  for (const [kind, recipient] of [
    ['purchase', owner],
    ['certificate', holder],
  ] as const)
    await q
      .insertInto('mail_log')
      .values({
        contact_id: contactId,
        kind,
        recipient,
        subject: kind,
        message_id: kind,
        state: 'sent',
        created: bought,
        sent: bought,
      })
      .execute()
}
