import type { AccountingTransaction, AccountingTransactions, Contact, TransactionForm } from '../../contract/client'
import { type Problem, problemTypes } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { type Entering, type EntryKind, fieldIdsOfKinds, type PlacedKind } from '../../domain/staff/accounting'
import { call } from './call'
import type { TokenizedCard } from './payments'
import type { SessionOver } from './staff'

/** What was entered, and the contact as it stands then. */
export interface Entered {
  readonly contact: Contact
  readonly transaction: AccountingTransaction
}

/** `barred`: whoever asks has another role. */
export type BooksFact =
  | { type: 'books.read'; books: AccountingTransactions }
  | { type: 'books.unknown' }
  | { type: 'books.barred' }
  | { type: 'books.missed'; problem: Problem }
  | SessionOver

/**
 * How an attempt to enter something ended. After `lost` nobody knows whether it was entered, so it is asked again under
 * its key; after `excepted` and `refused` nothing was entered, and no money moved.
 */
export type EntryFact =
  | { type: 'entry.made'; entered: Entered }
  | { type: 'entry.excepted'; problem: Problem }
  | { type: 'entry.refused'; problem: Problem }
  | { type: 'entry.lost'; problem: Problem }
  | SessionOver

export type LetterFact = { type: 'letter.sent' } | { type: 'letter.refused'; problem: Problem } | SessionOver

export type VoidFact =
  | { type: 'entry.voided'; entered: Entered }
  | { type: 'void.refused'; problem: Problem }
  | SessionOver

export type StatementFact = { type: 'statement.saved' } | { type: 'statement.missed'; problem: Problem } | SessionOver

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

const ended: SessionOver = { type: 'session.ended' }
const isSignedOut = ({ status }: Problem) => status === 401

export const listAccountingTransactions = (client: StaffClient) =>
  call((input: { contactId: string }, signal) => client.listAccountingTransactions(input.contactId, signal), {
    answered: (books): BooksFact => ({ type: 'books.read', books }),
    refused: (problem): BooksFact => {
      if (isSignedOut(problem)) return ended
      if (problem.status === 403) return { type: 'books.barred' }
      return [400, 404].includes(problem.status) ? { type: 'books.unknown' } : { type: 'books.missed', problem }
    },
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
  return call(
    ({ contactId, entering, form, card, idempotencyKey }: EntryOrder, signal) =>
      entering.origin === 'elsewhere'
        ? client.enterAccountingTransaction(fieldIdsOfKinds[entering.kind], contactId, form, idempotencyKey, signal)
        : made[entering.kind](contactId, { ...form, ...paidWith(card) }, idempotencyKey, signal),
    {
      answered: (entered): EntryFact => ({ type: 'entry.made', entered }),
      refused: (problem): EntryFact => (isSignedOut(problem) ? ended : { type: notMade(problem), problem }),
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
  return call(
    ({ contactId, kind, transactionId, emails, message, idempotencyKey }: Letter, signal) =>
      mailed[kind](contactId, { transaction_id: transactionId, emails, message }, idempotencyKey, signal),
    {
      answered: (): LetterFact => ({ type: 'letter.sent' }),
      refused: (problem): LetterFact => (isSignedOut(problem) ? ended : { type: 'letter.refused', problem }),
    },
  )
}

export const voidAccountingTransaction = (client: StaffClient) =>
  call(
    (input: { kind: PlacedKind; transactionId: string; reason: string }, signal) =>
      client.voidAccountingTransaction(
        fieldIdsOfKinds[input.kind],
        input.transactionId,
        { reason: input.reason },
        signal,
      ),
    {
      answered: (entered): VoidFact => ({ type: 'entry.voided', entered }),
      refused: (problem): VoidFact => (isSignedOut(problem) ? ended : { type: 'void.refused', problem }),
    },
  )

/** @param save gives the browser the file */
export const getStatement = (client: StaffClient, save: (file: Blob) => void) =>
  call(
    async (input: { contactId: string }, signal) => {
      const result = await client.getStatement(input.contactId, signal)
      if (result.ok) save(result.data as unknown as Blob)
      return result
    },
    {
      answered: (): StatementFact => ({ type: 'statement.saved' }),
      refused: (problem): StatementFact => (isSignedOut(problem) ? ended : { type: 'statement.missed', problem }),
    },
  )

const paidWith = (card: TokenizedCard | null): TransactionForm => {
  if (!card) return {}
  const { token, payment_type: _, ...details } = card
  return { payment_token: token, ...details }
}

type NotEntered = Exclude<EntryFact['type'], 'entry.made' | SessionOver['type']>

/** The first answer under a key. Any 4xx was turned away before money could move, but for a payment on its way. */
function notEntered({ status, type, is_card_exception }: Problem): NotEntered {
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'entry.lost'
  return is_card_exception ? 'entry.excepted' : 'entry.refused'
}

/** Asked about an earlier one, only an answer that speaks of it settles anything: a limit or a fault of ours does not. */
const notKnownEntered = (problem: Problem): NotEntered =>
  [402, 404, 409, 422].includes(problem.status) ? notEntered(problem) : 'entry.lost'
