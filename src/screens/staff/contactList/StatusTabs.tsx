import type { ContactPage, ContactQuery } from '../../../../machines/calls/staff'
import type { ColumnName } from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf, quoteStatuses } from '../../../../machines/staff/contactList/contactList.route'
import { countedIn } from '../shared/counts'
import { statusWord } from '../shared/Status'
import { Tabs } from '../shared/Tabs'

interface Props {
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  /** null until the counts are known */
  readonly counts: ContactPage['counts'] | null
}

/** A tab for each status. */
export function StatusTabs({ query, chosen, counts }: Props) {
  const tabs = [null, ...quoteStatuses].map((status) => ({
    name: status ? statusWord(status) : 'All',
    to: contactListAddressOf({ ...query, status, page: 1 }, chosen),
    isCurrent: status === query.status,
    count: counts ? countedIn(counts[status ?? 'all'] ?? 0) : undefined,
  }))
  return <Tabs label="Status" tabs={tabs} count={null} />
}
