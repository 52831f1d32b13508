import { faultsIn } from '../application/apart'
import type { Fields } from '../application/fields/field'
import { dollars } from '../common/formats'
import {
  type Books,
  type ChangeItem,
  dueNow,
  type Entering,
  type EntryAnswers,
  isItemized,
  itemFields,
  questionsOf,
  sumOf,
} from './accounting'

/** The id of an item's control, also the key of its error. */
export const fieldIdOfItem = (index: number, name: keyof ChangeItem) => `change_item-${index}-${name}`

function itemFaults(items: readonly ChangeItem[]) {
  const labelled = (index: number): Fields => {
    const nth = items.length > 1 ? ` of item ${index + 1}` : ''
    const { item_description, amount: cost } = itemFields
    return {
      item_description: { ...item_description, label: `${item_description.label}${nth}` },
      amount: { ...cost, label: `${cost.label}${nth}` },
    }
  }
  return items.flatMap((item, index) =>
    Object.entries(faultsIn(labelled(index), { ...item })).map(
      ([name, message]) => [fieldIdOfItem(index, name as keyof ChangeItem), message] as const,
    ),
  )
}

/** The errors of a form before the request, by field id. */
export function entryFaults(entering: Entering, answers: EntryAnswers, books: Books): Readonly<Record<string, string>> {
  const { change_item, ...others } = answers
  const faults = {
    ...(isItemized(entering) && Object.fromEntries(itemFaults(change_item))),
    ...faultsIn(questionsOf(entering, answers, books), others),
  }
  return Object.keys(faults).length > 0 || entering.origin === 'elsewhere'
    ? faults
    : boundFaults(entering, answers, books)
}

/**
 * The ledger's limits: no payment above the amount due, no refund above the amount paid, no credit above the amount
 * charged.
 */
function boundFaults({ kind }: Entering, answers: EntryAnswers, books: Books): Readonly<Record<string, string>> {
  const { transaction_type, transaction_id, note } = answers
  const amount = Number(answers.amount)
  if (kind === 'creditMemo') {
    return sumOf(answers.change_item) > books.charged
      ? { [fieldIdOfItem(0, 'amount')]: `Only ${dollars(books.charged)} is charged` }
      : {}
  }
  if (kind === 'receivePayment') {
    const due = dueNow(books)
    const { suspended_order: order } = books
    if (due <= 0)
      return { amount: order ? `${dollars(order.amount_due)} is due for an order that is on hold` : 'Nothing is due' }
    if (amount <= due) return {}
    return { amount: `Only ${dollars(due)} ${order ? 'can be paid now: the order is on hold' : 'is due'}` }
  }
  if (kind !== 'issueRefund') return {}
  const charge = books.data.find((each) => each.transaction_id === transaction_id)
  const most = transaction_type === 'card' && charge ? charge.refundable : books.paid
  if (amount > most) return { amount: `No more than ${dollars(Math.max(most, 0))} can be refunded` }
  return amount > books.refund_by_rule && note === null
    ? { note: `Say why more than the ${dollars(Math.max(books.refund_by_rule, 0))} that is owed is refunded` }
    : {}
}
