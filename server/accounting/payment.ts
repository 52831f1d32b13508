import { type Entered, enter } from '../ledger'
import { receivePayment } from '../orders/receive'
import { paymentInProgress } from '../payments/problems'
import { type Contact, hasLivePayment } from '../payments/rows'
import type { Services } from '../services'
import { type Booked, booked } from './booked'
import { chargeCard } from './card'
import { describePayment, takeBalance, whatIsPaid } from './dues'
import { type Form, readForm } from './form'
import { type Asked, onceFor } from './once'
import { staffPurposes } from './voidable'

type PaymentServices = Pick<Services, 'db' | 'jobs' | 'now'>

/**
 * Money that came for an order, or for what is due beside one: by check or transfer, or by card (decisions 40 and 44).
 * @throws Problem 402 a card that is refused, 404, 409 where nothing is due, 422
 */
export async function recordPayment(services: Services, asked: Asked): Promise<Booked> {
  const form = readForm(asked.form)
  if (form.token) return chargeCard(services, asked, 'receivePayment', form)
  return onceFor(services, asked, async (contact) => {
    const { transactionId } = await takePayment(services, contact, form, asked.actor)
    return booked(services, contact.id, transactionId)
  })
}

async function takePayment(services: PaymentServices, contact: Contact, form: Form, actor: string): Promise<Entered> {
  const { db } = services
  const { amountCents, reference, note, items } = form
  if ((await whatIsPaid(services, contact, form, services.now())) === 'order')
    return receivePayment(services, contact, { amountCents, reference, note, actor })
  if (await hasLivePayment(db, contact.id)) throw paymentInProgress()
  const entered = await enter(db, {
    contactId: contact.id,
    kind: 'receivePayment',
    purpose: staffPurposes.receivePayment,
    chargedCents: 0,
    paidCents: amountCents,
    description: await describePayment(db, form.about),
    actor,
    reference,
    note,
    items,
  })
  await takeBalance(services, { contactId: contact.id, amountCents, entered, reference, actor })
  return entered
}
