import type { UserRow } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { roleWords } from '../../../../domain/staff/accounts'
import type { UsersQuery } from '../../../../machines/calls/users'
import { usersAddressOf } from '../../../../machines/staff/users/users.route'
import type { UsersRef } from '../../../../machines/staff/users/users.select'
import { Button } from '../../../shared/ui/Button'
import { SortHead } from '../shared/SortHeading'
import { tableLook } from '../shared/tableStyle'

const { words, cell, row: rowLook } = tableLook

interface Props {
  readonly users: UsersRef
  readonly rows: readonly UserRow[]
  readonly query: UsersQuery
}

/** One row for each account: owner, role, last sign-in. */
export function UserTable({ users, rows, query }: Props) {
  const sorting = (sort: UsersQuery['sort']) => ({
    direction: query.sort === sort ? query.direction : null,
    to: (direction: UsersQuery['direction']) => usersAddressOf({ ...query, sort, direction, page: 1 }),
  })
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Accounts</caption>
      <thead className="max-md:sr-only">
        <tr>
          <SortHead {...sorting('name')}>Name</SortHead>
          <SortHead {...sorting('email')}>Email</SortHead>
          <SortHead {...sorting('role')}>Role</SortHead>
          <th className={words}>State</th>
          <th className={words}>Last signed in</th>
          <th className={words}>
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} users={users} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ users, row }: { users: UsersRef; row: UserRow }) {
  const { name, email, role, is_disabled, last_seen, has_second_factor } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} wrap-anywhere text-start max-md:text-body max-md:font-strong`}>
        {name}
      </th>
      <td className={`${cell} [overflow-wrap:anywhere] max-md:col-span-2 max-md:row-start-2`}>{email}</td>
      <td className={`${cell} whitespace-nowrap max-md:text-end`}>{roleWords[role]}</td>
      <td className={`${cell} whitespace-nowrap ${is_disabled ? 'font-strong text-stop' : ''} max-md:col-span-2`}>
        {is_disabled ? 'Deactivated' : 'Active'}
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-md:col-span-2`}>
        <span className="md:sr-only">Last signed in: </span>
        {last_seen ? momentInWords(last_seen) : 'never'}
      </td>
      <td className={`${cell} text-end max-md:col-span-2 max-md:pt-1 max-md:text-start`}>
        <span className="inline-flex flex-wrap justify-end gap-1 max-md:justify-start">
          <Button isDense aria-label={`Change ${name}`} onClick={() => users.send({ type: 'editing.begun', row })}>
            Change
          </Button>
          <Button
            isDense
            aria-label={`New password for ${name}`}
            onClick={() => users.send({ type: 'password.begun', row })}
          >
            New password
          </Button>
          {has_second_factor && (
            <Button
              isDense
              aria-label={`Remove the second factors of ${name}`}
              onClick={() => users.send({ type: 'factors.begun', row })}
            >
              Second factors
            </Button>
          )}
          {!is_disabled && (
            <Button
              isDense
              aria-label={`Sign ${name} out everywhere`}
              onClick={() => users.send({ type: 'signOut.begun', row })}
            >
              Sign out
            </Button>
          )}
          <Button
            isDense
            aria-label={`${is_disabled ? 'Activate' : 'Deactivate'} the account of ${name}`}
            onClick={() => users.send({ type: 'status.begun', row })}
          >
            {is_disabled ? 'Activate' : 'Deactivate'}
          </Button>
        </span>
      </td>
    </tr>
  )
}
