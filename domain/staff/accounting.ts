import type { Fields } from '../application/fields/field'
import { amount, choice, date, emails, longText, text } from '../application/fields/kinds'
import { emailListHint } from '../common/email'
import { dollars } from '../common/formats'
import { centsOf, dollarsOf } from '../common/money'

/* The ledger entries that staff can record: their kinds, forms and amounts. Amounts are dollars. */

/** The kinds of ledger entries (decision 40). */
export const entryKinds = ['invoice', 'salesReceipt', 'receivePayment', 'creditMemo', 'issueRefund'] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * `{kind}` of `/admin/accounting-transactions/{kind}/{id}`: the kinds that can be recorded from another system, and
 * voided.
 */
export const fieldIdsOfKinds = {
  invoice: 'invoice',
  receivePayment: 'receive-payment',
  creditMemo: 'credit-memo',
  issueRefund: 'issue-refund',
} as const satisfies Partial<Record<EntryKind, string>>
export type PlacedKind = keyof typeof fieldIdsOfKinds
export const placedKinds = Object.keys(fieldIdsOfKinds) as PlacedKind[]
export const isPlaced = (kind: EntryKind): kind is PlacedKind => kind in fieldIdsOfKinds

/** The entry to record: made here, so that money may move and it can be mailed, or made in another system. */
export type Entering =
  | { readonly origin: 'here'; readonly kind: EntryKind }
  | { readonly origin: 'elsewhere'; readonly kind: PlacedKind }

/** An item of `change_item` (specification section 3). */
export interface ChangeItem {
  readonly item_description: string | null
  /** dollars; an invalid amount stays the text that was typed */
  readonly amount: number | string | null
}
export const blankItem: ChangeItem = { item_description: null, amount: null }
/** the maximum in openapi.yaml */
export const mostItems = 20

/** The transaction form as a chart may hold it: the card is typed beside it, and arrives as the processor's token. */
export interface EntryAnswers {
  readonly change_item: readonly ChangeItem[]
  readonly amount: number | string | null
  readonly transaction_type: string | null
  /** of the card charge to refund, or of the invoice to pay */
  readonly transaction_id: string | null
  readonly reference: string | null
  readonly note: string | null
  /** MM/DD/YYYY, of an entry made in another system */
  readonly date: string | null
}
type EntryField = keyof EntryAnswers

export const blankEntry: EntryAnswers = {
  change_item: [blankItem],
  amount: null,
  transaction_type: null,
  transaction_id: null,
  reference: null,
  note: null,
  date: null,
}

export const itemFields = {
  item_description: text({ label: 'Description', valid: ['A third setup day'] }),
  amount: amount({ label: 'Amount', width: 160, valid: [40] }),
} as const satisfies Fields

const paid = choice([
  { value: 'card', label: 'By card' },
  { value: 'check', label: 'By check or transfer' },
])
/** A card that paid nothing gets nothing. */
const givenBack = (books: Books) =>
  choice([
    ...(refundables(books).length > 0 ? [{ value: 'card', label: 'To the card' }] : []),
    { value: 'check', label: 'By check or transfer' },
  ])({ label: 'How it is refunded' })
const one = {
  amount: amount({ label: 'Amount', width: 160, valid: [120] }),
  paid: paid({ label: 'How it is paid' }),
  check: text({
    label: 'Reference',
    hint: 'The check number, or the reference of the transfer.',
    width: 256,
    valid: ['Check 1042'],
  }),
  number: text({
    label: 'Number in the other system',
    width: 256,
    optional: true,
    valid: ['INV-2041'],
  }),
  note: longText({
    label: 'Note',
    hint: 'For our books only.',
    optional: true,
    valid: ['Agreed by phone.'],
  }),
  date: date({ label: 'Day', hint: 'The day it was made in the other system.', width: 160, valid: ['11/20/2026'] }),
} as const

/** The ledger as it was read, on which a form's rules depend. */
export interface Books {
  readonly due: number
  readonly charged: number
  readonly paid: number
  readonly refund_by_rule: number
  /** the open order whose payment is refused now, with the transaction_id of its invoice */
  readonly suspended_order?: { readonly amount_due: number; readonly invoice: string | null }
  readonly data: readonly {
    readonly transaction_id: string
    readonly kind: EntryKind
    readonly state: 'made' | 'voided' | 'voiding'
    readonly number: string
    readonly charged: number
    readonly card: string | null
    readonly refundable: number
  }[]
}

const itemized: readonly EntryKind[] = ['invoice', 'salesReceipt', 'creditMemo']
export const isItemized = ({ kind }: Entering) => itemized.includes(kind)

const ofMoney: readonly EntryKind[] = ['salesReceipt', 'receivePayment', 'issueRefund']
const movesMoney = ({ origin, kind }: Entering) => origin === 'here' && ofMoney.includes(kind)

/** Whether the form needs a card; a refund goes to a card that the processor knows. */
export const takesCard = (entering: Entering, { transaction_type }: EntryAnswers) =>
  movesMoney(entering) && entering.kind !== 'issueRefund' && transaction_type === 'card'

/** The charges that can still be refunded. */
const refundables = ({ data }: Books) => data.filter(({ refundable }) => refundable > 0)

const charges = (books: Books) =>
  choice(
    refundables(books).map(({ transaction_id, number, card, refundable }) => ({
      value: transaction_id,
      label: `${[number, card].filter(Boolean).join(', ')}: up to ${dollars(refundable)}`,
    })),
  )({ label: 'The charge to refund', width: 'full' })

