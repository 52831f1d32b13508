import { randomUUID } from 'node:crypto'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { cardName } from '../../domain/common/wayOfPayment'
import { lockContact } from '../contacts/contact'
import { atGateway } from '../payments/gatewayCall'
import { requestRefund } from '../payments/refundJob'
import { addRefund } from '../payments/refundRow'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import { isAnswered, onceUnder } from '../platform/idempotency/once'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type AccountBalance, accountBalanceOf, type Charge } from './balance'
import { type Booked, booked } from './confirmation'
import { refundAct } from './generosity'
import { authorityOf, onceFor, type TransactionRequest } from './idempotentTransaction'
import { describeRefund, isByCheck, payOut } from './payout'
import { creditExcess, type IsFirst, lockRefundJobs, type PayoutRequest, refundableOf } from './refundable'
import { askAboutRefused } from './refusedRefunds'
import { type Form, readForm } from './transactionForm'

/**
 * Issues a refund: to the card of the charge named by `transaction_id`, or by check or transfer with its reference.
 * The processor is first asked again about a refused refund of the same money.
 * @throws Problem 402 the processor refuses, and the refund stays payable; 404, 409, 422, 503
 */
export async function makeRefund(services: Services, request: TransactionRequest): Promise<Booked> {
  const isToCard = !!request.form['transaction_id'] && !request.form['reference']
  const form = readForm(request.form, { reference: !isToCard })
  if (form.token) throw wrongAnswers({ payment_token: 'A refund goes to the card that was charged: choose the charge' })
  if (!request.isPreview && !(await isAnswered(services.db, request.key)))
    await askAboutRefused(services, request.id, form, isToCard ? isOfChargeNamed(form) : isByCheck)
  if (isToCard) return toCard(services, request, form)
  return onceFor(services, request, async ({ id: contactId }) => {
    const { transactionId } = await payOut(services, {
      contactId,
      form,
      actor: request.actor,
      authorize: authorityOf(request),
    })
    return booked(services, contactId, transactionId)
  })
}

/**
 * Accrues the refund with its job, then asks the processor at once. If the server dies in between, the job finishes it,
 * and the processor refunds only once.
 */
async function toCard(services: Services, request: TransactionRequest, form: Form): Promise<Booked> {
  const { db, now } = services
  const { id: contactId, key, actor } = request
  const { refundId } = await onceFor(services, request, async () => ({
    refundId: await accrueRefund(services, request, form),
  }))
  if (await mayAsk(db, refundId)) await requestRefund(services, refundId, (call) => atGateway(services, call))
  return db.tx(async () => {
    await lockContact(db, contactId)
    return onceUnder(db, { key: `${key} made`, request: { refundId }, actor, at: now() }, async () => {
      const made = await db.q
        .selectFrom('refund')
        .innerJoin('ledger', 'ledger.id', 'refund.ledger_id')
        .select('ledger.transaction_id')
        .where('refund.id', '=', refundId)
        .executeTakeFirst()
      if (!made) throw new Problem(402, notGivenBack, { is_card_exception: true })
      return booked(services, contactId, made.transaction_id)
    })
  })
}

const notGivenBack =
  'The payment processor did not refund this amount. The refund stays due: retry it under Failed jobs, or pay it by check.'

/** A repeated request returns the earlier result; only an explicit retry asks the processor again after a refusal. */
async function mayAsk(db: Db, refundId: string): Promise<boolean> {
  const refund = await db.q.selectFrom('refund').select('state').where('id', '=', refundId).executeTakeFirst()
  return refund?.state === 'owed'
}

async function accrueRefund(services: Services, request: TransactionRequest, form: Form): Promise<string> {
  const { db, jobs, now, config } = services
  const { id: contactId, actor } = request
  const { amountCents, note, items } = form
  const balance = await accountBalanceOf(db, contactId)
  const charge = chargeNamed(balance, form)
  if (!charge) throw wrongAnswers({ transaction_id: 'Choose a charge to a card, or give a check’s number' })
  if (amountCents > charge.remainingCents)
    throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(charge.remainingCents))} is left of this charge` })
  const { taken, excessCents } = refundableOf(balance, form, isOfChargeNamed(form))
  const to = cardName(charge)
  await authorityOf(request)(refundAct(config.program, { contactId, balance, form, excessCents, to }))
  await lockRefundJobs(db, taken)
  await creditExcess(services, { contactId, cents: excessCents, note, actor })
  const refundId = randomUUID()
  for (const one of taken) await replace(db, one, refundId, actor)
  await addRefund(db, now(), {
    id: refundId,
    contactId,
    paymentId: charge.id,
    amountCents,
    reason: describeRefund(items, taken),
    changeId: taken[0]?.refund.change_id ?? null,
    notifiedBy: 'staff',
    actor,
  })
  await jobs.enqueue('refund', { contactId, refundId }, `refund:${refundId}`)
  return refundId
}

function chargeNamed({ entries, charges }: AccountBalance, { about }: Form): Charge | undefined {
  const entry = entries.find(({ transaction_id, paid_cents }) => transaction_id === about && paid_cents > 0)
  return charges.find(({ id }) => id === entry?.payment_id)
}

const isOfChargeNamed =
  (form: Form): IsFirst =>
  ({ payment_id }, balance) =>
    payment_id !== null && payment_id === chargeNamed(balance, form)?.id

/** Replaces a payable refund by another one, because a processor needs a new id for another amount. */
async function replace(db: Db, { refund, cents }: PayoutRequest, by: string, actor: string): Promise<void> {
  const { id, amount_cents, state, contact_id: contactId } = refund
  const remainingCents = amount_cents - cents
  if (remainingCents === 0) await db.q.deleteFrom('refund').where('id', '=', id).execute()
  else
    await db.q
      .updateTable('refund')
      .set({ state: 'owed', amount_cents: remainingCents, payment_id: null })
      .where('id', '=', id)
      .execute()
  await audit(db, {
    actor,
    entity: 'refund',
    entityId: id,
    contactId,
    action: 'refund.replaced',
    before: { state, amount_cents },
    after: { amount_cents: remainingCents, by },
  })
}
