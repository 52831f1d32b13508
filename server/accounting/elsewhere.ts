import { todayIn } from '../../domain/dates'
import { dollars } from '../../domain/formats'
import { dollarsOf } from '../../domain/money'
import { audit } from '../audit'
import { type Entered, enter } from '../ledger'
import { Problem, wrongAnswers } from '../problem'
import type { Services } from '../services'
import { type Booked, booked } from './booked'
import { type Entering, enterCredit, enterInvoice } from './charge'
import { readForm } from './form'
import { type Asked, onceFor } from './once'
import { payOut } from './payOut'
import { standingOf } from './standing'
import { staffPurposes } from './voidable'

/** As addresses name what may be entered and voided. */
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
 * Enters what was made in another system: it counts in the books, and no money moves, no paper is made and nothing is
 * mailed (decision 40). @throws Problem 404, 409 where nothing is due, 422
 */
export function enterElsewhere(services: Services, asked: Asked, kind: KindInAddress): Promise<Booked> {
  const items = kind === 'invoice' || kind === 'credit-memo'
  const form = readForm(asked.form, { items, today: todayIn(services.now()) })
  if (form.token) throw wrongAnswers({ payment_token: 'No card is charged for what was made elsewhere' })
  return onceFor(services, { ...asked, call: `${asked.call} ${kind}` }, async ({ id: contactId }) => {
    const entering = { contactId, form, actor: asked.actor, isElsewhere: true }
    const { transactionId } = await enterings[kind](services, entering)
    return booked(services, contactId, transactionId)
  })
}

async function enterPayment({ db }: Services, { contactId, form, actor }: Entering): Promise<Entered> {
  const { dueCents, order } = await standingOf(db, contactId)
  if (dueCents === 0 && order)
    throw new Problem(409, 'An order waits for its money. Receive the payment: that issues it')
  if (dueCents === 0) throw new Problem(409, 'Nothing is due here. Enter the invoice first')
  const { amountCents, reference, note, items, dated } = form
  if (amountCents > dueCents) throw wrongAnswers({ amount: `No more than ${dollars(dollarsOf(dueCents))} is due` })
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
