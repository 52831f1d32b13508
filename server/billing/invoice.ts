import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { Authorize } from '../authority/authorize'
import { type Entered, enter } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { type Booked, booked } from './confirmation'
import { addEntryDocument } from './document'
import { creditAct } from './generosity'
import { authorityOf, onceFor, type TransactionRequest } from './idempotentTransaction'
import { describeItems, type Form, readForm } from './transactionForm'
import { staffPurposes } from './voidable'

type EnterServices = Pick<Services, 'db' | 'jobs' | 'config'>

export interface Entering {
  readonly contactId: string
  readonly form: Form
  readonly actor: string
  readonly authorize: Authorize
  /** made in another system, which has its own document */
  readonly isElsewhere?: boolean
}

/** Charges for something that is paid later. @throws Problem 404, 422 */
export function invoice(services: Services, request: TransactionRequest): Promise<Booked> {
  const form = readForm(request.form, { items: true })
  return onceFor(services, request, async ({ id: contactId }) => {
    const { transactionId } = await enterInvoice(services, entering(request, contactId, form))
    return booked(services, contactId, transactionId)
  })
}

/** Credits a charge; a refund returns any money paid for it. @throws Problem 404, 422 for more than is charged */
export function credit(services: Services, request: TransactionRequest): Promise<Booked> {
  const form = readForm(request.form, { items: true })
  return onceFor(services, request, async ({ id: contactId }) => {
    const { transactionId } = await enterCredit(services, entering(request, contactId, form))
    return booked(services, contactId, transactionId)
  })
}

const entering = (request: TransactionRequest, contactId: string, form: Form): Entering => ({
  contactId,
  form,
  actor: request.actor,
  authorize: authorityOf(request),
})

export const enterInvoice = (services: EnterServices, entering: Entering): Promise<Entered> =>
  enterCharge(services, entering, 'invoice', entering.form.amountCents)

/** @throws Problem 422 for more than is charged; an open order cannot be credited by hand */
export async function enterCredit(services: EnterServices, entering: Entering): Promise<Entered> {
  const { contactId, form, authorize } = entering
  const { amountCents } = form
  const balance = await accountBalanceOf(services.db, contactId)
  const { besideCharged } = balance
  if (amountCents > besideCharged)
    throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(besideCharged))} is charged` })
  await authorize(creditAct(services.config.program, { contactId, balance, form }))
  return enterCharge(services, entering, 'creditMemo', 0 - amountCents)
}

async function enterCharge(
  services: EnterServices,
  { contactId, form, actor, isElsewhere = false }: Entering,
  kind: 'invoice' | 'creditMemo',
  chargedCents: Cents,
): Promise<Entered> {
  const { db } = services
  const { items, reference, note, dated } = form
  const entered = await enter(db, {
    contactId,
    kind,
    purpose: staffPurposes[kind],
    chargedCents,
    paidCents: 0,
    description: describeItems(items),
    actor,
    reference,
    note,
    items,
    isElsewhere,
    dated,
  })
  if (!isElsewhere) await addEntryDocument(services, contactId, kind, entered.id)
  await audit(db, {
    actor,
    entity: 'transaction',
    entityId: entered.transactionId,
    contactId,
    action: isElsewhere ? 'transaction.entered' : `${kind}.entered`,
    after: { transaction_id: entered.transactionId, kind, amount_cents: form.amountCents, reference },
  })
  return entered
}
