import { dollars } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import { type Entered, enter } from '../ledger/ledger'
import { audit } from '../platform/audit/audit'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { accountBalanceOf } from './balance'
import { type Booked, booked } from './confirmation'
import { addEntryDocument } from './document'
import { onceFor, type TransactionRequest } from './idempotentTransaction'
import { describeItems, type Form, readForm } from './transactionForm'
import { staffPurposes } from './voidable'

type EnterServices = Pick<Services, 'db' | 'jobs'>

export interface Entering {
  readonly contactId: string
  readonly form: Form
  readonly actor: string
  /** made in another system, which has its own document */
  readonly isElsewhere?: boolean
}

/** Charges for something that is paid later. @throws Problem 404, 422 */
export function invoice(services: Services, request: TransactionRequest): Promise<Booked> {
  const form = readForm(request.form, { items: true })
  return onceFor(services, request, async ({ id: contactId }) => {
    const { transactionId } = await enterInvoice(services, { contactId, form, actor: request.actor })
    return booked(services, contactId, transactionId)
  })
}

/** Credits a charge; a refund returns any money paid for it. @throws Problem 404, 422 for more than is charged */
export function credit(services: Services, request: TransactionRequest): Promise<Booked> {
  const form = readForm(request.form, { items: true })
  return onceFor(services, request, async ({ id: contactId }) => {
    const { transactionId } = await enterCredit(services, { contactId, form, actor: request.actor })
    return booked(services, contactId, transactionId)
  })
}

export const enterInvoice = (services: EnterServices, entering: Entering): Promise<Entered> =>
  enterCharge(services, entering, 'invoice', entering.form.amountCents)

/** @throws Problem 422 for more than is charged; an open order cannot be credited by hand */
export async function enterCredit(services: EnterServices, entering: Entering): Promise<Entered> {
  const { amountCents } = entering.form
  const { besideCharged } = await accountBalanceOf(services.db, entering.contactId)
  if (amountCents > besideCharged)
    throw wrongAnswers({ amount: `Only ${dollars(dollarsOf(besideCharged))} is charged` })
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
