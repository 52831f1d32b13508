import type { Cents } from '../../domain/common/money'
import { booksOf, isOfPolicy } from '../ledger/ledger'
import type { Db } from '../platform/db/database'
import { chargesOf, payableTo } from './refundRow'

/**
 * What we hold for a contact's policy and do not owe already: no more than it costs by the books. What came for anything
 * that staff charged beside it stays with that, unless it went back to the very card that paid it; whatever else went
 * back, or was credited and is to go back, went back of the policy.
 */
export async function paidForPolicy(db: Db, contactId: string): Promise<Cents> {
  const { paidCents, chargedCents } = await booksOf(db, contactId)
  const paid = Math.min(chargedCents, paidCents - (await payableTo(db, contactId)))
  const entries = await entriesOf(db, contactId)
  const ofPolicy = charged(entries.filter(isOfPolicy))
  return Math.max(0, Math.min(ofPolicy, paid - (await paidBesidePolicy(db, contactId, entries))))
}

/** The charges to cards for the policy and its changes, the newest first, with what of each is left. */
export const policyCharges = (db: Db, contactId: string) => chargesFor(db, contactId, isOfPolicy)

/** The same of what else the books' entries are for. */
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

/** these give back, of whatever was paid */
const refundPurposes: ReadonlySet<string> = new Set(['credit', 'payout', 'refund'])

const charged = (entries: Entries): Cents => entries.reduce((sum, { charged_cents }) => sum + charged_cents, 0)

/** Of what staff charged beside the policy, and was paid. */
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
