import type { AccountingTransaction, Contact, TransactionForm } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { type Entering, type EntryKind, fieldIdsOfKinds, type PlacedKind } from '../../domain/staff/accounting'
import { fileCall, notFound, pageCall, staffCall } from './call'
import type { TokenizedCard } from './payments'

/** What was entered, and the contact as it stands then. */
export interface Entered {
  readonly contact: Contact
  readonly transaction: AccountingTransaction
}

export interface EntryOrder {
  readonly contactId: string
  readonly entering: Entering
  readonly form: TransactionForm
  readonly card: TokenizedCard | null
  /** one an attempt: what is asked again under it is entered once, and charged once */
  readonly idempotencyKey: string
}

export interface Letter {
  readonly contactId: string
  readonly kind: EntryKind
  readonly transactionId: string
  /** with semicolons between them */
  readonly emails: string
  readonly message: string | null
  readonly idempotencyKey: string
}

/** Another role is refused. */
export const listAccountingTransactions = (client: StaffClient) =>
  pageCall((input: { contactId: string }, signal) => client.listAccountingTransactions(input.contactId, signal), {
    'page.missing': notFound,
    'page.refused': [403],
  })

/** By the call that the specification names for its kind. */
const enter = (client: StaffClient, notMade: (problem: Problem) => NotEntered) => {
  const made = {
    invoice: client.createInvoice,
    salesReceipt: client.createSalesReceipt,
    receivePayment: client.createReceivePayment,
    creditMemo: client.createCreditMemo,
    issueRefund: client.issueRefund,
  } as const satisfies Record<EntryKind, unknown>
  return staffCall(
    ({ contactId, entering, form, card, idempotencyKey }: EntryOrder, signal) =>
      entering.origin === 'elsewhere'
        ? client.enterAccountingTransaction(fieldIdsOfKinds[entering.kind], contactId, form, idempotencyKey, signal)
        : made[entering.kind](contactId, { ...form, ...paidWith(card) }, idempotencyKey, signal),
    {
      answered: (entered): { type: 'entry.made'; entered: Entered } => ({ type: 'entry.made', entered }),
      refused: notMade,
    },
  )
}

export const enterTransaction = (client: StaffClient) => enter(client, notEntered)

/** The very same, once the answer to it was lost. */
export const askTransaction = (client: StaffClient) => enter(client, notKnownEntered)

/** By the call of its kind as well. */
export const sendTransaction = (client: StaffClient) => {
  const mailed = {
    invoice: client.sendInvoice,
    salesReceipt: client.sendSalesReceipt,
    receivePayment: client.sendReceivePayment,
    creditMemo: client.sendCreditMemo,
    issueRefund: client.sendIssueRefund,
  } as const satisfies Record<EntryKind, unknown>
  return staffCall(
    ({ contactId, kind, transactionId, emails, message, idempotencyKey }: Letter, signal) =>
      mailed[kind](contactId, { transaction_id: transactionId, emails, message }, idempotencyKey, signal),
    { answered: () => ({ type: 'letter.sent' }), refused: 'letter.refused' },
  )
}

export const voidAccountingTransaction = (client: StaffClient) =>
  staffCall(
    (input: { kind: PlacedKind; transactionId: string; reason: string }, signal) =>
      client.voidAccountingTransaction(
        fieldIdsOfKinds[input.kind],
        input.transactionId,
        { reason: input.reason },
        signal,
      ),
    {
      answered: (entered): { type: 'entry.voided'; entered: Entered } => ({ type: 'entry.voided', entered }),
      refused: 'void.refused',
    },
  )

/** @param save gives the browser the file */
export const getStatement = (client: StaffClient, save: (file: Blob) => void) =>
  fileCall((input: { contactId: string }, signal) => client.getStatement(input.contactId, signal), save, {
    answered: () => ({ type: 'statement.saved' }),
    refused: 'statement.missed',
  })

const paidWith = (card: TokenizedCard | null): TransactionForm => {
  if (!card) return {}
  const { token, payment_type: _, ...details } = card
  return { payment_token: token, ...details }
}

/**
 * How an attempt fails. After `lost` nobody knows whether the entry was made, so the call is repeated under its key; after
 * `declined` and `refused` there is no entry, and no money moved.
 */
type NotEntered = 'payment.declined' | 'entry.refused' | 'payment.lost'

/** The first answer under a key. Any 4xx was turned away before money could move, but for a payment on its way. */
function notEntered({ status, type, is_card_exception }: Problem): NotEntered {
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  return is_card_exception ? 'payment.declined' : 'entry.refused'
}

/** Asked about an earlier one, only an answer that speaks of it settles anything: a limit or a fault of ours does not. */
const notKnownEntered = (problem: Problem): NotEntered =>
  [402, 404, 409, 422].includes(problem.status) ? notEntered(problem) : 'payment.lost'
