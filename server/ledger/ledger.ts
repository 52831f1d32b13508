import { type Selectable, sql } from 'kysely'
import type { LedgerRow } from '../../contract/client'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { type StoredCard, wayOfPayment } from '../../domain/common/wayOfPayment'
import type { Db } from '../platform/db/database'
import type { LedgerItem, LedgerKind, LedgerTable } from '../platform/db/policyTables'

export interface Entry {
  readonly contactId: string
  readonly kind: LedgerKind
  /** 'purchase', 'change:…', 'cancel' */
  readonly purpose: string
  /** cents by which the amount owed to us changes; less than 0 for a credit memo */
  readonly chargedCents: Cents
  /** cents of money moved; less than 0 for a refund */
  readonly paidCents: Cents
  /** one line for readers of the ledger */
  readonly description: string
  readonly actor: string
  /** set where a processor moved the money */
  readonly paymentId?: string | null
  /** such as a check number */
  readonly reference?: string | null
  readonly note?: string | null
  /** recorded here, but made in another system (decision 40) */
  readonly isElsewhere?: boolean
  /** the row that this one voids */
  readonly voids?: number | null
  /** lines that add up to the amount */
  readonly items?: readonly LedgerItem[]
  /** MM/DD/YYYY of an entry made in another system on an earlier day */
  readonly dated?: string | null
}

export interface Entered {
  readonly id: number
  /** numbered per kind without gaps, as R-000104; a void as V-000002 */
  readonly number: string
  readonly transactionId: string
}

/**
 * Adds one row to the ledger, inside a transaction that has locked the contact. The number comes from the row of
 * `serial`, which stays locked until the transaction ends: a rolled-back number is used by the next entry, and no
 * number is used twice. A transaction that adds several kinds does so in the order of `prefixes`, so that two
 * transactions cannot deadlock.
 * @throws for amounts that the kind does not allow
 */
export async function enter(db: Db, entry: Entry): Promise<Entered> {
  if (!db.isInTransaction) throw new Error('the books are written in a transaction that has locked the contact')
  if (!isInKeeping(entry))
    throw new Error(`not a ${entry.kind}: ${entry.chargedCents} charged, ${entry.paidCents} paid`)
  const number = await nextNumber(db, isVoid(entry) ? 'void' : entry.kind)
  const transactionId = `T-${await nextTransaction(db)}`
  const { id } = await db.q
    .insertInto('ledger')
    .values({
      contact_id: entry.contactId,
      payment_id: entry.paymentId ?? null,
      kind: entry.kind,
      number,
      purpose: entry.purpose,
      charged_cents: entry.chargedCents,
      paid_cents: entry.paidCents,
      transaction_id: transactionId,
      description: entry.description,
      actor: entry.actor,
      reference: entry.reference ?? null,
      note: entry.note ?? null,
      is_elsewhere: entry.isElsewhere ?? false,
      voids: entry.voids ?? null,
      items: JSON.stringify(entry.items ?? []),
      dated: entry.dated ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number, transactionId }
}

/** A void has numbers of its own, so that no customer misses an invoice of the row; an organizer's invoice has too. */
type Series = LedgerKind | 'void' | 'organizerInvoice'

/** Also the order in which one transaction adds several kinds. */
const prefixes: Readonly<Record<Series, string>> = {
  salesReceipt: 'R',
  invoice: 'INV',
  receivePayment: 'P',
  creditMemo: 'CM',
  issueRefund: 'RF',
  void: 'V',
  organizerInvoice: 'OI',
}

type Amounts = Pick<Entry, 'chargedCents' | 'paidCents'>

/** The amounts that each kind changes; a void reverses their signs. */
const changes: Readonly<Record<LedgerKind, (amounts: Amounts) => boolean>> = {
  salesReceipt: ({ chargedCents, paidCents }) => chargedCents === paidCents && chargedCents >= 0,
  invoice: ({ chargedCents, paidCents }) => chargedCents >= 0 && paidCents === 0,
  receivePayment: ({ chargedCents, paidCents }) => chargedCents === 0 && paidCents >= 0,
  creditMemo: ({ chargedCents, paidCents }) => chargedCents <= 0 && paidCents === 0,
  issueRefund: ({ chargedCents, paidCents }) => chargedCents === 0 && paidCents <= 0,
}

const isVoid = ({ voids }: Pick<Entry, 'voids'>) => voids !== undefined && voids !== null

function isInKeeping(entry: Entry): boolean {
  const { kind, chargedCents, paidCents } = entry
  if (!Number.isSafeInteger(chargedCents) || !Number.isSafeInteger(paidCents)) return false
  const sign = isVoid(entry) ? -1 : 1
  return changes[kind]({ chargedCents: sign * chargedCents, paidCents: sign * paidCents })
}

/** The next number of a series. Its row stays locked until the transaction ends. */
export async function nextNumber(db: Db, series: Series): Promise<string> {
  const { last } = await db.q
    .insertInto('serial')
    .values({ name: series, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql<number>`serial.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${prefixes[series]}-${String(last).padStart(6, '0')}`
}

/** From a database sequence, which may leave gaps. */
async function nextTransaction(db: Db): Promise<number> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('transaction_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}

export interface Books {
  /** in the order in which they were added; dollars */
  readonly rows: LedgerRow[]
  /** cents: the policy's price; for a canceled policy, the retained part */
  readonly chargedCents: Cents
  /** cents that we hold; `chargedCents` less this is owed to us, or by us if less than 0 */
  readonly paidCents: Cents
}

export async function booksOf(db: Db, contactId: string): Promise<Books> {
  const entries = await db.q
    .selectFrom('ledger')
    .leftJoin('payment', 'payment.id', 'ledger.payment_id')
    .selectAll('ledger')
    .select(['payment.card_type', 'payment.cc_last_digits'])
    .where('ledger.contact_id', '=', contactId)
    .orderBy('ledger.id')
    .execute()
  return {
    rows: entries.map(toLedgerDto),
    chargedCents: entries.reduce((sum, { charged_cents }) => sum + charged_cents, 0),
    paidCents: entries.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
  }
}

const toLedgerDto = (entry: LedgerEntry & StoredCard): LedgerRow => ({
  transaction_id: entry.transaction_id,
  kind: entry.kind,
  number: entry.number,
  charged: dollarsOf(entry.charged_cents),
  paid: dollarsOf(entry.paid_cents),
  created: entry.created.toISOString(),
  description: entry.description,
  paid_by: paidBy(entry),
})

function paidBy(entry: LedgerEntry & StoredCard): string | null {
  if (entry.paid_cents === 0 || entry.is_elsewhere || entry.voids !== null) return null
  return wayOfPayment(entry.payment_id === null ? undefined : entry, entry.reference)
}

export type LedgerEntry = Selectable<LedgerTable>

/** Whether an entry belongs to a policy or its order, and not to other staff charges. */
export const isOfPolicy = ({ purpose }: { readonly purpose: string }): boolean =>
  /^(purchase|cancel|change:|order:)/.test(purpose)
