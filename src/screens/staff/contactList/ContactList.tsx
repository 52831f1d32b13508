import { useSelector } from '@xstate/react'
import type { ContactPage, ContactQuery } from '../../../../machines/calls/staff'
import { areUsual, type ColumnName } from '../../../../machines/staff/contactList/contactList.columns'
import { contactListAddressOf, isNarrowed } from '../../../../machines/staff/contactList/contactList.route'
import {
  type ContactListRef,
  selectColumns,
  selectContactListProblem,
  selectContactListUser,
  selectContacts,
  selectFilterFaults,
  selectIsExporting,
  selectIsFilterRefused,
  selectListState,
  selectQuery,
} from '../../../../machines/staff/contactList/contactList.select'
import { Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { countedIn, isMore } from '../shared/counts'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { Pager } from '../shared/Pager'
import { statusWord } from '../shared/Status'
import { ColumnChoice } from './ColumnChoice'
import { ContactFilters } from './ContactFilters'
import { ContactListHeading } from './ContactListHeading'
import { ContactTable } from './ContactTable'
import { SortChoice } from './SortChoice'
import { StatusTabs } from './StatusTabs'

/** Quotes and policies, newest change first. The address holds the search, the order and the columns. */
export function ContactList({ contactList }: { contactList: ContactListRef }) {
  const state = useSelector(contactList, selectListState)
  const query = useSelector(contactList, selectQuery)
  const chosen = useSelector(contactList, selectColumns)
  const user = useSelector(contactList, selectContactListUser)
  const contacts = useSelector(contactList, selectContacts)
  const faults = useSelector(contactList, selectFilterFaults)
  const isRefused = useSelector(contactList, selectIsFilterRefused)
  const isReloading = state === 'loading'
  return (
    <>
      <ContactListHeading contactList={contactList} />
      <ContactFilters query={query} chosen={chosen} user={user} owners={contacts?.owners ?? []} faults={faults} />
      <StatusTabs
        query={query}
        chosen={chosen}
        counted={contacts && !isReloading && state !== 'failed' ? contacts : null}
      />
      {isReloading && (contacts ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed'
        ? // errors of a filter that the server rejects are shown beside the filter
          !isRefused && <LoadFailed contactList={contactList} />
        : contacts && (
            <ContactRows
              contactList={contactList}
              contacts={contacts}
              query={query}
              chosen={chosen}
              isReloading={isReloading}
            />
          )}
    </>
  )
}

function LoadFailed({ contactList }: { contactList: ContactListRef }) {
  const problem = useSelector(contactList, selectContactListProblem)
  return <Failed problem={problem} onRetry={() => contactList.send({ type: 'page.retried' })} />
}

interface ContactRowsProps {
  readonly contactList: ContactListRef
  readonly contacts: ContactPage
  readonly query: ContactQuery
  readonly chosen: readonly ColumnName[]
  readonly isReloading: boolean
}

function ContactRows({ contactList, contacts, query, chosen, isReloading }: ContactRowsProps) {
  const isExporting = useSelector(contactList, selectIsExporting)
  const { rows, total, counted_to: countedTo } = contacts
  return (
    <div aria-busy={isReloading}>
      <p role="status" className={total > 0 ? 'sr-only' : 'max-w-(--measure) py-4 text-body'}>
        {isReloading ? '' : countInWords(contacts, query)}
      </p>
      {total > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-1">
          <SortChoice query={query} chosen={chosen} />
          <ColumnChoice query={query} chosen={chosen} />
          <Button
            isDense
            waiting={isExporting ? 'Exporting ...' : null}
            onClick={() => contactList.send({ type: 'export.requested' })}
          >
            Export
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <div className={areUsual(chosen) ? undefined : 'md:overflow-x-auto'}>
          <ContactTable rows={rows} query={query} chosen={chosen} />
        </div>
      )}
      {total > 0 && <TimeZoneNote />}
      {total > 0 && (
        <Pager
          range={contacts}
          isMore={isMore(total, countedTo)}
          to={(page) => contactListAddressOf({ ...query, page }, chosen)}
        />
      )}
    </div>
  )
}

function countInWords({ total, counted_to: countedTo }: ContactPage, query: ContactQuery) {
  const { search, status } = query
  if (total > 0) return `${countedIn(total, countedTo)} found.`
  const is = status && (status === 'draft' ? 'is a draft' : `is ${statusWord(status).toLowerCase()}`)
  const sought = is ? `quote or policy that ${is}` : 'quote or policy'
  if (search) return `No ${sought} matches “${search}”. Try a part of a name, a number, an email address or a location.`
  if (isNarrowed(query)) return `No ${sought} matches these filters. Clear them to see more.`
  return is ? `No quote or policy ${is}.` : 'No quotes yet. A quote appears here when it is first saved.'
}
