import { randomUUID } from 'node:crypto'
import { dollars } from '../../domain/formats'
import { dollarsOf } from '../../domain/money'
import { audit } from '../audit'
import type { Db } from '../db/database'
import { onceUnder } from '../orders/once'
import { atGateway } from '../payments/atGateway'
import { askBack } from '../payments/refundJob'
import { addRefund } from '../payments/refundRows'
import { lockContact } from '../payments/rows'
import { Problem, wrongAnswers } from '../problem'
import type { Services } from '../services'
import { type Booked, booked } from './booked'
import { type Form, readForm } from './form'
import { creditExcess, goesBack, holdJobs, type Taken } from './goesBack'
import { type Asked, onceFor } from './once'
import { describeRefund, payOut } from './payOut'
import { type Charge, standingOf } from './standing'

/**
 * Gives money back: out of the charge to a card that `transaction_id` names, or by check or transfer with its reference.
 * @throws Problem 402 the processor gives nothing back, and it stays owed; 404, 409, 422, 503
 */
export function giveBack(services: Services, asked: Asked): Promise<Booked> {
  const isToCard = !!asked.form['transaction_id'] && !asked.form['reference']
  const form = readForm(asked.form, { reference: !isToCard })
  if (form.token)
    throw wrongAnswers({ payment_token: 'Money goes back to the card that was charged: choose the charge' })
  if (isToCard) return toCard(services, asked, form)
  return onceFor(services, asked, async ({ id: contactId }) => {
    const { transactionId } = await payOut(services, { contactId, form, actor: asked.actor })
    return booked(services, contactId, transactionId)
  })
}

/**
 * It is written down as owed with its job, and then asked for at once: a server that dies in between leaves it to the job,
 * and the processor gives it back once.
 */
async function toCard(services: Services, asked: Asked, form: Form): Promise<Booked> {
  const { db, now } = services
  const { id: contactId, key, actor } = asked
  const { refundId } = await onceFor(services, asked, async () => ({ refundId: await owe(services, asked, form) }))
  if (await mayAsk(db, refundId)) await askBack(services, refundId, (call) => atGateway(services, call))
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
  'The payment processor did not give this money back. It stays owed: ask again later under failed work, or pay it by check.'

/** Whoever repeats the call is told again what came of it; only staff's own retry asks again after a refusal. */
async function mayAsk(db: Db, refundId: string): Promise<boolean> {
  const refund = await db.q.selectFrom('refund').select('state').where('id', '=', refundId).executeTakeFirst()
  return refund?.state === 'owed'
}

async function owe(services: Services, { id: contactId, actor }: Asked, form: Form): Promise<string> {
  const { db, jobs, now } = services
  const { amountCents, note, items } = form
  const standing = await standingOf(db, contactId)
  const charge = chargeNamed(standing.entries, standing.charges, form)
  if (amountCents > charge.leftCents)
    throw wrongAnswers({ amount: `No more than ${dollars(dollarsOf(charge.leftCents))} is left of this charge` })
  const { taken, excessCents } = goesBack(standing, form, ({ payment_id }) => payment_id === charge.id)
  await holdJobs(db, taken)
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
    toldBy: 'staff',
    actor,
  })
  await jobs.enqueue('refund', { contactId, refundId }, `refund:${refundId}`)
  return refundId
}

type Entries = Awaited<ReturnType<typeof standingOf>>['entries']

function chargeNamed(entries: Entries, charges: readonly Charge[], { about }: Form): Charge {
  const entry = entries.find(({ transaction_id, paid_cents }) => transaction_id === about && paid_cents > 0)
  const charge = charges.find(({ id }) => id === entry?.payment_id)
  if (!charge) throw wrongAnswers({ transaction_id: 'Choose a charge to a card, or give a check’s number' })
  return charge
}

/** What was owed goes back with another refund: a processor takes another amount only under another name. */
async function replace(db: Db, { refund, cents }: Taken, by: string, actor: string): Promise<void> {
  const { id, amount_cents, state, contact_id: contactId } = refund
  const left = amount_cents - cents
  if (left === 0) await db.q.deleteFrom('refund').where('id', '=', id).execute()
  else
    await db.q
      .updateTable('refund')
      .set({ state: 'owed', amount_cents: left, payment_id: null })
      .where('id', '=', id)
      .execute()
  await audit(db, {
    actor,
    entity: 'refund',
    entityId: id,
    contactId,
    action: 'refund.replaced',
    before: { state, amount_cents },
    after: { amount_cents: left, by },
  })
}
