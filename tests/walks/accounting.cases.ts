import type { AccountingTransaction, AccountingTransactions } from '../../contract/client'
import { noAnswer, type Problem, problemTypes } from '../../contract/problem'
import { blankEntry, type Entering } from '../../domain/staff/accounting'
import type { OutcomeOf } from '../../machines/calls/call'
import type { TokenizedCard, tokenizeCard } from '../../machines/calls/payments'
import type {
  enterTransaction,
  getStatement,
  listAccountingTransactions,
  sendTransaction,
  voidAccountingTransaction,
} from '../../machines/calls/transactions'
import { opened, pending, rep, row, signedOutElsewhere } from './staff.cases'
import { moratorium } from './suspension.cases'
import { suspended } from './workspace.cases'

/** Sample responses of the accounting calls. Amounts are dollars. */
export const contact = opened.contact as AccountingTransactions['contact']

export const receipt: AccountingTransaction = {
  transaction_id: 'T-1001',
  kind: 'salesReceipt',
  number: 'R-000104',
  charged: 301.35,
  paid: 301.35,
  created: '2026-11-20T19:45:00.000Z',
  description: 'Policy MQE-0048153',
  actor: 'customer',
  reference: null,
  note: null,
  is_elsewhere: false,
  state: 'made',
  voids: null,
  card: 'Visa ending in 4242',
  items: [],
  document: { name: 'Sales receipt', kind: 'receipt', url: '/api/files/sample-receipt-token', ready: true },
  can_void: false,
  refundable: 301.35,
}
export const invoice: AccountingTransaction = {
  ...receipt,
  transaction_id: 'T-1002',
  kind: 'invoice',
  number: 'I-000105',
  charged: 120,
  paid: 0,
  created: '2026-11-21T15:00:00.000Z',
  description: 'A third setup day',
  actor: 'rep.one@example.com',
  card: null,
  items: [
    { item_description: 'A third setup day', amount: 80 },
    { item_description: 'Its fee', amount: 40 },
  ],
  document: null,
  can_void: true,
  refundable: 0,
}
const voidedInvoice: AccountingTransaction = {
  ...invoice,
  transaction_id: 'T-1003',
  number: 'I-000106',
  items: [],
  state: 'voided',
  can_void: false,
}
const voidingEntry: AccountingTransaction = {
  ...voidedInvoice,
  transaction_id: 'T-1004',
  kind: 'creditMemo',
  number: 'V-000001',
  charged: -120,
  description: 'I-000106 voided',
  note: 'Entered twice',
  state: 'voiding',
  voids: 'T-1003',
}
const elsewhere: AccountingTransaction = {
  ...invoice,
  transaction_id: 'T-1005',
  kind: 'receivePayment',
  number: 'P-000108',
  charged: 0,
  paid: 20,
  description: 'Payment received',
  reference: 'INV-2041',
  is_elsewhere: true,
  dated: '11/19/2026',
  items: [],
  can_void: false,
}

export const books: AccountingTransactions = {
  data: [receipt, invoice, voidedInvoice, voidingEntry, elsewhere],
  contact,
  charged: 421.35,
  paid: 321.35,
  due: 100,
  refund_by_rule: 0,
  owed: [],
  payee: null,
}
/** An order is open beside the invoice of 120.00, and a moratorium stops its payment. */
export const suspendedBooks: AccountingTransactions = {
  ...books,
  suspended_order: {
    suspension: { ...moratorium, coverages: ['liability'] },
    amount_due: 100,
    pay_by: '12/04/2026',
    invoice: 'T-1002',
  },
}
export const noBooks: AccountingTransactions = { ...books, data: [], charged: 0, paid: 0, due: 0 }
/** 40.00 is to be refunded: the processor has one part and refused the other. */
export const owing: AccountingTransactions = {
  ...books,
  data: [receipt],
  charged: 261.35,
  paid: 301.35,
  due: -40,
  refund_by_rule: 40,
  owed: [
    {
      id: 'f1',
      amount: 26.25,
      reason: 'A change of the policy',
      state: 'failed',
      created: '2026-11-20T20:00:00.000Z',
      way: 'card',
    },
    {
      id: 'f2',
      amount: 13.75,
      reason: 'Another change',
      state: 'owed',
      created: '2026-11-20T20:05:00.000Z',
      way: 'card',
    },
  ],
}

/** The same, of a policy that an organizer paid for: a check is due to it. */
export const owingOrganizer: AccountingTransactions = {
  ...owing,
  owed: [{ ...owing.owed[1]!, amount: 40, way: 'check' }],
  payee: {
    name: 'Sample Fairs LLC',
    address: '12 Example Road, Austin, TX 78701',
    email: 'fairs@example.com',
    invoice: 'OI-000001',
  },
}

