import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import type { DirectoryQuery } from '../../../../machines/calls/directory'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { venuesAddressOf, venuesQueryIn } from '../../../../machines/staff/venues/venues.route'
import {
  selectVenuesDone,
  selectVenuesListed,
  selectVenuesPage,
  selectVenuesProblem,
  selectVenuesQuery,
  selectVenuesState,
  type VenuesRef,
} from '../../../../machines/staff/venues/venues.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { TimeZoneNote } from '../shared/dates'
import { ListSearch } from '../shared/ListSearch'
import { Failed } from '../shared/LoadError'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { StaffPage } from '../shared/StaffPage'
import { statusChoices } from './statusWords'
import { VenueDialogs } from './VenueDialogs'
import { VenuesTable } from './VenuesTable'

/** The screen at `/admin/venues`. */
export function VenuesScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Venues staff={staff} />
    </StaffPage>
  )
}

function Venues({ staff }: { staff: StaffRef }) {
  const venues = useSelector(staff, selectVenuesPage)
  return venues ? <Directory venues={venues} /> : null
}

function Directory({ venues }: { venues: VenuesRef }) {
  const state = useSelector(venues, selectVenuesState)
  return (
    <>
      <title>{`Venues | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Venues
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Accountants do not work on the directory of venues.</p>
      ) : (
        <VenueList venues={venues} />
      )}
      <VenueDialogs venues={venues} />
    </>
  )
}

function VenueList({ venues }: { venues: VenuesRef }) {
  const state = useSelector(venues, selectVenuesState)
  const query = useSelector(venues, selectVenuesQuery)
  const listed = useSelector(venues, selectVenuesListed)
  const problem = useSelector(venues, selectVenuesProblem)
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        Buyers find published and verified venues. A draft has to be verified first.
      </p>
      <ListSearch
        label="Name, city or code"
        query={query}
        statuses={statusChoices}
        to={(typed) => {
          const { sort, direction } = query
          return venuesAddressOf({ ...venuesQueryIn(`/admin/venues?${typed}`), sort, direction })
        }}
        everything={venuesAddressOf(venuesQueryIn('/admin/venues'))}
      />
      <div className="pb-2">
        <Button isDense tone="main" onClick={() => venues.send({ type: 'import.begun' })}>
          Import venues
        </Button>
      </div>
      <Done venues={venues} />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' && <Failed problem={problem} onRetry={() => venues.send({ type: 'page.retried' })} />}
      {listed && state !== 'failed' && (
        <div aria-busy={state === 'loading'}>
          {listed.rows.length > 0 && (
            <>
              <VenuesTable venues={venues} rows={listed.rows} query={query} />
              <TimeZoneNote />
            </>
          )}
          <NoRows total={listed.total}>{emptyWords(query)}</NoRows>
          {listed.total > 0 && <Pager range={listed} to={(page) => venuesAddressOf({ ...query, page })} />}
        </div>
      )}
    </>
  )
}

/** The result of the last dialog takes the focus: the button that opened it may be gone from the list. */
function Done({ venues }: { venues: VenuesRef }) {
  const done = useSelector(venues, selectVenuesDone)
  if (done === null) return null
  return (
    <div tabIndex={-1} ref={focusOnMount} className="mb-2">
      <Notice tone="done" title={done} />
    </div>
  )
}

function emptyWords(query: DirectoryQuery): string {
  if (isFiltered(query)) return 'No venues match.'
  return 'The directory has no venue yet. Import a list, and invite each venue to describe its requirements.'
}

const isFiltered = ({ search, status }: DirectoryQuery) => search !== '' || status !== null
