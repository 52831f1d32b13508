import { makeProcessor } from '../../server/payments/sandbox/processor'
import { hashOf } from '../../server/platform/crypto/seal'
import type { Db } from '../../server/platform/db/database'
import type { Notice } from './world/customer'
import type { World } from './world/server'

/** Facts that hold at every moment. @returns the broken ones */
export async function brokenNow(db: Db, { facts }: World): Promise<string[]> {
  const processor = makeProcessor(facts)
  const payments = await db.q.selectFrom('payment').selectAll().orderBy('id').execute()
  const broken: string[] = []
  const charges = new Map<string, number>()
  for (const { id, contact_id, gateway_ref, amount_cents, purpose } of payments) {
    const end = gateway_ref === null ? null : await processor.status(gateway_ref)
    if (end?.end !== 'charged') continue
    if (end.amountCents !== amount_cents) broken.push(`payment ${id} charged another amount than ordered`)
    if (purpose !== 'purchase' || end.keepsCharges) continue
    if ((await processor.refundedOf(gateway_ref!)) < end.amountCents)
      charges.set(contact_id, (charges.get(contact_id) ?? 0) + 1)
  }
  for (const [id, count] of charges) if (count > 1) broken.push(`quote ${id} has ${count} charges`)
  return broken
}

/** Facts that hold once everything has come to rest. @returns the broken ones */
export async function brokenAtEnd(db: Db, world: World, notices: readonly Notice[]): Promise<string[]> {
  const broken = await brokenNow(db, world)
  const check = (isKept: boolean, text: string) => void (isKept || broken.push(text))
  const processor = makeProcessor(world.facts)
  const payments = await db.q.selectFrom('payment').selectAll().orderBy('id').execute()
  const policies = await db.q.selectFrom('policy').selectAll().orderBy('policy_number').execute()
  const ledger = await db.q.selectFrom('ledger').selectAll().orderBy('id').execute()
  const refunds = await db.q.selectFrom('refund').selectAll().orderBy('id').execute()
  const jobs = await db.q.selectFrom('job').selectAll().orderBy('id').execute()
  const audits = await db.q.selectFrom('audit').selectAll().orderBy('id').execute()
  const mails = await db.q.selectFrom('mail_log').selectAll().orderBy('id').execute()

  const { captured, refunded } = await processor.sums()
  const books = ledger.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  check(captured - refunded === books, `the processor has ${captured - refunded} cents and the ledger ${books}`)

  const audited = (entity: string, action: string) =>
    audits.filter(({ entity_id, action: made }) => entity_id === entity && made === action).length
  for (const payment of payments) {
    const { id, state } = payment
    check(state !== 'created' && state !== 'confirming', `payment ${id} is not settled`)
    const settled = audits.filter(
      ({ entity, entity_id, action }) => entity === 'payment' && entity_id === id && action !== 'payment.unbindable',
    )
    const isQuestion = payment.request_hash === 'asked'
    check(isQuestion || settled.length === 1, `payment ${id} has ${settled.length} audit records`)
    const entries = ledger.filter(({ payment_id, kind }) => payment_id === id && kind === 'salesReceipt')
    check(entries.length <= 1, `payment ${id} is in the ledger ${entries.length} times`)
  }
  for (const { policy_number, contact_id, price } of policies) {
    const paid = payments.filter((one) => one.contact_id === contact_id && one.state === 'captured')
    check(paid.length === 1, `policy ${policy_number} has ${paid.length} payments`)
    const due = Math.round(price.pricing_detail.amount_due * 100)
    check(
      paid[0]?.amount_cents === due,
      `policy ${policy_number} costs ${due} and ${paid[0]?.amount_cents} was charged`,
    )
    check(audited(contact_id, 'quote.purchased') === 1, `policy ${policy_number} has no audit record`)
    const letters = mails.filter((one) => one.contact_id === contact_id && one.kind === 'purchase')
    check(
      letters.length > 0 && letters.every(({ state }) => state === 'sent'),
      `policy ${policy_number} was not mailed`,
    )
    const recipients = letters.map(({ recipient }) => recipient)
    check(new Set(recipients).size === recipients.length, `policy ${policy_number} was mailed twice`)
  }
  for (const { id, kind, done, last_error } of jobs)
    check(done !== null || kind === 'refund', `job ${id} (${kind}) is not done: ${last_error}`)
  const made = await world.facts.all<{ refundId: string; amountCents: number }>('refunds')
  for (const { id, state, amount_cents } of refunds) {
    const atBank = made.filter(({ refundId }) => refundId === id).reduce((sum, one) => sum + one.amountCents, 0)
    check(state !== 'owed', `refund ${id} is still payable`)
    check(
      atBank === (state === 'made' ? amount_cents : 0),
      `refund ${id} is ${state}, and the bank made ${atBank} cents`,
    )
    check(audited(id, `refund.${state}`) === 1, `refund ${id} has no audit record`)
  }
  for (const [id, { count, to, subject }] of world.accepted)
    check(count === 1 || world.excused.has(id), `mailed ${count} times: ${subject} to ${to}`)
  for (const { key, shown, contactId } of notices) {
    const payment = payments.find(({ idempotency_key }) => idempotency_key === hashOf(key))
    const hasPolicy = policies.some(({ contact_id }) => contact_id === contactId)
    check(shown !== 'bought' || hasPolicy, 'a customer was told of a policy that does not exist')
    check(
      shown !== 'notCharged' || payment?.state !== 'captured',
      'a customer who paid was told that nothing was charged',
    )
  }
  return broken
}