/** The invoices that a payment can be for now. */
const invoicesIn = ({ data, suspended_order: order }: Books) =>
  data.filter(({ kind, state, transaction_id: id }) => kind === 'invoice' && state === 'made' && id !== order?.invoice)

/** Dollars that a payment can settle now: the amount due without an order that a suspension stops. */
export const dueNow = ({ due, suspended_order: order }: Books): number =>
  dollarsOf(centsOf(due) - centsOf(order?.amount_due ?? 0))

/** Whether the server takes such an entry now: no payment of an order that a suspension stops (decision record 74). */
export const isOffered = ({ kind }: Entering, books: Books): boolean =>
  kind !== 'receivePayment' || !books.suspended_order || (dueNow(books) > 0 && invoicesIn(books).length > 0)

/** The invoices for exactly the amount due. */
const dueIn = (books: Books) => invoicesIn(books).filter(({ charged }) => charged === dueNow(books))

/** Under a suspension an invoice must be chosen, because a payment without one is for the order. */
const invoices = (books: Books) =>
  choice(
    invoicesIn(books).map(({ transaction_id, number, charged }) => ({
      value: transaction_id,
      label: `${number}, ${dollars(charged)}`,
    })),
  )({ label: 'The invoice that it is for', width: 'full', ...(!books.suspended_order && { optional: true }) })

/** The questions of a form in order, without `change_item`, which has a list of its own. */
export function questionsOf(entering: Entering, answers: EntryAnswers, books: Books): Fields {
  const { kind, origin } = entering
  const isRefund = kind === 'issueRefund'
  const moves = movesMoney(entering)
  const { transaction_type: by } = answers
  return {
    ...(!isItemized(entering) && { amount: one.amount }),
    ...(moves && kind === 'receivePayment' && invoicesIn(books).length > 0 && { transaction_id: invoices(books) }),
    ...(moves && { transaction_type: isRefund ? givenBack(books) : one.paid }),
    ...(moves && isRefund && by === 'card' && { transaction_id: charges(books) }),
    ...(moves && by === 'check' && { reference: one.check }),
    ...(origin === 'elsewhere' && { date: one.date, reference: one.number }),
    note: isRefund ? { ...one.note, hint: `${one.note.hint} A refund of more than is owed needs one.` } : one.note,
  }
}

/** The initial values of a form: the amount due or payable, its invoice or charge, and the payment method. */
export function beginningOf({ kind, origin }: Entering, books: Books): EntryAnswers {
  if (kind === 'receivePayment' && dueNow(books) > 0)
    return { ...blankEntry, amount: dueNow(books), ...(origin === 'here' && the(dueIn(books))) }
  if (kind !== 'issueRefund') return blankEntry
  const [charge] = refundables(books)
  return {
    ...blankEntry,
    ...(books.refund_by_rule > 0 && { amount: books.refund_by_rule }),
    ...(origin === 'here' && { transaction_type: charge ? 'card' : 'check' }),
    ...the(refundables(books)),
  }
}
/** The entry, if there is exactly one. */
const the = ([one, ...others]: Books['data']) =>
  one && others.length === 0 ? { transaction_id: one.transaction_id } : {}

/** The total of the valid item amounts. */
export const sumOf = (items: readonly ChangeItem[]): number =>
  dollarsOf(items.reduce((sum, { amount: each }) => sum + (isAmount(each) ? centsOf(each) : 0), 0))

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Whether the reference of a refund names a check, such as Check 1042, No. 1042 or 1042, and not a transfer. */
export const isCheckNumber = (reference: string | null): boolean =>
  /^(?:check|ck\.?)?(?:no\.?)?#?\d+$/i.test(reference?.replaceAll(/\s/g, '') ?? '')

/** The payee's next step for a refund by check or transfer that was voided. */
export function voidedRefundWords(reference: string | null): string {
  if (!reference) return 'The payment will not arrive.'
  return isCheckNumber(reference)
    ? `If check ${reference.replace(/^\D+/, '')} has arrived, don’t deposit it: it will not be paid.`
    : `The payment with the reference ${reference} will not arrive.`
}

/** The request without a card. Questions that do not apply are not sent. */
export function formOf(entering: Entering, answers: EntryAnswers, books: Books) {
  const fields = Object.keys(questionsOf(entering, answers, books)) as (EntryField & string)[]
  const given = Object.fromEntries(fields.map((name) => [name, answers[name]] as const))
  return {
    type: entering.kind,
    ...(isItemized(entering) && { change_item: [...answers.change_item] }),
    ...(given as Partial<Omit<EntryAnswers, 'change_item'>>),
  }
}

/** The balance after each entry in dollars, in ledger order; more than 0 is owed to us. */
export function balancesOf(entries: readonly { readonly charged: number; readonly paid: number }[]): number[] {
  let cents = 0
  return entries.map(({ charged, paid }) => {
    cents += centsOf(charged) - centsOf(paid)
    return dollarsOf(cents)
  })
}

/** The form for mailing an entry. */
export const letterFields = {
  emails: emails({ label: 'Email addresses', hint: emailListHint, width: 416, valid: ['jordan.sample@example.com'] }),
  message: longText({ label: 'Message', optional: true, valid: ['Here is your receipt.'] }),
} as const satisfies Fields

/** The form for voiding an entry, which stays in the ledger. */
export const voidFields = {
  reason: text({
    label: 'Reason',
    hint: 'It is stored with the entry. Examples: entered twice, a check returned by the bank, an order withdrawn.',
    valid: ['Entered twice'],
  }),
} as const satisfies Fields
