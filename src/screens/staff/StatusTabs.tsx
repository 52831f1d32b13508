import type { ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf, quoteStatuses } from '../../../machines/staff/desk.place'
import { statusWord } from './Status'
import { countIn, Tabs } from './Tabs'

/** Of which status. */
export function StatusTabs({ query, total }: { query: ContactQuery; total: number | null }) {
  const tabs = [null, ...quoteStatuses].map((status) => ({
    name: status ? statusWord(status) : 'All',
    to: deskAddressOf({ ...query, status, page: 1 }),
    isCurrent: status === query.status,
  }))
  return <Tabs label="Status" tabs={tabs} count={countIn(total)} />
}
