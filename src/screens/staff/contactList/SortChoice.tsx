import { useNavigate } from 'react-router-dom'
import type { ContactQuery } from '../../../../machines/calls/staff'
import {
  type ColumnName,
  columnNames,
  columns,
  type Direction,
  type Sort,
} from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf, orderOf } from '../../../../machines/staff/contactList/contactList.route'
import { listColumns } from './columns'

const letters = { asc: 'A to Z', desc: 'Z to A' }
const time = { asc: 'oldest first', desc: 'newest first' }
const ways: Partial<Record<Sort, Record<Direction, string>>> = {
  amount_due: { asc: 'lowest first', desc: 'highest first' },
  event_start_date: { asc: 'earliest first', desc: 'latest first' },
  created: time,
  edited: time,
}

const orders = columnNames.flatMap((name) => {
  const declared = columns[name]
  if (!('sort' in declared)) return []
  const { sort } = declared
  return (['asc', 'desc'] as const).map((direction) => ({
    value: `${sort} ${direction}`,
    label: `${listColumns[name].title.replace(', $', '')}, ${(ways[sort] ?? letters)[direction]}`,
  }))
})

/** Chooses the order where the table's headings are hidden. */
export function SortChoice({ query, chosen }: { query: ContactQuery; chosen: readonly ColumnName[] }) {
  const go = useNavigate()
  const order = orderOf(query)
  const choose = (value: string) => {
    const [sort, direction] = value.split(' ') as [Sort, Direction]
    go(contactListAddressOf({ ...query, sort, direction, page: 1 }, chosen))
  }
  return (
    <label className="flex w-full items-center gap-1 whitespace-nowrap text-ink-soft md:hidden">
      Sorted by
      <select
        value={order ? `${order.sort} ${order.direction}` : ''}
        onChange={(event) => choose(event.target.value)}
        className="control min-h-(--size-target)! min-w-0 grow cursor-pointer px-1.5! py-0.75! text-ink"
      >
        {order === null && <option value="">Longest wait first</option>}
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
