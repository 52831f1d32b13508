import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/money'
import type { Db } from '../db/database'
import type { LedgerTable } from '../db/life.schema'
import { type DocumentRow, documentRows } from '../documents/bought'
import { documentTold } from '../policies/documents'
import { type Standing, standingOf } from './standing'
import { whyNotVoided } from './voidable'

export type AccountingTransaction = components['schemas']['AccountingTransaction']
export type LedgerEntry = Selectable<LedgerTable>

/** Every entry of a contact, in the order in which it was made, and how the books stand. */
export async function entriesOf(db: Db, contactId: string) {
  const standing = await standingOf(db, contactId)
  const documents = await documentRows(db, contactId)
  return { standing, data: standing.entries.map((entry) => told(entry, standing, documents)) }
}

/** @throws where the contact has no such entry */
export async function entryTold(db: Db, contactId: string, transactionId: string): Promise<AccountingTransaction> {
  const { data } = await entriesOf(db, contactId)
  const entry = data.find(({ transaction_id }) => transaction_id === transactionId)
  if (!entry) throw new Error(`no entry ${transactionId} of this contact`)
  return entry
}

function told(entry: LedgerEntry, standing: Standing, documents: readonly DocumentRow[]): AccountingTransaction {
  const document = documents.find(({ ledger_id }) => ledger_id === entry.id)
  const taken = standing.entries.find(({ id }) => id === entry.voids)
  return {
    transaction_id: entry.transaction_id,
    kind: entry.kind,
    number: entry.number,
    charged: dollarsOf(entry.charged_cents),
    paid: dollarsOf(entry.paid_cents),
    created: entry.created.toISOString(),
    description: entry.description,
    actor: entry.actor,
    reference: entry.reference,
    note: entry.note,
    is_elsewhere: entry.is_elsewhere,
    state: taken ? 'voiding' : isVoided(entry, standing) ? 'voided' : 'made',
    voids: taken?.transaction_id ?? null,
    card: cardOf(entry, standing),
    items: entry.items.map(({ description, amountCents }) => ({
      item_description: description,
      amount: dollarsOf(amountCents),
    })),
    document: document ? documentTold(document) : null,
    can_void: whyNotVoided(entry, standing) === null,
    refundable: dollarsOf(refundableOf(entry, standing)),
    dated: entry.dated,
  }
}

export const isVoided = ({ id }: LedgerEntry, { entries }: Standing) => entries.some(({ voids }) => voids === id)

/** Visa 4242, of what a processor moved. */
function cardOf({ payment_id }: LedgerEntry, { charges }: Standing): string | null {
  const charge = charges.find(({ id }) => id === payment_id)
  if (!charge) return null
  return charge.cc_last_digits ? `${charge.card_type ?? 'Card'} ${charge.cc_last_digits}` : 'Card'
}

/** What may still go back to the card of a charge. */
function refundableOf({ payment_id, paid_cents }: LedgerEntry, { charges, mostBackCents }: Standing): number {
  const charge = paid_cents > 0 ? charges.find(({ id }) => id === payment_id) : undefined
  return charge ? Math.max(0, Math.min(charge.leftCents, mostBackCents)) : 0
}
