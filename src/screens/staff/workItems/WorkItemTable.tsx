import type { WorkItemRow } from '../../../../contract/client'
import { kindWords } from '../../../../domain/staff/workItems'
import { listsTasks, type WorkItemsQuery } from '../../../../machines/calls/workItems'
import { workItemsAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import { Link } from '../../../shared/ui/Link'
import { DueDay } from '../shared/DueDay'
import { shortMoment } from '../shared/dates'
import { SortHead } from '../shared/SortHeading'
import { tableLook } from '../shared/tableStyle'
import { ContactLink } from './ContactLink'

const { words, cell, cut, row: rowLook } = tableLook

interface Props {
  readonly rows: readonly WorkItemRow[]
  readonly query: WorkItemsQuery
}

/** One row for each request or task. */
export function WorkItemTable({ rows, query }: Props) {
  const areTasks = listsTasks(query.show)
  const { sort, direction } = query
  const time = areTasks ? 'due' : 'created'
  const head = (name: NonNullable<WorkItemsQuery['sort']>, label: string) => (
    <SortHead
      direction={(sort ?? time) === name ? direction : null}
      to={(wanted) => workItemsAddressOf({ ...query, sort: name, direction: wanted, page: 1 })}
    >
      {label}
    </SortHead>
  )
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">{areTasks ? 'Tasks' : 'Requests'}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>{areTasks ? 'Task' : 'Request'}</th>
          {areTasks ? null : head('kind', 'Kind')}
          <th className={words}>{areTasks ? 'For' : 'From'}</th>
          {head('owner', 'Owner')}
          {head(time, areTasks ? 'Due' : 'Received')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} query={query} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, query }: { row: WorkItemRow; query: WorkItemsQuery }) {
  const { id, kind, subject, name, email, owner, due, created } = row
  const areTasks = listsTasks(query.show)
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start [overflow-wrap:anywhere] max-md:col-span-2 max-md:font-strong`}>
        <Link
          to={workItemsAddressOf(query, id)}
          className="max-md:inline-flex max-md:min-h-(--size-target) max-md:items-center"
        >
          <span className="line-clamp-2">{subject}</span>
        </Link>
      </th>
      {!areTasks && <td className={`${cell} whitespace-nowrap max-md:col-span-2`}>{kindWords[kind]}</td>}
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2`}>
        {(name ?? email) && <p>{name ?? email}</p>}
        <ContactLink row={row} />
      </td>
      <td className={`${cell} ${cut} text-ink-soft`}>{owner ?? 'Unassigned'}</td>
      <td className={`${cell} whitespace-nowrap max-md:text-end`}>
        {due ? <DueDay row={row} day={due} /> : <span className="text-ink-soft">{shortMoment(created)}</span>}
      </td>
    </tr>
  )
}
