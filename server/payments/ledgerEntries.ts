import { enter } from '../ledger/ledger'
import type { Db } from '../platform/db/database'
import { type Payment, purchasePurpose } from './payment'
import type { Charged } from './purpose'

const describe = (purpose: string) => (purpose === purchasePurpose ? 'Event insurance' : 'Change of the policy')

const entryOf = ({ id, contact_id, purpose }: Payment, actor: string) => ({
  contactId: contact_id,
  paymentId: id,
  purpose,
  actor,
})

export const enterCharge = (db: Db, payment: Payment, actor: string, charged?: Charged) =>
  enter(db, {
    ...entryOf(payment, actor),
    kind: 'salesReceipt',
    chargedCents: charged?.kind === 'receivePayment' ? 0 : payment.amount_cents,
    paidCents: payment.amount_cents,
    description: describe(payment.purpose),
    ...charged,
  })

/** Reverses the charge for a purchase that could not be completed. */
export const enterBack = (
  db: Db,
  payment: Payment,
  kind: 'creditMemo' | 'issueRefund',
  actor: string,
  charged?: Charged,
) =>
  enter(db, {
    ...entryOf(payment, actor),
    kind,
    chargedCents: kind === 'creditMemo' ? -payment.amount_cents : 0,
    paidCents: kind === 'issueRefund' ? -payment.amount_cents : 0,
    description: `${charged?.description ?? describe(payment.purpose)}: could not be made`,
  })
