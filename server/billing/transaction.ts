import type { components } from '../../contract/schema.gen'
import { dollarsOf } from '../../domain/common/money'
import { cardName } from '../../domain/common/wayOfPayment'
import { type DocumentRow, documentRows, toDocumentDto } from '../documents/record'
import type { LedgerEntry } from '../ledger/ledger'
import type { Db } from '../platform/db/database'
import { type AccountBalance, accountBalanceOf } from './balance'
import { mailedEntriesOf } from './mailedEntries'
import { voidObstacle } from './voidable'

export type AccountingTransaction = components['schemas']['AccountingTransaction']

/** Every entry of a contact in order, and the account balance. */
export async function entriesOf(db: Db, contactId: string) {
  const balance = await accountBalanceOf(db, contactId)
  const documents = await documentRows(db, contactId)
  const mailed = await mailedEntriesOf(db, contactId, documents)
  return {
    balance,
    data: balance.entries.map((entry) => ({
      ...toTransactionDto(entry, balance, documents),
      sent: [...(mailed.get(entry.id) ?? [])],
    })),
  }
}

/** @throws where the contact has no such entry */
export async function entryDto(db: Db, contactId: string, transactionId: string): Promise<AccountingTransaction> {
  const { data } = await entriesOf(db, contactId)
  const entry = data.find(({ transaction_id }) => transaction_id === transactionId)
  if (!entry) throw new Error(`no entry ${transactionId} of this contact`)
  return entry
}

function toTransactionDto(
  entry: LedgerEntry,
  balance: AccountBalance,
  documents: readonly DocumentRow[],
): AccountingTransaction {
  const document = documents.find(({ ledger_id }) => ledger_id === entry.id)
  const taken = balance.entries.find(({ id }) => id === entry.voids)
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
    state: taken ? 'voiding' : isVoided(entry, balance) ? 'voided' : 'made',
    voids: taken?.transaction_id ?? null,
    card: cardOf(entry, balance),
    items: entry.items.map(({ description, amountCents }) => ({
      item_description: description,
      amount: dollarsOf(amountCents),
    })),
    document: document ? toDocumentDto(document) : null,
    can_void: voidObstacle(entry, balance) === null,
    refundable: dollarsOf(refundableOf(entry, balance)),
    dated: entry.dated,
  }
}

export const isVoided = ({ id }: LedgerEntry, { entries }: AccountBalance) => entries.some(({ voids }) => voids === id)

/** Visa ending in 4242; null where no processor moved the money */
function cardOf({ payment_id }: LedgerEntry, { charges }: AccountBalance): string | null {
  const charge = charges.find(({ id }) => id === payment_id)
  return charge ? cardName(charge) : null
}

/** Cents that can still be refunded to the card of a charge. */
function refundableOf({ payment_id, paid_cents }: LedgerEntry, { charges, mostBackCents }: AccountBalance): number {
  const charge = paid_cents > 0 ? charges.find(({ id }) => id === payment_id) : undefined
  return charge ? Math.max(0, Math.min(charge.remainingCents, mostBackCents)) : 0
}
