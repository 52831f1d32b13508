import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import { dollars } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { wayOfPayment } from '../../../domain/common/wayOfPayment'
import { suspensionSentence, waitWithPaymentWords } from '../../../domain/quote/suspension'
import type { MoneyKind } from './kinds'
import { moneyBill } from './moneyBill'
import type { MoneyFacts, MoneyRead, MoneyRow } from './moneyTypes'
import { insuredOf } from './parties'
import { brandFacts, eventOf } from './policy'

/** The text of a money document: one layout for all kinds, with differences per kind. */
export function moneyWords(read: MoneyRead): MoneyFacts {
  const { kind, entry } = read
  const day = todayIn(entry.created)
  const context: WordContext = { read, day, sum: dollars(amountOf(read) / 100) }
  const own = words[kind]
  return {
    kind,
    number: entry.number,
    made: entry.created,
    day,
    lead: own.lead(context),
    rows: [...partyRow(own.party, read), ...own.rows(context), ...sharedRows(read)],
    bill: moneyBill(read, amountOf(read)),
    total: own.total(context),
    ways: own.ways?.(context) ?? [],
    brand: brandFacts,
  }
}

/** The document's amount in cents, always above zero. */
function amountOf({ kind, entry }: MoneyRead): number {
  if (kind === 'invoice') return entry.charged_cents
  if (kind === 'creditMemo') return -entry.charged_cents
  return kind === 'refund' ? -entry.paid_cents : entry.paid_cents
}

interface WordContext {
  readonly read: MoneyRead
  readonly day: string
  readonly sum: string
}

interface OwnWords {
  /** the role of the insured in the payment */
  readonly party: string
  readonly lead: (context: WordContext) => string
  readonly rows: (context: WordContext) => readonly MoneyRow[]
  readonly total: (context: WordContext) => string
  readonly ways?: (context: WordContext) => readonly MoneyRow[]
}

const words: Readonly<Record<MoneyKind, OwnWords>> = {
  receipt: {
    party: 'Paid by',
    lead: ({ read, sum, day }) =>
      `Thank you. ${sum} was paid on ${day}, and ${read.balanceDue > 0 ? `${dollars(read.balanceDue / 100)} is still owed` : 'nothing is owed'}.`,
    rows: ({ read }) => [{ label: 'Paid with', value: moved(read) }],
    total: ({ day }) => `Paid on ${day}`,
  },
  invoice: {
    party: 'Billed to',
    lead: ({ read: { order, suspension }, sum }) => {
      if (!order) return `${sum} is due.`
      if (suspension) return `${suspensionSentence(suspension)} ${waitWithPaymentWords('this order', order.pay_by)}`
      return `${sum} is due by ${order.pay_by}. ${untilThen}`
    },
    rows: ({ read: { order, suspension } }) =>
      order ? [{ label: suspension ? 'Last day to pay' : 'Pay by', value: order.pay_by }] : [],
    total: ({ read: { order, suspension } }) => {
      if (order && suspension) return 'Amount'
      return order ? `Due by ${order.pay_by}` : 'Due'
    },
    ways: ({ read }) => (read.order && read.suspension ? [] : ways(read.entry.number)),
  },
  creditMemo: {
    party: 'Credited to',
    lead: ({ sum }) => `${sum} of the charges is reversed. Any payment of it is refunded, with a document of its own.`,
    rows: () => [],
    total: ({ day }) => `Credited on ${day}`,
  },
  refund: {
    party: 'Refunded to',
    lead: ({ sum, day }) => `${sum} was refunded on ${day}. A bank may take some days to show it.`,
    rows: ({ read }) => [{ label: 'Refunded by', value: moved(read) }],
    total: ({ day }) => `Refunded on ${day}`,
  },
}

const untilThen =
  'We issue the policy when we receive the full amount. If we do not receive it by then, the order expires and nothing is insured.'

const ways = (number: string): readonly MoneyRow[] => {
  const { company, address, bank } = brand
  return [
    { label: 'By check', value: `To ${company}, with ${number} on it`, note: [company, ...address].join(', ') },
    {
      label: 'By transfer',
      value: `${bank.name}, routing number ${bank.routing}, account ${bank.account}`,
      note: `${sentence(`To ${company}`)} Name ${number}, so that we can match the payment.`,
    },
  ]
}

const moved = ({ payment, entry }: MoneyRead) => wayOfPayment(payment, entry.reference)

function partyRow(label: string, { counted }: MoneyRead): readonly MoneyRow[] {
  const { name, lines } = insuredOf(counted)
  return [{ label, value: name || 'To be named', ...(lines.length > 0 && { note: lines.join(', ') }) }]
}

function sharedRows({ entry, policyNumber, quoteNumber, counted }: MoneyRead): readonly MoneyRow[] {
  const { type, when, where } = eventOf(counted)
  return [
    { label: 'Transaction', value: entry.transaction_id },
    policyNumber
      ? { label: 'Policy number', value: `${policyNumber}, from quote ${quoteNumber}` }
      : { label: 'Quote', value: quoteNumber },
    {
      label: 'For',
      value: [type || 'An event', when].filter((part) => !!part).join(', '),
      ...(where.name && { note: where.name }),
    },
  ]
}
