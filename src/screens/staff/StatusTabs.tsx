import type { ContactPage, ContactQuery } from '../../../machines/calls/staff'
import type { ColumnName } from '../../../machines/staff/desk.columns'
import { deskAddressOf, quoteStatuses } from '../../../machines/staff/desk.place'
import { countedIn } from './counted'
import { statusWord } from './Status'
import { Tabs } from './Tabs'

interface Props {
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  /** null while nobody knows */
  readonly counts: ContactPage['counts'] | null
}

/** Of which status. */
export function StatusTabs({ query, chosen, counts }: Props) {
  const tabs = [null, ...quoteStatuses].map((status) => ({
    name: status ? statusWord(status) : 'All',
    to: deskAddressOf({ ...query, status, page: 1 }, chosen),
    isCurrent: status === query.status,
    count: counts ? countedIn(counts[status ?? 'all'] ?? 0) : undefined,
  }))
  return <Tabs label="Status" tabs={tabs} count={null} />
}
