import type { Price } from '../../../contract/client'
import { amount, dollars } from '../../../domain/common/formats'
import { centsOf } from '../../../domain/common/money'
import type { LedgerItem } from '../../platform/db/policyTables'
import { billOf } from './bill'
import type { MoneyRead } from './moneyTypes'
import type { Bill, BillGroup, BillLine } from './types'

/** The lines of an amount, as far as they are known; they always add up to it. @param cents the amount */
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

/** Items as staff entered them; items of the same name are made distinct. */
const itemised = (items: readonly LedgerItem[]): BillGroup => ({
  title: 'Description',
  lines: items.map(({ description, amountCents }, i) => {
    const isAgain = items.findIndex((one) => one.description === description) < i
    return line(description, amountCents, isAgain ? `Item ${i + 1}` : '')
  }),
})

/** Notes on entries by staff are internal and not printed. */
const simple = ({ entry, isOfPolicy }: MoneyRead, cents: number): BillGroup => ({
  title: 'Description',
  lines: [line(entry.description, cents, isOfPolicy ? (entry.note ?? '') : '')],
})

/** The retained premium is the charged amount less the refund (decision 49). */
const cancelled = ({ chargedBefore }: MoneyRead, cents: number): BillGroup => ({
  title: 'The policy was canceled',
  lines: [
    line('Charged for the policy', chargedBefore),
    line('Not refunded', cents - chargedBefore, 'The policy fee and the earned premium.'),
  ],
})

/** The prices before and after the change, the larger one first, so that their difference is the amount paid. */
function changed({ what, price, difference_cents }: NonNullable<MoneyRead['change']>): readonly BillGroup[] {
  const after = dueOf(price)
  const before = after - difference_cents
  const lines =
    difference_cents > 0
      ? [line('Price with the change', after), line('Price before it', -before)]
      : [line('Price before the change', before), line('Price with it', -after)]
  return [
    {
      title: 'Change',
      lines: what.map(({ label, from, to }) => ({ label, reason: `${from || 'None'} → ${to || 'None'}`, amount: '' })),
    },
    { title: 'The difference', lines },
  ]
}
