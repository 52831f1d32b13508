import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import type { Cents } from '../../domain/common/money'
import { lockContact } from '../contacts/contact'
import { enter, type LedgerEntry } from '../ledger/ledger'
import { hasLivePayment } from '../payments/payment'
import { anotherPayment } from '../payments/problems'
import { updateRefundItem } from '../payments/refundItem'
import { audit } from '../platform/audit/audit'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { withdrawOrder } from '../purchases/withdrawOrder'
import { accountBalanceOf } from './balance'
import { type Booked, booked } from './confirmation'
import { type KindInAddress, kindsInAddresses } from './externalTransaction'
import { isOrderedInvoice, voidObstacle } from './voidable'

interface Voiding {
  readonly transactionId: string
  readonly kind: KindInAddress
  readonly reason: string
  readonly actor: string
}

/**
 * Voids an entry by adding its opposite; both stay in the ledger (decision 40). The entry's document is no longer
 * listed. Voiding the invoice of an order that still waits withdraws the order.
 * @returns the voiding entry
 * @throws Problem 404, 409 for money that a processor moved, for entries that a policy or order depends on, and for
 * entries that later entries depend on
 */
export async function voidEntry(services: Services, { transactionId, kind, ...voiding }: Voiding): Promise<Booked> {
  const { db } = services
  const { actor } = voiding
  const reason = readReason(voiding.reason)
  const named = await db.q
    .selectFrom('ledger')
    .select(['id', 'contact_id'])
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', kindsInAddresses[kind])
    .executeTakeFirst()
  if (!named) throw notFound('transaction')
  return db.tx(async () => {
    const { contact_id: contactId } = named
    const contact = await lockContact(db, contactId)
    if (!contact) throw notFound('quote')
    const balance = await accountBalanceOf(db, contactId)
    const entry = balance.entries.find(({ id }) => id === named.id)
    if (!entry) throw notFound('transaction')
    const why = voidObstacle(entry, balance)
    if (why !== null) throw new Problem(409, why)
    if (await hasLivePayment(db, contactId)) throw anotherPayment()
    const opposite = await enter(db, {
      contactId,
      kind: entry.kind,
      purpose: entry.purpose,
      chargedCents: 0 - entry.charged_cents,
      paidCents: 0 - entry.paid_cents,
      description: `${entry.number} voided`,
      actor,
      note: reason,
      isElsewhere: entry.is_elsewhere,
      voids: entry.id,
    })
    const isDueAgain = await unmake(services, entry)
    if (entry.kind === 'issueRefund' && !entry.is_elsewhere) {
      const mail = { kind: 'refundVoided', contactId, ledgerId: entry.id }
      await services.jobs.enqueue('mail', mail, `mail:refundVoided:${entry.id}`)
    }
    await updateRefundItem(db, services.now(), contactId, actor)
    if (isOrderedInvoice(entry, balance)) await withdrawOrder(services, { contact, actor, reason, isVoided: true })
    await audit(db, {
      actor,
      entity: 'transaction',
      entityId: transactionId,
      contactId,
      action: 'transaction.voided',
      before: { state: 'made', kind: entry.kind, number: entry.number, amount_cents: amountOf(entry) },
      after: { state: 'voided', by: opposite.transactionId, reason, is_due_again: isDueAgain },
    })
    return booked(services, contactId, opposite.transactionId)
  })
}

function readReason(given: string): string {
  const reason = given.trim()
  if (reason === '') throw wrongAnswers({ reason: 'Enter a reason' })
  if (looksLikeCardNumber(reason)) throw wrongAnswers({ reason: 'A card number does not belong here' })
  return reason
}

const amountOf = ({ charged_cents, paid_cents }: LedgerEntry): Cents => Math.abs(charged_cents || paid_cents)

/** A paid-out refund becomes payable again, and its document is replaced. Returns whether there was one. */
async function unmake({ db, now }: Services, { id }: LedgerEntry): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('refund')
    .set({ state: 'owed', made: null, ledger_id: null })
    .where('ledger_id', '=', id)
    .executeTakeFirst()
  await db.q.updateTable('document').set({ replaced: now() }).where('ledger_id', '=', id).execute()
  return numUpdatedRows > 0
}
