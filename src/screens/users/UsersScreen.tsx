import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/brand'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { usersAddressOf } from '../../../machines/users/users.place'
import {
  selectUsers,
  selectUsersBusy,
  selectUsersListed,
  selectUsersProblem,
  selectUsersQuery,
  selectUsersState,
  type UsersRef,
} from '../../../machines/users/users.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Busy, Loading } from '../../ui/Busy'
import { Button } from '../../ui/Button'
import { Failed } from '../staff/Failed'
import { Pager } from '../staff/Pager'
import { Search } from '../staff/Search'
import { StaffRoom } from '../staff/StaffRoom'
import { Zone } from '../staff/Zone'
import { UserDialogs } from './UserDialogs'
import { UserTable } from './UserTable'

/** The screen at `/admin/users`. */
export function UsersScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Users staff={staff} />
    </StaffRoom>
  )
}

function Users({ staff }: { staff: StaffRef }) {
  const users = useSelector(staff, selectUsers)
  return users ? <Room users={users} /> : null
}

function Room({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  const busy = useSelector(users, selectUsersBusy)
  return (
    <>
      <title>{`Users | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Users
      </h1>
      {state === 'turnedAway' ? (
        <p className="py-2">Accounts are the administrators’. Your own is under your name.</p>
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
  return (
    <>
      <p className="max-w-(--measure) pb-2 text-ink-soft">
        Who works here. Whoever is closed out, or given another role or password, is signed out everywhere.
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
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? <NotRead users={users} /> : <Listed users={users} />}
    </>
  )
}

function NotRead({ users }: { users: UsersRef }) {
  const problem = useSelector(users, selectUsersProblem)
  return <Failed problem={problem} onRetry={() => users.send({ type: 'list.retried' })} />
}

function Listed({ users }: { users: UsersRef }) {
  const state = useSelector(users, selectUsersState)
  const query = useSelector(users, selectUsersQuery)
  const listed = useSelector(users, selectUsersListed)
  if (!listed) return null
  return (
    <div aria-busy={state === 'loading'}>
      {listed.rows.length > 0 ? (
        <>
          <UserTable users={users} rows={listed.rows} query={query} />
          <Zone />
        </>
      ) : (
        <p role="status" className="py-4 text-body">
          {`No account matches “${query.search}”.`}
        </p>
      )}
      {listed.total > 0 && <Pager found={listed} to={(page) => usersAddressOf({ ...query, page })} />}
    </div>
  )
}
