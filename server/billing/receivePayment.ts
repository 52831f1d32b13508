import { rewordSuspension } from '../compliance/suspension'
import type { Contact } from '../contacts/contact'
import { type Entered, enter } from '../ledger/ledger'
import { hasLivePayment } from '../payments/payment'
import { anotherPayment } from '../payments/problems'
import type { Services } from '../platform/services/services'
import { receivePayment } from '../purchases/orderPayment'
import { describePayment, paidAmountOf, takeBalance } from './amountDue'
import { chargeCard, chargeStatus } from './cardCharge'
import { type Booked, booked } from './confirmation'
import { onceFor, type TransactionRequest } from './idempotentTransaction'
import { type Form, readForm } from './transactionForm'
import { staffPurposes } from './voidable'

type PaymentServices = Pick<Services, 'db' | 'jobs' | 'now'>

/**
 * Records money for an order, or for an amount due beside one: by check, transfer or card (decisions 40 and 44).
 * @throws Problem 402 declined card, 404, 409 where nothing is due, 422
 */
export async function recordPayment(services: Services, request: TransactionRequest): Promise<Booked> {
  try {
    return await record(services, request)
  } catch (problem) {
    throw rewordSuspension(problem, 'Nothing was recorded. Record the payment once the policy can be issued.')
  }
}

async function record(services: Services, request: TransactionRequest): Promise<Booked> {
  const status = await chargeStatus(services, request)
  if (status) return status
  const form = readForm(request.form)
  if (form.token) return chargeCard(services, request, 'receivePayment', form)
  return onceFor(services, request, async (contact) => {
    const { transactionId } = await takePayment(services, contact, form, request.actor)
    return booked(services, contact.id, transactionId)
  })
}

async function takePayment(services: PaymentServices, contact: Contact, form: Form, actor: string): Promise<Entered> {
  const { db } = services
  const { amountCents, reference, note, items } = form
  if ((await paidAmountOf(services, contact, form, services.now())) === 'order')
    return receivePayment(services, contact, { amountCents, reference, note, actor })
  if (await hasLivePayment(db, contact.id)) throw anotherPayment()
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
