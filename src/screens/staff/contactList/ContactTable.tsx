import type { ContactRow } from '../../../../contract/client'
import type { ContactQuery } from '../../../../machines/calls/staff'
import {
  areUsual,
  type ColumnName,
  columns,
  firstColumn,
  firstWay,
  type Sort,
} from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf, orderOf } from '../../../../machines/staff/contactList/contactList.route'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { tableLook } from '../shared/tableStyle'
import { listColumns } from './columns'

const { head, cell, row: rowLook } = tableLook

interface Props {
  readonly rows: readonly ContactRow[]
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
}

/** One row for each contact. The heading of a sortable column is a link, because the address holds the order. */
export function ContactTable({ rows, query, chosen }: Props) {
  const isUsual = areUsual(chosen)
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Quotes and policies</caption>
      <thead className="max-md:hidden">
        <tr>
          {chosen.map((name) => (
            <Head key={name} name={name} query={query} chosen={chosen} hidden={hiddenIn(name, isUsual)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={`relative ${rowLook}`}>
            {chosen.map((name) => (
              <Cell key={name} name={name} row={row} hidden={hiddenIn(name, isUsual)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const hiddenIn = (name: ColumnName, isUsual: boolean) => (isUsual ? (listColumns[name].hidden ?? '') : '')

function Head({ name, query, chosen, hidden }: Omit<Props, 'rows'> & { name: ColumnName; hidden: string }) {
  const { title, isAtEnd } = listColumns[name]
  const declared = columns[name]
  const order = orderOf(query)
  const sort: Sort | null = 'sort' in declared ? declared.sort : null
  const direction = sort !== null && order?.sort === sort ? order.direction : null
  const next = direction === null && sort !== null ? firstWay(sort) : direction === 'asc' ? 'desc' : 'asc'
  const voice = direction ? 'font-strong text-ink' : 'plain-weight text-ink-soft'
  return (
    <th
      scope="col"
      className={`${head} ${isAtEnd ? 'text-end' : 'text-start'} ${voice} ${hidden}`}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort === null ? (
        title
      ) : (
        <Link
          to={contactListAddressOf({ ...query, sort, direction: next, page: 1 }, chosen)}
          className={`${tableLook.sorted} text-inherit no-underline hover:text-ink hover:underline`}
        >
          {direction && <Icon name={direction === 'asc' ? 'chevronUp' : 'chevronDown'} className="size-2" />}
          {title}
        </Link>
      )}
    </th>
  )
}

function Cell({ name, row, hidden }: { name: ColumnName; row: ContactRow; hidden: string }) {
  const { title, cell: drawn, look, isLine } = listColumns[name]
  if (name === firstColumn)
    return (
      <th scope="row" className={`${cell} text-start ${look}`}>
        {/* the link covers its row: a click anywhere opens it, and the middle button opens it in a new tab */}
        <Link to={contactAddressOf(row.id)} className="after:absolute after:inset-0">
          {drawn(row)}
        </Link>
      </th>
    )
  return (
    <td className={`${cell} ${look} ${hidden} ${isLine ? 'max-md:col-span-2 max-md:text-start' : ''}`}>
      {isLine && <span className="text-ink-soft md:hidden">{title}: </span>}
      {drawn(row)}
    </td>
  )
}