export const aboutAnswers = (errors: Record<string, string>): Problem => ({
  status: 422,
  message: 'Check these answers',
  errors,
})
export const conflict: Problem = { status: 409, message: 'Nothing is due here' }
export const exception: Problem = {
  status: 402,
  message: 'The bank declined this card.',
  is_card_exception: true,
  decline_code: 'card_declined',
}

export const unconfirmed: Problem = {
  status: 402,
  type: problemTypes.authenticationRequired,
  message: 'Your bank asks you to confirm this payment. Nothing has been charged so far.',
  authentication: { page_url: '/sandbox-processor/banks/sb_1', until: '2026-11-20T12:10:00.000Z' },
}

export const readings: OutcomeOf<typeof listAccountingTransactions>[] = [
  { type: 'page.loaded', data: suspendedBooks },
  { type: 'page.missing', problem: { status: 404, message: 'There is no such contact' } },
  { type: 'page.refused', problem: { status: 403, message: 'This is not yours to see' } },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const entries: OutcomeOf<typeof enterTransaction>[] = [
  { type: 'entry.made', entered: { contact, transaction: invoice } },
  { type: 'entry.waits', pending },
  { type: 'payment.declined', problem: exception },
  { type: 'entry.refused', problem: aboutAnswers({ 'change_item.0.amount': 'Needs another amount' }) },
  { type: 'entry.refused', problem: conflict },
  { type: 'entry.refused', problem: suspended },
  { type: 'authentication.required', problem: unconfirmed },
  { type: 'payment.lost', problem: noAnswer },
  signedOutElsewhere,
]
export const letters: OutcomeOf<typeof sendTransaction>[] = [
  { type: 'letter.sent' },
  { type: 'letter.refused', problem: aboutAnswers({ emails: 'Too many today' }) },
  { type: 'letter.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const voids: OutcomeOf<typeof voidAccountingTransaction>[] = [
  { type: 'entry.voided', entered: { contact, transaction: { ...invoice, state: 'voided' } } },
  { type: 'void.refused', problem: aboutAnswers({ reason: 'Say more' }) },
  { type: 'void.refused', problem: conflict },
  signedOutElsewhere,
]
export const statements: OutcomeOf<typeof getStatement>[] = [
  { type: 'statement.saved' },
  { type: 'statement.failed', problem: noAnswer },
  signedOutElsewhere,
]
const card: TokenizedCard = {
  token: 'tok_1',
  payment_type: 'credit card',
  cardholder_name: 'Jordan Sample',
  card_type: 'Visa',
  cc_last_digits: '4242',
  exp_month: '09',
  exp_year: '2029',
  billing_zip: '78701',
}
export const tokens: OutcomeOf<typeof tokenizeCard>[] = [
  { type: 'card.tokenized', card },
  { type: 'payment.declined', problem: { status: 402, message: 'Check the card number.' } },
  { type: 'payment.failed', problem: noAnswer },
]

/** The books of two contacts, and the forms that a draft brings back. */
export const here = `/admin/${row.id}/accounting`
export const another = '/admin/another/accounting?order=newest'
export const sale = { origin: 'here', kind: 'salesReceipt' } as const
export const received = { origin: 'here', kind: 'receivePayment' } as const
export const entered = { origin: 'elsewhere', kind: 'invoice' } as const
export const sound = {
  change_item: [{ item_description: 'A third setup day', amount: 40 }],
  transaction_type: 'card',
  date: '11/19/2026',
}
export const isAnswered = ({ date }: { date: unknown }) => date !== null
export const resumed = {
  creating: 'creating.editing',
  uncertain: 'uncertain',
  authenticating: 'checking',
  declined: 'declined',
  sending: 'sending.editing',
  voiding: 'voiding.editing',
} as const
export const isRight = ({ answers, entering }: { answers: { date: unknown }; entering: Entering }) =>
  answers.date === sound.date && entering.kind !== received.kind
export const key = 'key-of-an-attempt'
export const barn = 'barn@example.com'
const forms = {
  entering: sale,
  answers: { ...blankEntry, ...sound },
  key,
  card: null,
  about: invoice,
  letter: { emails: barn, message: null },
  letterKey: key,
  voiding: { reason: null },
}
export const back = (at: keyof typeof resumed, address = here, entering: Entering = sale) =>
  ({
    input: {
      user: rep,
      address,
      draft: { [row.id]: { ...forms, entering, at, problem: at === 'declined' ? exception : null } },
    },
    begins: 'opening',
  }) as const
