import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/db/database'
import type { PaymentState, PaymentTable } from '../platform/db/policyTables'
import type { ChargedCard } from '../platform/services/gateway'
import { authenticationMinutes, leaseSeconds } from './lease'

export type Payment = Selectable<PaymentTable>

/** `now` is the database's time when the row was read; leases are measured only by that clock. */
export type DatedPayment = Payment & { readonly now: Date }

/** the purpose of a purchase; each change of a policy has its own */
export const purchasePurpose = 'purchase'

const databaseNow = sql<Date>`clock_timestamp()`
const authenticationEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${authenticationMinutes * 60})`
const nextLease = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

const payments = (db: Db) => db.q.selectFrom('payment').selectAll().select(databaseNow.as('now'))

export const paymentUnder = (db: Db, keyHash: string): Promise<DatedPayment | undefined> =>
  payments(db).where('idempotency_key', '=', keyHash).executeTakeFirst()

/** Looks a payment up by the processor's reference. */
export const paymentOf = (db: Db, reference: string): Promise<DatedPayment | undefined> =>
  payments(db).where('gateway_ref', '=', reference).executeTakeFirst()

export const lockPayment = (db: Db, id: string): Promise<DatedPayment> =>
  payments(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Payments abandoned by a server that died; with `force`, leased ones too. */
export const abandonedPayments = (db: Db, force: boolean): Promise<DatedPayment[]> =>
  payments(db)
    .where('state', 'in', ['created', 'confirming'])
    .$if(!force, (query) => query.where('lease_until', '<=', databaseNow))
    .orderBy('created')
    .execute()

/** Whether any payment of this contact is in progress. Its subject must not change until then. */
export async function hasLivePayment(db: Db, contactId: string): Promise<boolean> {
  return (await livePayments(db, contactId).executeTakeFirst()) !== undefined
}

/** The payments of this contact that are in progress, for a statement that must not run beside one. */
export const livePayments = ({ q }: Pick<Db, 'q'>, contactId: string) =>
  q
    .selectFrom('payment')
    .select('payment.id')
    .where('contact_id', '=', contactId)
    .where('state', 'in', ['created', 'confirming'])

export interface NewPayment {
  readonly id: string
  readonly contactId: string
  readonly purpose: string
  readonly keyHash: string
  readonly requestHash: string
  readonly amountCents: number
  readonly state: 'created' | 'cancelled'
  readonly created: Date
}

/** Returns false and inserts nothing where another contact's order already uses the key. */
export async function addPayment(db: Db, payment: NewPayment): Promise<boolean> {
  const added = await db.q
    .insertInto('payment')
    .values({
      id: payment.id,
      contact_id: payment.contactId,
      purpose: payment.purpose,
      idempotency_key: payment.keyHash,
      request_hash: payment.requestHash,
      amount_cents: payment.amountCents,
      state: payment.state,
      created: payment.created,
      lease_until: nextLease,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function renewLease(db: Db, id: string): Promise<void> {
  await db.q.updateTable('payment').set({ lease_until: nextLease }).where('id', '=', id).execute()
}

/** Takes over an abandoned payment. Returns false where it is settled, or another server was faster. */
export async function claimPayment(db: Db, id: string, force: boolean): Promise<boolean> {
  const claimed = await db.q
    .updateTable('payment')
    .set({ lease_until: nextLease })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'confirming'])
    .$if(!force, (query) => query.where('lease_until', '<=', databaseNow))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Releases the lease, so that the next request can finish the payment. */
export async function releaseLease(db: Db, id: string): Promise<void> {
  await db.q
    .updateTable('payment')
    .set({ lease_until: databaseNow })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'confirming'])
    .execute()
}

/** From here on money may move. Returns false where another server has ended the payment. */
export async function rememberReference(db: Db, id: string, reference: string): Promise<boolean> {
  const moved = await db.q
    .updateTable('payment')
    .set({ state: 'confirming', gateway_ref: reference, lease_until: nextLease, edited: databaseNow })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/**
 * The payment waits for the cardholder at the bank. Its lease lasts as long, so nobody ends it before. Returns the end of
 * the wait; undefined where another server has ended the payment.
 */
export async function awaitAuthentication(db: Db, id: string, reference: string): Promise<Date | undefined> {
  const waiting = await db.q
    .updateTable('payment')
    .set({ authenticate_until: authenticationEnd, lease_until: authenticationEnd, edited: databaseNow })
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .where('gateway_ref', '=', reference)
    .returning('authenticate_until')
    .executeTakeFirst()
  return waiting?.authenticate_until ?? undefined
}

export interface Settlement {
  readonly state: Exclude<PaymentState, 'created' | 'confirming'>
  readonly code?: string
  readonly message?: string
  readonly card?: ChargedCard | null
}

export async function settlePayment(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.q
    .updateTable('payment')
    .set({
      state: settlement.state,
      decline_code: settlement.code ?? null,
      decline_message: settlement.message ?? null,
      card_type: settlement.card?.brand ?? null,
      cc_last_digits: settlement.card?.last4 ?? null,
      edited: databaseNow,
    })
    .where('id', '=', id)
    .execute()
}

export async function keepAnswer(db: Db, id: string, sealed: string): Promise<void> {
  await db.q.updateTable('payment').set({ answer: sealed }).where('id', '=', id).execute()
}
