import type { AccountingTransaction, Contact, PendingApproval, Result, TransactionForm } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { type Entering, type EntryKind, fieldIdsOfKinds, type PlacedKind } from '../../domain/staff/accounting'
import { fileCall, isPending, notFound, pageCall, staffCall } from './call'
import type { TokenizedCard } from './payments'

/** A recorded entry, and the contact after it. */
export interface Entered {
  readonly contact: Contact
  readonly transaction: AccountingTransaction
}

export interface EntryOrder {
  readonly contactId: string
  readonly entering: Entering
  readonly form: TransactionForm
  readonly card: TokenizedCard | null
  /** one for each attempt: a repeated request records and charges once */
  readonly idempotencyKey: string
}

export interface Letter {
  readonly contactId: string
  readonly kind: EntryKind
  readonly transactionId: string
  /** separated by semicolons */
  readonly emails: string
  readonly message: string | null
  /** whether the user knows that it was sent before; if not, the server refuses to send it twice */
  readonly again: boolean
  readonly idempotencyKey: string
}

/** `page.refused`: the user's role may not see the books. */
export const listAccountingTransactions = (client: StaffClient) =>
  pageCall((input: { contactId: string }, signal) => client.listAccountingTransactions(input.contactId, signal), {
    'page.missing': notFound,
    'page.refused': [403],
  })

/** The specification names one call for each kind of entry. */
const enter = (client: StaffClient, notMade: (problem: Problem) => NotEntered) => {
  const made = {
    invoice: client.createInvoice,
    salesReceipt: client.createSalesReceipt,
    receivePayment: client.createReceivePayment,
    creditMemo: client.createCreditMemo,
    issueRefund: client.issueRefund,
  } as const satisfies Record<EntryKind, unknown>
  return staffCall(
    (
      { contactId, entering, form, card, idempotencyKey }: EntryOrder,
      signal,
    ): Promise<Result<Entered | PendingApproval>> =>
      entering.origin === 'elsewhere'
        ? client.enterAccountingTransaction(fieldIdsOfKinds[entering.kind], contactId, form, idempotencyKey, signal)
        : made[entering.kind](contactId, { ...form, ...paidWith(card) }, idempotencyKey, signal),
    {
      answered: (entered): EntryOutcome =>
        isPending(entered) ? { type: 'entry.waits', pending: entered } : { type: 'entry.made', entered },
      refused: notMade,
    },
  )
}

/** `waits`: it was not entered, because a second person has to approve it. */
type EntryOutcome = { type: 'entry.made'; entered: Entered } | { type: 'entry.waits'; pending: PendingApproval }

export const enterTransaction = (client: StaffClient) => enter(client, notEntered)

/**
 * Asks how a card charge ended that waits for its cardholder's bank. It needs no card, and charges nothing.
 * `cancelsAuthentication`: the cardholder does not want to confirm it any more.
 */
export const askCharge = (client: StaffClient) =>
  staffCall(
    (
      { contactId, entering, idempotencyKey, cancelsAuthentication }: ChargeQuestion,
      signal,
    ): Promise<Result<Entered>> => {
      const question = cancelsAuthentication ? { cancel_authentication: true } : { card_status: true }
      return entering.kind === 'salesReceipt'
        ? client.createSalesReceipt(contactId, question, idempotencyKey, signal)
        : client.createReceivePayment(contactId, question, idempotencyKey, signal)
    },
    {
      answered: (entered): EntryOutcome => ({ type: 'entry.made', entered }),
      refused: notKnownEntered,
    },
  )

interface ChargeQuestion extends Pick<EntryOrder, 'contactId' | 'entering' | 'idempotencyKey'> {
  readonly cancelsAuthentication?: boolean
}

/** Repeats an attempt whose answer was lost. */
export const askTransaction = (client: StaffClient) => enter(client, notKnownEntered)

/** Each kind has a call of its own here too. */
export const sendTransaction = (client: StaffClient) => {
  const mailed = {
    invoice: client.sendInvoice,
    salesReceipt: client.sendSalesReceipt,
    receivePayment: client.sendReceivePayment,
    creditMemo: client.sendCreditMemo,
    issueRefund: client.sendIssueRefund,
  } as const satisfies Record<EntryKind, unknown>
  return staffCall(
    ({ contactId, kind, transactionId, emails, message, again, idempotencyKey }: Letter, signal) =>
      mailed[kind](contactId, { transaction_id: transactionId, emails, message, again }, idempotencyKey, signal),
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
    refused: 'statement.failed',
  })

const paidWith = (card: TokenizedCard | null): TransactionForm => {
  if (!card) return {}
  const { token, payment_type: _, ...details } = card
  return { payment_token: token, ...details }
}

/**
 * How an attempt fails. After `payment.lost` the entry may have been made, so the call is repeated under its key. After
 * the other two there is no entry, and no money moved. After `authentication.required` the cardholder has to confirm the
 * payment with the bank.
 */
type NotEntered = 'payment.declined' | 'entry.refused' | 'payment.lost' | 'authentication.required'

/** The first answer under a key. A 4xx comes before money could move, except for a payment in progress. */
function notEntered({ status, type, is_card_exception }: Problem): NotEntered {
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  if (type === problemTypes.authenticationRequired) return 'authentication.required'
  return is_card_exception ? 'payment.declined' : 'entry.refused'
}

/** A rate limit or a fault of ours says nothing about the earlier attempt, so it stays lost. */
const notKnownEntered = (problem: Problem): NotEntered =>
  [402, 404, 409, 422].includes(problem.status) ? notEntered(problem) : 'payment.lost'
