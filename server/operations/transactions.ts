import { actOrAsk } from '../approvals/ask'
import { bookedAnswer } from '../billing/confirmation'
import { enterExternalTransaction } from '../billing/externalTransaction'
import { invoice } from '../billing/invoice'
import { recordPayment } from '../billing/receivePayment'
import { enterSalesReceipt } from '../billing/salesReceipt'
import { sendTransaction } from '../billing/sendTransaction'
import { statementOf } from '../billing/statement'
import { transactionsOf } from '../billing/transactionList'
import { voidEntry } from '../billing/void'
import { screenContact } from '../compliance/screening'
import { actorOf, staffIn } from '../platform/services/caller'
import type { Operation } from './handler'

/** `POST /reps/create-credit-memo/{id}`: credits a charge, or asks for a second person (record 072). */
export const createCreditMemo: Operation<'createCreditMemo'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const { user } = staffIn(caller)
    return actOrAsk(services, {
      call: 'createCreditMemo',
      contactId: id,
      form,
      key: headers['idempotency-key'],
      user,
    })
  }

/** `POST /reps/create-invoice/{id}`: charges for something that is paid later. */
export const createInvoice: Operation<'createInvoice'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'createInvoice', form, actor: actorOf(caller) }
    return bookedAnswer(services, await invoice(services, request))
  }

/** `POST /reps/create-receive-payment/{id}`: records received money; the full amount issues the policy. */
export const createReceivePayment: Operation<'createReceivePayment'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'createReceivePayment', form, actor: actorOf(caller) }
    // money for an order issues the policy
    await screenContact(services, id, null)
    return bookedAnswer(services, await recordPayment(services, request))
  }

/** `POST /reps/create-sales-receipt/{id}`: charges for something that is paid at once. */
export const createSalesReceipt: Operation<'createSalesReceipt'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'createSalesReceipt', form, actor: actorOf(caller) }
    return bookedAnswer(services, await enterSalesReceipt(services, request))
  }

/** `POST /admin/accounting-transactions/{kind}/{id}`: records a transaction of another system (decision 40). */
export const enterAccountingTransaction: Operation<'enterAccountingTransaction'> =
  (services) =>
  async ({ params: { id, kind }, headers, body: form, caller }) => {
    const key = headers['idempotency-key']
    if (kind === 'issue-refund' || kind === 'credit-memo') {
      const call = `enterAccountingTransaction ${kind}` as const
      return actOrAsk(services, { call, contactId: id, form, key, user: staffIn(caller).user })
    }
    const request = { id, key, call: 'enterAccountingTransaction', form, actor: actorOf(caller) }
    return bookedAnswer(services, await enterExternalTransaction(services, request, kind))
  }

/** `GET /admin/contacts/{id}/statement`: every ledger entry of a contact and the balance after each, as a PDF. */
export const getStatement: Operation<'getStatement'> =
  (services) =>
  async ({ params: { id } }) => {
    const { bytes, fileName } = await statementOf(services, id)
    return {
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${fileName}"`,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
      body: bytes,
    }
  }

/** `POST /reps/issue-refund/{id}`: issues a refund, to a card or by check, or asks for a second person (record 072). */
export const issueRefund: Operation<'issueRefund'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const { user } = staffIn(caller)
    return actOrAsk(services, { call: 'issueRefund', contactId: id, form, key: headers['idempotency-key'], user })
  }

/** `GET /admin/accounting-transactions/{id}`: the ledger of one contact. */
export const listAccountingTransactions: Operation<'listAccountingTransactions'> =
  (services) =>
  async ({ params: { id } }) => ({ status: 200, body: await transactionsOf(services, id) })

/** `POST /reps/send-credit-memo/{id}`: mails a credit memo. */
export const sendCreditMemo: Operation<'sendCreditMemo'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'sendCreditMemo', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...request, kind: 'creditMemo' }) }
  }

/** `POST /reps/send-invoice/{id}`: mails an invoice. */
export const sendInvoice: Operation<'sendInvoice'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'sendInvoice', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...request, kind: 'invoice' }) }
  }

/** `POST /reps/send-issue-refund/{id}`: mails the document of a refund. */
export const sendIssueRefund: Operation<'sendIssueRefund'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'sendIssueRefund', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...request, kind: 'issueRefund' }) }
  }

/** `POST /reps/send-receive-payment/{id}`: mails the receipt of a payment. */
export const sendReceivePayment: Operation<'sendReceivePayment'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'sendReceivePayment', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...request, kind: 'receivePayment' }) }
  }

/** `POST /reps/send-sales-receipt/{id}`: mails a sales receipt. */
export const sendSalesReceipt: Operation<'sendSalesReceipt'> =
  (services) =>
  async ({ params: { id }, headers, body: form, caller }) => {
    const request = { id, key: headers['idempotency-key'], call: 'sendSalesReceipt', form, actor: actorOf(caller) }
    return { status: 200, body: await sendTransaction(services, { ...request, kind: 'salesReceipt' }) }
  }

/** `DELETE /admin/accounting-transactions/{kind}/{id}`: voids an entry; it stays in the ledger (decision 40). */
export const voidAccountingTransaction: Operation<'voidAccountingTransaction'> =
  (services) =>
  async ({ params: { id, kind }, query: { reason }, caller }) => {
    const voiding = { transactionId: id, kind, reason, actor: actorOf(caller) }
    return bookedAnswer(services, await voidEntry(services, voiding))
  }
