import { type Selectable, sql } from 'kysely'
import type { LedgerRow } from '../../contract/client'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { LedgerItem, LedgerKind, LedgerTable } from '../platform/db/policyTables'

export interface Entry {
  readonly contactId: string
  readonly kind: LedgerKind
  /** what for: 'purchase', 'change:…', 'cancel' */
  readonly purpose: string
  /** by which what is owed to us changes: less than 0 of a credit memo */
  readonly chargedCents: Cents
  /** money that moved: less than 0 of a refund */
  readonly paidCents: Cents
  /** for who reads the books, in words */
  readonly description: string
  readonly actor: string
  /** where a processor moved the money */
  readonly paymentId?: string | null
  /** such as the number of a check */
  readonly reference?: string | null
  readonly note?: string | null
  /** made in another system, and only entered here (decision 40) */
  readonly isElsewhere?: boolean
  /** the row that this one takes back */
  readonly voids?: number | null
  /** what it is made up of; they come to its sum */
  readonly items?: readonly LedgerItem[]
  /** MM/DD/YYYY, where it was made elsewhere on a day of its own */
  readonly dated?: string | null
}

export interface Entered {
  readonly id: number
  /** of its kind, without a gap: R-000104 */
  readonly number: string
  readonly transactionId: string
}

/**
 * Enters one row in the books, in a transaction that has locked the contact. Its number is the next one of its kind: the
 * row of `serial` stays locked until the transaction ends, so a number that is not kept is given to the next one, and two
 * never have the same. A transaction that enters several kinds does so in the order of `prefixes`, so that no two wait
 * for each other.
 * @throws for an entry that its kind does not allow
 */
export async function enter(db: Db, entry: Entry): Promise<Entered> {
  if (!db.isInTransaction) throw new Error('the books are written in a transaction that has locked the contact')
  if (!isInKeeping(entry))
    throw new Error(`not a ${entry.kind}: ${entry.chargedCents} charged, ${entry.paidCents} paid`)
  const number = await nextNumber(db, entry.kind)
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

/** In the order in which one transaction enters several. */
const prefixes: Readonly<Record<LedgerKind, string>> = {
  salesReceipt: 'R',
  invoice: 'INV',
  receivePayment: 'P',
  creditMemo: 'CM',
  issueRefund: 'RF',
}

type Amounts = Pick<Entry, 'chargedCents' | 'paidCents'>

/** What each kind changes; one that takes a row back changes it the other way round. */
const changes: Readonly<Record<LedgerKind, (amounts: Amounts) => boolean>> = {
  salesReceipt: ({ chargedCents, paidCents }) => chargedCents === paidCents && chargedCents >= 0,
  invoice: ({ chargedCents, paidCents }) => chargedCents >= 0 && paidCents === 0,
  receivePayment: ({ chargedCents, paidCents }) => chargedCents === 0 && paidCents >= 0,
  creditMemo: ({ chargedCents, paidCents }) => chargedCents <= 0 && paidCents === 0,
  issueRefund: ({ chargedCents, paidCents }) => chargedCents === 0 && paidCents <= 0,
}

function isInKeeping({ kind, chargedCents, paidCents, voids }: Entry): boolean {
  if (!Number.isSafeInteger(chargedCents) || !Number.isSafeInteger(paidCents)) return false
  const sign = voids === undefined || voids === null ? 1 : -1
  return changes[kind]({ chargedCents: sign * chargedCents, paidCents: sign * paidCents })
}

async function nextNumber(db: Db, kind: LedgerKind): Promise<string> {
  const { last } = await db.q
    .insertInto('serial')
    .values({ name: kind, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql<number>`serial.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${prefixes[kind]}-${String(last).padStart(6, '0')}`
}

/** Of a sequence: it may leave one out. */
async function nextTransaction(db: Db): Promise<number> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('transaction_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}

export interface Books {
  /** in the order in which they were entered; dollars */
  readonly rows: LedgerRow[]
  /** a bought policy's price; of a canceled one what is kept */
  readonly chargedCents: Cents
  /** what we hold of it; `chargedCents` less this is owed to us, and where it is less than 0 by us */
  readonly paidCents: Cents
}

export async function booksOf(db: Db, contactId: string): Promise<Books> {
  const entries = await db.q
    .selectFrom('ledger')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute()
  return {
    rows: entries.map(toLedgerDto),
    chargedCents: entries.reduce((sum, { charged_cents }) => sum + charged_cents, 0),
    paidCents: entries.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
  }
}

const toLedgerDto = (entry: Selectable<LedgerTable>): LedgerRow => ({
  transaction_id: entry.transaction_id,
  kind: entry.kind,
  number: entry.number,
  charged: dollarsOf(entry.charged_cents),
  paid: dollarsOf(entry.paid_cents),
  created: entry.created.toISOString(),
  description: entry.description,
})

export type LedgerEntry = Selectable<LedgerTable>

/** Whether an entry is of a policy or its order, and not of what staff charge for beside it. */
export const isOfPolicy = ({ purpose }: { readonly purpose: string }): boolean =>
  /^(purchase|cancel|change:|order:)/.test(purpose)
