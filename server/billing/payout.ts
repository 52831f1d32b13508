import { randomUUID } from 'node:crypto'
import { type Entered, enter } from '../ledger/ledger'
import { updateRefundItem } from '../payments/refundItem'
import type { Refund } from '../payments/refundRow'
import { audit } from '../platform/audit/audit'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { addEntryDocument } from './document'
import { refundAct } from './generosity'
import type { Entering } from './invoice'
import { creditExcess, lockRefundJobs, type PayoutRequest, refundableOf } from './refundable'
import { describeItems } from './transactionForm'
import { staffPurposes } from './voidable'

type PayOutServices = Pick<Services, 'db' | 'jobs' | 'now' | 'config'>

/**
 * Refunds money by check or transfer, or records a refund of another system, in a transaction that has locked the
 * contact. It settles payable refunds first.
 * @throws Problem 409 while the processor is being asked about a refused refund, 422 as `refundableOf` does
 */
export async function payOut(services: PayOutServices, entering: Entering): Promise<Entered> {
  const { db, config } = services
  const { contactId, form, actor, authorize, isElsewhere = false } = entering
  const { amountCents, items, reference, note, dated } = form
  const balance = await accountBalanceOf(db, contactId)
  const { taken, excessCents } = refundableOf(balance, form, isByCheck)
  const to = isElsewhere ? 'In another system' : `Check or transfer ${reference}`
  await authorize(refundAct(config.program, { contactId, balance, form, excessCents, to }))
  await lockRefundJobs(db, taken)
  await creditExcess(services, { contactId, cents: excessCents, note, actor, isElsewhere, dated })
  const entered = await enter(db, {
    contactId,
    kind: 'issueRefund',
    purpose: staffPurposes.issueRefund,
    chargedCents: 0,
    paidCents: 0 - amountCents,
    description: describeRefund(items, taken),
    actor,
    reference,
    note,
    items,
    isElsewhere,
    dated,
  })
  const about = { transaction_id: entered.transactionId, way: 'check', reference }
  for (const one of taken) await make(services, one, { entered, actor, about })
  await updateRefundItem(db, services.now(), contactId, actor)
  if (!isElsewhere) {
    await addEntryDocument(services, contactId, 'refund', entered.id)
    const mail = { kind: 'refundSent', contactId, ledgerId: entered.id }
    await services.jobs.enqueue('mail', mail, `mail:refundSent:${entered.id}`)
  }
  // each refund that was due has its own entry, so this one is of the rest
  const restCents = amountCents - taken.reduce((sum, { cents }) => sum + cents, 0)
  if (restCents > 0)
    await audit(db, {
      actor,
      entity: 'transaction',
      entityId: entered.transactionId,
      contactId,
      action: isElsewhere ? 'transaction.entered' : 'refund.made',
      after: { ...about, amount_cents: restCents },
    })
  return entered
}

export const isByCheck = ({ payment_id }: Refund) => payment_id === null

export const describeRefund = (items: Entering['form']['items'], taken: readonly PayoutRequest[]): string =>
  describeItems(items) || taken[0]?.refund.reason || 'Refund'

interface Made {
  readonly entered: Entered
  readonly actor: string
  /** the payment, for the history */
  readonly about: Readonly<Record<string, string | null>>
}

/** Marks a payable refund as made, or splits it where only a part is paid out. It no longer concerns a card. */
async function make({ db, now }: PayOutServices, { refund, cents }: PayoutRequest, { entered, actor, about }: Made) {
  const { id: ledgerId } = entered
  const { id, amount_cents, state } = refund
  const made = { state: 'made', made: now(), ledger_id: ledgerId, payment_id: null } as const
  const isWhole = cents === amount_cents
  const rest = { state: 'owed', amount_cents: amount_cents - cents, payment_id: null } as const
  await db.q
    .updateTable('refund')
    .set(isWhole ? made : rest)
    .where('id', '=', id)
    .execute()
  if (!isWhole) {
    const part = { ...refund, ...made, id: randomUUID(), amount_cents: cents, actor }
    await db.q.insertInto('refund').values(part).execute()
  }
  await audit(db, {
    actor,
    entity: 'refund',
    entityId: id,
    contactId: refund.contact_id,
    action: 'refund.made',
    before: { state },
    after: { ledger_id: ledgerId, amount_cents: cents, ...about },
  })
}
