import { todayIn } from '../../domain/common/dates'
import { dollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { type Entered, enter } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import { Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { type Booked, booked } from './confirmation'
import { authorityOf, onceFor, type TransactionRequest } from './idempotentTransaction'
import { type Entering, enterCredit, enterInvoice } from './invoice'
import { payOut } from './payout'
import { readForm } from './transactionForm'
import { staffPurposes } from './voidable'

/** The path segments of the kinds that can be recorded and voided. */
export const kindsInAddresses = {
  invoice: 'invoice',
  'credit-memo': 'creditMemo',
  'receive-payment': 'receivePayment',
  'issue-refund': 'issueRefund',
} as const
export type KindInAddress = keyof typeof kindsInAddresses

type Enter = (services: Services, entering: Entering) => Promise<Entered>

const enterings: Readonly<Record<KindInAddress, Enter>> = {
  invoice: enterInvoice,
  'credit-memo': enterCredit,
  'receive-payment': enterPayment,
  'issue-refund': payOut,
}

/**
 * Records a transaction of another system: it counts in the ledger, but moves no money, creates no document and sends
 * no mail (decision 40).
 * @throws Problem 404, 409 where nothing is due, 422
 */
export function enterExternalTransaction(
  services: Services,
  request: TransactionRequest,
  kind: KindInAddress,
): Promise<Booked> {
  const items = kind === 'invoice' || kind === 'credit-memo'
  const form = readForm(request.form, { items, today: todayIn(services.now()) })
  if (form.token) throw wrongAnswers({ payment_token: 'A transaction made elsewhere charges no card' })
  return onceFor(services, { ...request, call: `${request.call} ${kind}` }, async ({ id: contactId }) => {
    const entering = { contactId, form, actor: request.actor, authorize: authorityOf(request), isElsewhere: true }
    const { transactionId } = await enterings[kind](services, entering)
    return booked(services, contactId, transactionId)
  })
}

async function enterPayment({ db }: Services, { contactId, form, actor }: Entering): Promise<Entered> {
  const { dueCents, order } = await accountBalanceOf(db, contactId)
  if (dueCents === 0 && order)
    throw new Problem(409, 'An order is awaiting payment. Receive the payment to issue its policy')
  if (dueCents === 0) throw new Problem(409, 'Nothing is due here. Enter the invoice first')
  const { amountCents, reference, note, items, dated } = form
  if (amountCents > dueCents) throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(dueCents))} is due` })
  const entered = await enter(db, {
    contactId,
    kind: 'receivePayment',
    purpose: staffPurposes.receivePayment,
    chargedCents: 0,
    paidCents: amountCents,
    description: 'Payment received',
    actor,
    reference,
    note,
    items,
    isElsewhere: true,
    dated,
  })
  await audit(db, {
    actor,
    entity: 'transaction',
    entityId: entered.transactionId,
    contactId,
    action: 'transaction.entered',
    after: { transaction_id: entered.transactionId, kind: 'receivePayment', amount_cents: amountCents, reference },
  })
  return entered
}
