import type { Cents } from '../../domain/common/money'
import type { PolicyMoney } from '../../domain/policy/cancellation'
import { booksOf, isOfPolicy } from '../ledger/ledger'
import type { Db } from '../platform/db/database'
import { chargesOf, payableTo } from './refundRow'

/**
 * Cents held for a contact's policy and not yet owed back, at most the policy's price in the ledger. Money paid for
 * other staff charges does not count, unless it was refunded to the card that paid it. Every other refund or pending
 * credit counts against the policy.
 */
export const paidForPolicy = async (db: Db, contactId: string): Promise<Cents> =>
  (await policyMoneyOf(db, contactId)).paid

/** Cents charged for a contact's policy and not paid, as after a returned check; at most what is due in all. */
export const unpaidForPolicy = async (db: Db, contactId: string): Promise<Cents> =>
  (await policyMoneyOf(db, contactId)).unpaid

/** The money of a policy that its cancellation settles. */
export async function policyMoneyOf(db: Db, contactId: string): Promise<PolicyMoney> {
  const { paidCents, chargedCents } = await booksOf(db, contactId)
  const entries = await entriesOf(db, contactId)
  const ofPolicy = charged(entries.filter(isOfPolicy))
  const available = paidCents - (await payableTo(db, contactId))
  const beside = await paidBesidePolicy(db, contactId, entries)
  const atMost = (cents: Cents) => Math.max(0, Math.min(ofPolicy, cents - beside))
  const paid = atMost(Math.min(chargedCents, available))
  return {
    paid,
    credit: atMost(available) - paid,
    unpaid: Math.max(0, Math.min(chargedCents - available, ofPolicy - paid)),
  }
}

/** Card charges for the policy and its changes, newest first, each with its remaining cents. */
export const policyCharges = (db: Db, contactId: string) => chargesFor(db, contactId, isOfPolicy)

/** The same for other ledger entries. */
export async function chargesFor(db: Db, contactId: string, isMeant: (entry: Entries[number]) => boolean) {
  const paid = (await entriesOf(db, contactId)).filter((entry) => isMeant(entry) && entry.paid_cents > 0)
  const own = new Set(paid.map(({ payment_id }) => payment_id))
  return (await chargesOf(db, contactId)).filter(({ id }) => own.has(id))
}

type Entries = Awaited<ReturnType<typeof entriesOf>>

const entriesOf = (db: Db, contactId: string) =>
  db.q
    .selectFrom('ledger')
    .select(['purpose', 'payment_id', 'charged_cents', 'paid_cents'])
    .where('contact_id', '=', contactId)
    .execute()

/** purposes of entries that refund money, whatever it paid for */
const refundPurposes: ReadonlySet<string> = new Set(['credit', 'payout', 'refund'])

const charged = (entries: Entries): Cents => entries.reduce((sum, { charged_cents }) => sum + charged_cents, 0)

/** Cents paid for staff charges beside the policy. */
async function paidBesidePolicy(db: Db, contactId: string, entries: Entries): Promise<Cents> {
  const beside = entries.filter((entry) => !isOfPolicy(entry) && !refundPurposes.has(entry.purpose))
  const paid = beside.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  const cards = new Set(beside.flatMap(({ payment_id }) => payment_id ?? []))
  const refunds = await db.q
    .selectFrom('refund')
    .select(['payment_id', 'amount_cents'])
    .where('contact_id', '=', contactId)
    .where('change_id', 'is', null)
    .execute()
  const toCards = refunds.filter(({ payment_id }) => payment_id !== null && cards.has(payment_id))
  const back = toCards.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return Math.max(0, Math.min(paid - back, charged(beside)))
}
