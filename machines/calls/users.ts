import type { HistoryRow, StaffUser, UserRow } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call } from './call'
import type { SessionOver } from './staff'

export interface UsersQuery {
  readonly search: string
  readonly sort: 'name' | 'email' | 'role' | 'created'
  readonly direction: 'asc' | 'desc'
  /** from 1 */
  readonly page: number
}

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  /** rows a page */
  readonly size: number
}
export type UsersPage = Page<UserRow>
export type AuditPage = Page<HistoryRow>

export interface AuditQuery {
  /** part of a name or an address */
  readonly actor: string
  /** part of what was done, in words */
  readonly action: string
  /** MM/DD/YYYY, both counted; null: no end */
  readonly from: string | null
  readonly to: string | null
  /** from 1 */
  readonly page: number
}

export type UsersFact =
  | { type: 'users.listed'; listed: UsersPage }
  | { type: 'users.missed'; problem: Problem }
  | SessionOver

/** An account as it stands now. The password of it is told this once, where there is a new one. */
export type AccountFact =
  | { type: 'user.saved'; user: UserRow; password: string | null }
  | { type: 'user.refused'; problem: Problem }
  | SessionOver

export type AuditFact =
  | { type: 'audit.read'; listed: AuditPage }
  | { type: 'audit.missed'; problem: Problem }
  | SessionOver

export type PasswordFact = { type: 'password.changed' } | { type: 'password.refused'; problem: Problem } | SessionOver

const isSignedOut = (problem: Problem) => problem.status === 401
const ended: SessionOver = { type: 'session.ended' }

export const listUsers = (client: StaffClient) =>
  call((query: UsersQuery, signal) => client.listUsers(query, signal), {
    answered: (listed): UsersFact => ({ type: 'users.listed', listed }),
    refused: (problem): UsersFact => (isSignedOut(problem) ? ended : { type: 'users.missed', problem }),
  })

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly role: StaffUser['role']
  readonly idempotencyKey: string
}

export const addUser = (client: StaffClient) =>
  call(({ idempotencyKey, ...user }: NewUser, signal) => client.addUser(user, idempotencyKey, signal), {
    answered: ({ user, password }): AccountFact => ({ type: 'user.saved', user, password }),
    refused: (problem): AccountFact => (isSignedOut(problem) ? ended : { type: 'user.refused', problem }),
  })

export interface ChangedUser {
  readonly user: string
  readonly changes: {
    readonly name?: string
    readonly role?: StaffUser['role']
    readonly is_disabled?: boolean
    readonly new_password?: boolean
  }
}

export const updateUser = (client: StaffClient) =>
  call(({ user, changes }: ChangedUser, signal) => client.updateUser(user, changes, signal), {
    answered: ({ user, password }): AccountFact => ({ type: 'user.saved', user, password }),
    refused: (problem): AccountFact => (isSignedOut(problem) ? ended : { type: 'user.refused', problem }),
  })

export const listAudit = (client: StaffClient) =>
  call(
    ({ actor, action, from, to, page }: AuditQuery, signal) =>
      client.listAudit({ actor, action, page, ...(from && { from }), ...(to && { to }) }, signal),
    {
      answered: (listed): AuditFact => ({ type: 'audit.read', listed }),
      refused: (problem): AuditFact => (isSignedOut(problem) ? ended : { type: 'audit.missed', problem }),
    },
  )

export const changePassword = (client: StaffClient) =>
  call(
    ({ password, newPassword }: { password: string; newPassword: string }, signal) =>
      client.changePassword({ password, new_password: newPassword }, signal),
    {
      answered: (): PasswordFact => ({ type: 'password.changed' }),
      refused: (problem): PasswordFact => (isSignedOut(problem) ? ended : { type: 'password.refused', problem }),
    },
  )
