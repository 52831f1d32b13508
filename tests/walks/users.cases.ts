import type { HistoryRow, UserRow } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { AccountFact, AuditFact, PasswordFact, UsersFact } from '../../machines/calls/users'
import { signedOutElsewhere } from './staff.cases'

export const sam: UserRow = {
  id: 'u7',
  name: 'Sam Sample',
  email: 'sam@example.com',
  role: 'rep',
  is_disabled: false,
  created: '2026-11-18T15:00:00.000Z',
  last_seen: '2026-11-20T19:45:00.000Z',
}
export const closed: UserRow = {
  ...sam,
  id: 'u8',
  name: 'Kim Closed',
  email: 'kim@example.com',
  is_disabled: true,
  last_seen: null,
}
export const firstPassword = 'aaaaa-bbbbb-ccccc-ddddd-eeeee'
export const usersPage = (rows: readonly UserRow[]) => ({ rows, total: rows.length, page: 1, size: 50 })

export const taken: Problem = { status: 422, message: 'Some answers', errors: { email: 'Has an account already' } }
export const lastAdmin: Problem = { status: 409, message: 'This is the last administrator who can sign in.' }

export const userListings: UsersFact[] = [
  { type: 'users.listed', listed: usersPage([sam, closed]) },
  { type: 'users.missed', problem: noAnswer },
  signedOutElsewhere,
]
export const addingsOfUsers: AccountFact[] = [
  { type: 'user.saved', user: sam, password: firstPassword },
  { type: 'user.refused', problem: taken },
  { type: 'user.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const updatingsOfUsers: AccountFact[] = [
  { type: 'user.saved', user: sam, password: null },
  { type: 'user.saved', user: sam, password: firstPassword },
  { type: 'user.refused', problem: { status: 422, message: 'Some answers', errors: { name: 'Needs a name' } } },
  { type: 'user.refused', problem: lastAdmin },
  signedOutElsewhere,
]

export const done: HistoryRow = {
  number: 12,
  at: '2026-11-20T19:45:00.000Z',
  actor: 'admin.one@example.com',
  entity: 'setting',
  entity_id: 'policy-fee-adjustment/4',
  contact_id: null,
  action: 'feeAdjustment.changed',
  words: 'Fee adjustment changed',
  changes: [{ field: 'percent', label: 'Percent', from: '-50', to: '-25' }],
}
export const saved: HistoryRow = {
  ...done,
  number: 11,
  actor: 'customer',
  entity: 'contact',
  entity_id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  contact_id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  action: 'quote.saved',
  words: 'Answers saved',
  changes: [],
}
export const auditPage = (rows: readonly HistoryRow[]) => ({ rows, total: rows.length, page: 1, size: 50 })
export const auditFacts: AuditFact[] = [
  { type: 'audit.read', listed: auditPage([done, saved]) },
  { type: 'audit.missed', problem: noAnswer },
  signedOutElsewhere,
]

export const notYours: Problem = {
  status: 422,
  message: 'Some answers',
  errors: { password: 'This is not your password' },
}
export const passwordFacts: PasswordFact[] = [
  { type: 'password.changed' },
  { type: 'password.refused', problem: notYours },
  { type: 'password.refused', problem: noAnswer },
  signedOutElsewhere,
]
