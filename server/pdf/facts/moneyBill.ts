import type { Price } from '../../../contract/client'
import { amount, dollars } from '../../../domain/common/formats'
import { centsOf } from '../../../domain/common/money'
import type { LedgerItem } from '../../platform/db/policyTables'
import { billOf } from './bill'
import type { MoneyRead } from './moneyTypes'
import type { Bill, BillGroup, BillLine } from './types'

/** What a sum consists of, as far as it is known: never lines that come to another sum. @param cents the sum */
export function moneyBill(read: MoneyRead, cents: number): Bill {
  const total = dollars(cents / 100)
  const { entry, kind, prices, change } = read
  if (entry.items.length > 0) return { groups: [itemised(entry.items)], total }
  if (kind === 'creditMemo' && (entry.purpose === 'cancel' || change?.type === 'cancel')) {
    return { groups: [cancelled(read, cents)], total }
  }
  if (change && Math.abs(change.difference_cents) === cents && kind !== 'refund') {
    return { groups: changed(change), total }
  }
  const price = kind === 'receipt' || kind === 'invoice' ? prices.find((one) => dueOf(one) === cents) : undefined
  return price ? billOf(price) : { groups: [simple(read, cents)], total }
}

const dueOf = ({ pricing_detail }: Price) => centsOf(pricing_detail.amount_due)
const line = (label: string, cents: number, reason = ''): BillLine => ({ label, reason, amount: amount(cents / 100) })

/** As staff said it. Two of the same name are told apart. */
const itemised = (items: readonly LedgerItem[]): BillGroup => ({
  title: 'What for',
  lines: items.map(({ description, amountCents }, i) => {
    const isAgain = items.findIndex((one) => one.description === description) < i
    return line(description, amountCents, isAgain ? `Item ${i + 1}` : '')
  }),
})

/** What staff note beside what they enter themselves is their own. */
const simple = ({ entry, isOfPolicy }: MoneyRead, cents: number): BillGroup => ({
  title: 'What for',
  lines: [line(entry.description, cents, isOfPolicy ? (entry.note ?? '') : '')],
})

/** What is kept is what was charged for, less what is taken back (decision 49). */
const cancelled = ({ chargedBefore }: MoneyRead, cents: number): BillGroup => ({
  title: 'The policy was canceled',
  lines: [
    line('Charged for the policy', chargedBefore),
    line('Kept', cents - chargedBefore, 'The policy fee, and what was earned by then.'),
  ],
})

/** The price with the change and the one before, the larger first, so that their difference is what is paid. */
function changed({ what, price, difference_cents }: NonNullable<MoneyRead['change']>): readonly BillGroup[] {
  const after = dueOf(price)
  const before = after - difference_cents
  const lines =
    difference_cents > 0
      ? [line('Price with the change', after), line('Price before it', -before)]
      : [line('Price before the change', before), line('Price with it', -after)]
  return [
    {
      title: 'What was changed',
      lines: what.map(({ label, from, to }) => ({ label, reason: `${from || 'None'} → ${to || 'None'}`, amount: '' })),
    },
    { title: 'The difference', lines },
  ]
}
