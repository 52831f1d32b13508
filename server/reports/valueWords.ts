import type { components } from '../../contract/schema.gen'
import { capital } from '../../domain/common/formats'
import { statusWords } from '../../domain/quote/statusWords'
import { roleWords } from '../../domain/staff/accounts'
import type { ApprovalState } from '../../domain/staff/secondPerson'
import type { WorkItemState } from '../../domain/staff/workItems'
import type { notAuthenticatedCode } from '../payments/problems'
import type { Refund } from '../payments/refundRow'
import type { refundedCode } from '../payments/settle'
import type { LedgerKind, PaymentState } from '../platform/db/policyTables'
import type { DeclineCode } from '../platform/services/gateway'
import type { OrderRow } from '../purchases/order'

/* The recorded values of enumerations in plain words, for the history and the audit log. A value without words does not compile. */

type MoratoriumState = components['schemas']['MoratoriumRow']['state']
type TransactionState = components['schemas']['AccountingTransaction']['state']

const states: Readonly<
  Record<
    | PaymentState
    | Refund['state']
    | OrderRow['state']
    | WorkItemState
    | ApprovalState
    | MoratoriumState
    | TransactionState,
    string
  >
> = {
  active: 'In force',
  answered: 'Answered',
  approved: 'Approved',
  cancelled: 'Ended without a payment',
  captured: 'Charged',
  closed: 'Closed',
  confirming: 'With the card processor',
  created: 'Started',
  declined: 'Declined',
  ended: 'Over',
  expired: 'Expired',
  failed: 'Refused by the card processor',
  lapsed: 'Expired unpaid',
  lifted: 'Lifted',
  made: 'Made',
  open: 'Open',
  owed: 'Due',
  paid: 'Paid',
  superseded: 'Replaced',
  upcoming: 'Not in force yet',
  voided: 'Voided',
  voiding: 'Voids another one',
  withdrawn: 'Withdrawn',
}

const codes: Readonly<Record<DeclineCode | typeof notAuthenticatedCode | typeof refundedCode, string>> = {
  authentication_failed: 'The bank could not confirm the cardholder',
  bank_unreachable: 'The bank could not be reached',
  card_declined: 'The bank declined the card',
  expired_card: 'The card has expired',
  incorrect_cvc: 'The security code was wrong',
  incorrect_zip: 'The ZIP code was wrong',
  insufficient_funds: 'Not enough funds',
  not_authenticated: 'Not confirmed with the bank',
  refunded: 'Charged and refunded',
  token_expired: 'The card was entered too long ago',
  token_invalid: 'The card could not be read',
}

const kinds: Readonly<Record<LedgerKind, string>> = {
  creditMemo: 'Credit memo',
  invoice: 'Invoice',
  issueRefund: 'Refund',
  receivePayment: 'Payment',
  salesReceipt: 'Sales receipt',
}

const payments: Readonly<Record<OrderRow['payment_type'], string>> = {
  check: 'Check',
  invoice: 'Invoice',
  organizer: 'The organizer',
}

/** By the name under which the audit log stores the value. Its other values, such as a certificate’s code, stay as they are. */
export const valueWords = {
  code: codes,
  kind: kinds,
  payment_type: payments,
  quote_status: statusWords,
  role: roleWords,
  side: { customer: 'The customer', staff: 'Staff' },
  state: states,
  way: { card: 'To or from the card', check: 'Check or transfer' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** The words of a recorded value; null where its name has no enumeration, or it is none of its values. */
export function wordsOfValue(name: string, value: unknown): string | null {
  if (typeof value !== 'string' || !Object.hasOwn(valueWords, name)) return null
  const words: Readonly<Record<string, string>> = valueWords[name as keyof typeof valueWords]
  return Object.hasOwn(words, value) ? capital(words[value]!) : null
}
