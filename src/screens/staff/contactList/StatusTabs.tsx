import { useNavigate } from 'react-router-dom'
import type { ContactPage, ContactQuery } from '../../../../machines/calls/staff'
import type { ColumnName } from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf, quoteStatuses } from '../../../../machines/staff/contactList/contactList.route'
import { statusCountIn } from '../shared/counts'
import { statusWord } from '../shared/Status'
import { Tabs } from '../shared/Tabs'

interface Props {
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  /** null until the counts are known */
  readonly counted: Pick<ContactPage, 'counts' | 'counted_to'> | null
}

/** A tab for each status; on a phone, where ten tabs do not fit, a choice. */
export function StatusTabs({ query, chosen, counted }: Props) {
  const go = useNavigate()
  const tabs = [null, ...quoteStatuses].map((status) => ({
    name: status ? statusWord(status) : 'All',
    to: contactListAddressOf({ ...query, status, page: 1 }, chosen),
    isCurrent: status === query.status,
    count: counted ? statusCountIn(counted.counts[status ?? 'all'] ?? 0, counted) : undefined,
  }))
  return (
    <>
      <label className="flex w-full items-center gap-1 whitespace-nowrap text-ink-soft md:hidden">
        Status
        <select
          value={tabs.find(({ isCurrent }) => isCurrent)!.to}
          onChange={(event) => go(event.target.value)}
          className="control min-h-(--size-target)! min-w-0 grow cursor-pointer px-1.5! py-0.75! text-ink"
        >
          {tabs.map(({ name, to, count }) => (
            <option key={to} value={to}>
              {count === undefined ? name : `${name}, ${count}`}
            </option>
          ))}
        </select>
      </label>
      <div className="max-md:hidden">
        <Tabs label="Status" tabs={tabs} count={null} areFew />
      </div>
    </>
  )
}
