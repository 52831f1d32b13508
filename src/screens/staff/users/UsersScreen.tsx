import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import { usersAddressOf } from '../../../../machines/staff/users/users.route'
import {
  selectUserAbout,
  selectUsers,
  selectUsersBusy,
  selectUsersListed,
  selectUsersProblem,
  selectUsersQuery,
  selectUsersState,
  type UsersRef,
} from '../../../../machines/staff/users/users.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy, Loading } from '../../../shared/ui/Busy'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { NoRows } from '../shared/NoRows'
import { Pager } from '../shared/Pager'
import { Search } from '../shared/Search'
import { StaffPage } from '../shared/StaffPage'
import { UserDialogs } from './UserDialogs'
import { UserTable } from './UserTable'

/** The screen at `/admin/users`. */
export function UsersScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Users staff={staff} />
    </StaffPage>
  )
}

function Users({ staff }: { staff: StaffRef }) {
  const users = useSelector(staff, selectUsers)
  return users ? <UsersPage users={users} /> : null
}

function UsersPage({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  const busy = useSelector(users, selectUsersBusy)
  return (
    <>
      <title>{`Users | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Users
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Only administrators can manage accounts. Your own account is under your name.</p>
      ) : (
        <Accounts users={users} />
      )}
      <UserDialogs users={users} />
      {busy && <Busy text={busy} />}
    </>
  )
}

function Accounts({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  const query = useSelector(users, selectUsersQuery)
  const listed = useSelector(users, selectUsersListed)
  const isLoading = state === 'loading' || state === 'relisting'
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        The staff accounts. Deactivating an account, or changing its role or password, signs the user out everywhere.
      </p>
      <Search
        label="Name or address"
        searched={query.search}
        to={(search) => usersAddressOf({ ...query, search, page: 1 })}
      />
      <div className="pb-2">
        <Button isDense tone="main" onClick={() => users.send({ type: 'adding.begun' })}>
          Add an account
        </Button>
      </div>
      {state === 'withoutFactors' && <WithoutFactors users={users} />}
      {isLoading && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <LoadFailed users={users} /> : <Rows users={users} />}
    </>
  )
}

/** The button that removed them is gone, so the confirmation takes the focus. */
function WithoutFactors({ users }: { users: UsersRef }) {
  const about = useSelector(users, selectUserAbout)
  return (
    <p role="status" tabIndex={-1} ref={focusOnMount} className="pb-2 font-strong">
      {`The second factors of ${about?.name} are removed, and we have mailed them.`}
    </p>
  )
}

function LoadFailed({ users }: { users: UsersRef }) {
  const problem = useSelector(users, selectUsersProblem)
  return <Failed problem={problem} onRetry={() => users.send({ type: 'page.retried' })} />
}

function Rows({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  const query = useSelector(users, selectUsersQuery)
  const listed = useSelector(users, selectUsersListed)
  if (!listed) return null
  return (
    <div aria-busy={state === 'loading' || state === 'relisting'}>
      {listed.rows.length > 0 && (
        <>
          <UserTable users={users} rows={listed.rows} query={query} />
          <TimeZoneNote />
        </>
      )}
      <NoRows total={listed.total}>{`No account matches “${query.search}”.`}</NoRows>
      {listed.total > 0 && <Pager range={listed} to={(page) => usersAddressOf({ ...query, page })} />}
    </div>
  )
}
